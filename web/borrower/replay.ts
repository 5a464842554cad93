/**
 * A recorder of visits, where the lender has put one in the page, names its recording under `sessionReplay`. Requests say
 * which recording they belong to, and an application keeps where its visit can be watched again. Loaded with the pages of
 * people who are logged in, never with the first page.
 */
import { call, connect } from '#web/client/client.ts';
import { sessionShelf } from '#web/client/storage.ts';

declare global {
  /** Answers nothing until it records. */
  var sessionReplay: { readonly url: () => string | null | undefined } | undefined;
}

export function followReplay(): void {
  connect({
    replayHeaders: () => {
      const link = globalThis.sessionReplay?.url();
      return link ? { 'x-replay-session': link } : {};
    },
  });
}

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
