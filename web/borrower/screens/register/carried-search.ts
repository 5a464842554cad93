/** The query string that goes along from step to step: everything that was there but the answers it carried. */
import type { URL_DATA_PARAMETER } from '#core/registration/url-data.ts';

/** The type holds it to the one name; its module would bring the whole encoding along. */
const parameter: typeof URL_DATA_PARAMETER = 'data';

export function carriedSearch(search: string, ...alsoWithout: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const name of [parameter, ...alsoWithout]) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Takes the answers out of the address bar, once, before anything is sent anywhere. */
export function takeUrlData(): string | undefined {
  const data = new URLSearchParams(location.search).get(parameter);
  if (data === null) return undefined;
  history.replaceState(history.state, '', location.pathname + carriedSearch(location.search) + location.hash);
  return data;
}
