/**
 * An application keeps where its visit can be watched again, while a recorder runs (which the client names with every
 * request). Loaded with the pages of people who are logged in, never with the first page.
 */
import { call } from '#web/client/client.ts';
import { sessionShelf } from '#web/client/storage.ts';

/** Once for each recording; one that could not be kept is tried again at the next screen. */
export async function linkReplay(uuid: string): Promise<void> {
  const link = globalThis.sessionReplay?.url();
  const key = `hearthline-replay-${uuid}`;
  if (!link || sessionShelf.get(key) === link) return;
  await call('PUT /service-application/api/v1/application/heloc/{uuid}/full-story-link', {
    params: { uuid },
    body: { link },
  }).then(
    () => sessionShelf.set(key, link),
    () => {},
  );
}
