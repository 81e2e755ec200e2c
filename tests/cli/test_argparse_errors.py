"""argparse still says what is wrong in the words that we look for."""

import argparse

import pytest

from zaria.cli.argparse_errors import lacks_a_value


@pytest.mark.parametrize(("given", "lacks"), [(["--seed"], True), (["--help=yes"], False)])
def test_what_is_wrong_with_an_argument(given: list[str], lacks: bool) -> None:
    parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    parser.add_argument("--seed")
    parser.add_argument("--help", action="store_true")
    with pytest.raises(argparse.ArgumentError) as error:
        parser.parse_known_args(given)
    assert lacks_a_value(error.value) == lacks
