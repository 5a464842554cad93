/** The query string that goes along from step to step: everything that was there but the answers it carried. */
import type { URL_DATA_PARAMETER } from '#core/registration/url-data.ts';

/** The type holds it to the one name; its module would bring the whole encoding along. */
const parameter: typeof URL_DATA_PARAMETER = 'data';

export function carriedSearch(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

let taken: string | undefined;

/**
 * Takes the answers out of the address bar before anything is sent anywhere. They are handed out until someone has
 * them for good: a page may begin to render, be interrupted, and begin again.
 */
export function takeUrlData(): string | undefined {
  // Where the server draws the page there is no address bar; it draws none whose address carries answers.
  if (typeof location === 'undefined') return undefined;
  const data = new URLSearchParams(location.search).get(parameter);
  if (data === null) return taken;
  history.replaceState(history.state, '', location.pathname + carriedSearch(location.search) + location.hash);
  taken = data;
  return data;
}

export function forgetUrlData(): void {
  taken = undefined;
}
