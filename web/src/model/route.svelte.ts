/** Pages are named after the `#`: `#table=ID`, `#new=GAME`, `#rules=GAME/SECTION`, nothing for home. */
export interface Route {
  page: string;
  argument: string;
}

function read(): Route {
  const [page = '', argument = ''] = location.hash.slice(1).split('=');
  return { page, argument: decoded(argument) };
}

/** Links are cut and mistyped: what cannot be decoded is taken as it is, and not found. */
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
