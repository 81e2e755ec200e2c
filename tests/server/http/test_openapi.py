"""The server against its OpenAPI document: requests that fit it, and many that do not, cause no server error."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from support.server.person import Person
from support.server.serving import serving

EXAMPLES = settings.default.max_examples // 4  # type: ignore[union-attr]  # of each route and mode


@pytest.fixture
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A guest of a server that takes any number of requests."""
    limits: dict[str, Any] = {"requests_per_minute": 10**9, "tables": 10**9}
    with serving(tmp_path_factory.mktemp("zaria"), **limits) as address, Person(address) as person:
        yield person


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_no_request_makes_a_server_error(guest: Person, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{guest.url}/schema/openapi.json")
    table = guest.create("vegas", "mg", options={"rounds": 1})
    token = guest.http.cookies["zaria_csrf"]
    headers = {"X-CSRF-Token": token, "Cookie": f"zaria_csrf={token}; zaria_guest={guest.http.cookies['zaria_guest']}"}
    routes = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(routes) > 10
    routes.sort(key=lambda route: route.path.endswith("/delete"))  # after it there is no guest any more

    def ask(case: Any) -> None:
        """As it is, and at a table that exists."""
        own = dict.fromkeys(case.path_parameters, table)
        for places in [case.path_parameters, own] if own else [case.path_parameters]:
            case.path_parameters = places
            answer = case.call(headers=headers)
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert set(answer.json()) == {"code", "rule", "arguments", "text"}

    for route in routes:
        takes_something = list(route.body) + list(route.query)  # a name in the path may be any text
        if mode is GenerationMode.NEGATIVE and not takes_something:
            continue  # there is nothing that could be wrong
        cases = route.as_strategy(generation_mode=mode)
        settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))(given(cases)(ask))()
