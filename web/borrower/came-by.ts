/**
 * How someone came: the site that sent them, and the campaign. A visit is counted once a page stands, and by then a page
 * outside the application may have been left for the next one, which only knows that it came from us: so such a page
 * notes it at once, in this tab, for the page after it.
 */
import { campaignOf } from '#core/telemetry.ts';
import { sessionShelf } from '#web/client/storage.ts';
import { isCounted } from './counted.ts';

const noteKey = 'hearthline-came-by';

interface CameBy {
  /** The name of its host; empty where no other site sent them. */
  readonly referrer: string;
  readonly queryParams: ReturnType<typeof campaignOf>;
}

/** What a page that was opened just now says; what it does not say, as the page of ours before it has noted. */
export function cameBy(): CameBy {
  const here = {
    referrer: otherSite(document.referrer),
    queryParams: campaignOf(new URLSearchParams(location.search)),
  };
  const before = here.referrer === '' ? noted() : undefined;
  if (!before) return here;
  const isCampaign = Object.keys(here.queryParams).length > 0;
  return { referrer: before.referrer, queryParams: isCampaign ? here.queryParams : before.queryParams };
}

export function noteCameBy(): void {
  const { referrer, queryParams } = cameBy();
  if (isCounted() && (referrer !== '' || Object.keys(queryParams).length > 0))
    sessionShelf.set(noteKey, JSON.stringify({ referrer, queryParams }));
}

/** It has been counted. */
export function forgetCameBy(): void {
  sessionShelf.remove(noteKey);
}

/** A tab's storage can be written by anyone who sits before it: it is read as an address would be. */
function noted(): CameBy | undefined {
  try {
    const { referrer, queryParams } = JSON.parse(sessionShelf.get(noteKey) ?? '') as CameBy;
    return { referrer: String(referrer), queryParams: campaignOf(new URLSearchParams({ ...queryParams })) };
  } catch {
    return undefined;
  }
}

function otherSite(address: string): string {
  const { hostname } = URL.canParse(address) ? new URL(address) : { hostname: '' };
  return hostname === location.hostname ? '' : hostname;
}
