/** Pages are named after the `#`: `#table=ID`, `#new=GAME`, `#rules=GAME/SECTION`, nothing for home. */
export interface Route {
  page: string;
  argument: string;
}

function read(): Route {
  const [page = '', argument = ''] = location.hash.slice(1).split('=');
  return { page, argument: decoded(argument) };
}

/** Links get cut off or mistyped: an argument that cannot be decoded is used as it is, and will not be found. */
function decoded(argument: string): string {
  try {
    return decodeURIComponent(argument);
  } catch {
    return argument;
  }
}

let route = $state.raw<Route>(read());
addEventListener('hashchange', () => (route = read()));

export function currentRoute(): Route {
  return route;
}

export function linkTo(page: string, argument = ''): string {
  return page ? `#${page}${argument ? `=${encodeURIComponent(argument)}` : ''}` : '#';
}

export function goTo(page: string, argument = ''): void {
  location.hash = linkTo(page, argument);
}
