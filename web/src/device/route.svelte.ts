import { leaveFor } from './over.svelte';

/** Pages are named after the `#`: `#table=ID`, `#new=GAME`, `#rules=GAME/SECTION`, nothing for home. */
export interface Route {
  page: string;
  argument: string;
}

/** A link that somebody was sent names the table in its path, so that messengers can show what it leads to. */
const INVITED = /^\/join\/(\w+)$/.exec(location.pathname)?.[1];
if (INVITED) history.replaceState(null, '', `/#table=${INVITED}`);

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
let before: string | null = null; // the previous page
addEventListener('hashchange', () => {
  const now = read();
  if (now.page !== route.page) before = route.page;
  route = now;
});

export function currentRoute(): Route {
  return route;
}

export function linkTo(page: string, argument = ''): string {
  return page ? `#${page}${argument ? `=${encodeURIComponent(argument)}` : ''}` : '#';
}

/** Close a sheet over the home page: go back, or replace it by home if the visitor came from elsewhere. */
export function closeSheet(): void {
  if (before === '') history.back();
  else location.replace(linkTo(''));
}

export function goTo(page: string, argument = ''): void {
  leaveFor(linkTo(page, argument));
}
