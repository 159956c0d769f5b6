/** The address behind `#` says which page is shown: `#/`, `#/new`, `#/game/ID?as=perceval`, `#/seats/ID`, `#/replay/ID`. */

import { useEffect, useState } from 'preact/hooks';

export interface Route {
  page: string;
  id: string;
  asked: URLSearchParams;
  /** Page and id, without what is asked. */
  path: string;
}

/** The page's own part of the address. It never reaches a server, so an invitation's token may be in it. */
export function routeOf(hash: string): Route {
  const [path = '', asked = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', id = ''] = path.split('/');
  return { page, id: decoded(id), asked: new URLSearchParams(asked), path };
}

/** Links are typed by hand, too: what is no encoding is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const changed = () => setRoute(routeOf(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return route;
}

/** Where a page is, as a link that starts with `#`. */
export function linkTo(page: string, id = '', asked: Record<string, string> = {}): string {
  const query = new URLSearchParams(asked).toString();
  return `#/${page}${id && `/${encodeURIComponent(id)}`}${query && `?${query}`}`;
}

/** The same link for another browser. */
export function address(link: string): string {
  return new URL(link, location.href.split('#')[0]).href;
}

export function goTo(link: string): void {
  location.hash = link;
}
