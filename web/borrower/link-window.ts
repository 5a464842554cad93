/** Leaving for another company's window, and knowing afterwards what came of it. */
import { useState } from 'react';
import type { LinkedSource } from '#core/application/income-sources.ts';
import * as words from '#core/words/en/borrower.ts';
import { failureText } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { rememberBankApplication } from './bank-return.ts';
import { useJourney } from './journey-screen.tsx';

const openKey = 'POST /service-application/api/v2/application/heloc/{uuid}/links';
const lookKey = 'GET /service-application/api/v2/application/heloc/{uuid}/links/{use}';

type Wish = { readonly use: 'bank' } | { readonly use: 'income'; readonly source: LinkedSource };
export type Link = NonNullable<Answer<typeof lookKey>['link']>;

const noPage = words.thisCompanyCannotBeReached;

/** Replaced by specs: a page that is left cannot be looked at. */
export const door = { leaveFor: (url: string) => location.assign(url) };

/** Opens the window in this tab. The tab may be lost: the same window is found again when it is opened again. */
export function useLinkWindow() {
  const { uuid } = useJourney().application;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = async (wish: Wish) => {
    setFailure(undefined);
    setBusy(true);
    try {
      const { url } = await call(openKey, { params: { uuid }, body: wish });
      if (url !== null) return leave(uuid, wish.use, url);
      setFailure(noPage);
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  };
  return { open, isBusy, failure };
}

function leave(uuid: string, use: Wish['use'], url: string): void {
  const org = new URLSearchParams(location.search).get('org');
  rememberBankApplication(uuid, use === 'bank' ? 'bank/confirm' : 'income/pointserv-callback', org);
  door.leaveFor(url);
}

/** The newest window of this use. Never from an earlier visit: it may have ended since. */
export function useLink(use: Wish['use']) {
  const { uuid } = useJourney().application;
  return useRead(lookKey, [{ params: { uuid, use } }], { gcTime: 0 });
}
