/**
 * Leads a borrower: reads where the application is, waits as the table of polling says, and answers with the one place to
 * be. Promises one redirect, and that a page for another status than the present one is left by itself. Knows no React.
 */
import type { BorrowerView } from '#core/application/view.ts';
import { outlineRows } from '#core/journey/outline-rows.ts';
import { isSettled, isWaiting, nextPoll } from '#core/journey/polling.ts';
import { pathTo, type Route, route, unroutedReport } from '#core/journey/route.ts';
import { screenRow } from '#core/journey/screens.ts';
import { forgetAsked } from '#web/client/asked-ahead.ts';
import { CallError } from '#web/client/call-error.ts';
import type { Answer } from '#web/client/client.ts';
import { reportWarning } from '#web/client/error-report.ts';
import { queryClient } from '#web/client/queries.ts';
import { read } from '#web/client/retry.ts';
import { inSameBrand } from './admit.ts';
import type { Notice, NoticeAddress } from './notices.ts';
import { readProfile } from './profile.ts';
import { track } from './track.ts';

const viewKey = 'GET /service-application/api/v1/application/heloc/{uuid}';
const cryptoKey = 'GET /service-application/api/v1/application/crypto-heloc/{uuid}';
const listKey = 'GET /service-application/api/v1/application/heloc/all';
const statusKey = 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status';

/** Two places that ask within this time share one answer. */
const STALE_MS = 250;

export type View = Answer<typeof viewKey>;

export interface Leading {
  readonly uuid: string;
  /** The screen that is open, by its name in the table of screens. */
  readonly page: string;
  readonly search: string;
  /** Something was just done or asked for: wait until the answer is certain, and stay only where the status leads. */
  readonly isAsked: boolean;
  /** What a command has just answered; without it the application is read. */
  readonly first?: View | undefined;
  readonly signal: AbortSignal;
  readonly onShow: (view: BorrowerView) => void;
  readonly onWait: (view: BorrowerView) => void;
}

type Outcome = { readonly kind: 'stay' } | { readonly kind: 'go'; readonly to: string };

export async function lead(leading: Leading): Promise<Outcome> {
  try {
    return await follow(leading);
  } catch (error) {
    // Another person's and one that does not exist are answered alike, so that neither can be told from the other.
    if (error instanceof CallError && (error.status === 404 || error.status === 403)) return missing(leading);
    throw error;
  }
}

/** There is nothing to lead through: the dashboard, which says why. */
function missing({ search }: Pick<Leading, 'search'>, what: Notice = 'no-application'): Outcome {
  const address: NoticeAddress = `/dashboard?notice=${what}`;
  return { kind: 'go', to: inSameBrand(address, search) };
}

async function follow({ uuid, page, search, isAsked, first, signal, onShow, onWait }: Leading): Promise<Outcome> {
  const reads: string[] = [];
  // Something was just done: what the page asked for in its head is older.
  if (isAsked) forgetAsked();
  let [view, profile] = await Promise.all([first ? keepView(uuid, first) : readView(uuid), readProfile()]);
  const hasProfile = profile !== null;
  for (;;) {
    signal.throwIfAborted();
    if (!isBorrowers(view)) return missing({ search });
    if (!hasProfile) return missing({ search }, 'no-profile');
    // One that has none yet is at the very beginning.
    const status = statusIn(view);
    reads.push(status);
    const at = route({ hasProfile, application: view, currentPage: page });
    if (at.warning !== undefined) reportWarning(unroutedReport, status, at.warning);
    const next = nextPoll(reads);
    const isHere = isAsked ? page === at.screen : belongs(page, at, status);
    const isCertain = next.do !== 'wait';
    if (isHere && (isCertain || !isAsked)) onShow(view);
    else {
      forgetAsked();
      onWait(view);
    }
    const hasPageToWaitOn = isWaiting(status) && at.isImmediate && !isHere;
    if (isCertain || hasPageToWaitOn) {
      const known = at.warning === undefined && status && { status };
      track('fe-heloc-route', { at: location.pathname, applicationUuid: uuid, screen: at.screen, ...known });
      return isHere ? { kind: 'stay' } : { kind: 'go', to: addressOf(at, uuid, search) };
    }
    await pause(next.delayMs, signal);
    const now = await read(statusKey, { params: { uuid }, signal });
    if ((now.status ?? '') !== status) {
      view = keepView(uuid, await read(keyOf(view), { params: { uuid }, signal }));
    }
  }
}

function statusIn({ status }: BorrowerView): string {
  return (status.checklistStatus as string | null) ?? '';
}

/** The place an application is at, for a link; no waiting. */
export function placeOf(view: BorrowerView, search: string): string {
  return addressOf(route({ hasProfile: true, application: view }), view.uuid, search);
}

function addressOf(at: Pick<Route, 'screen' | 'query'>, uuid: string, search: string): string {
  return inSameBrand(pathTo(at, uuid, search), search);
}

const ledTo: ReadonlySet<string> = new Set(
  Object.values(outlineRows).flatMap(({ screen }) =>
    typeof screen === 'string' ? [screen] : screen.map(([, to]) => to),
  ),
);

/**
 * A screen that a status leads to is for that status alone. One that no status leads to says nothing about the present
 * one and may be opened at any time. Disclosures may be read to the end even when all is settled meanwhile.
 */
function belongs(page: string, at: Route, status: string): boolean {
  if (page === 'document/disclosures' && isSettled(status)) return true;
  // The last page stays open to anyone who comes back to it: it holds the day of the first payment.
  if (page === 'complete' && status === 'COMPLETE') return true;
  if (at.screen === 'dashboard' || at.screen === 'site-root') return false;
  const homes = screenRow(page)?.goesWith ?? [page];
  return homes.some((home) => home === at.screen || !isLedTo(home));
}

function isLedTo(page: string): boolean {
  return ledTo.has(page) || screenRow(page)?.isDecision === true;
}

function readView(uuid: string): Promise<View> {
  return queryClient.fetchQuery({
    queryKey: [viewKey, uuid],
    queryFn: () => read(keyOf(listed(uuid)), { params: { uuid } }),
    staleTime: STALE_MS,
  });
}

/** A line on digital assets has a base of its own. Until something has told which one it is, the base of all answers. */
function keyOf(known: { readonly isCrypto?: boolean | undefined } | undefined) {
  return known?.isCrypto ? cryptoKey : viewKey;
}

/** As the person's list names it, where a page before this one has read that: the dashboard, or the bar. */
function listed(uuid: string): Answer<typeof listKey>[number] | undefined {
  const lists = queryClient.getQueriesData<Answer<typeof listKey>>({ queryKey: [listKey] });
  return lists.flatMap(([, list]) => list ?? []).find((one) => one.uuid === uuid);
}

function keepView(uuid: string, view: View): View {
  queryClient.setQueryData([viewKey, uuid], view);
  return view;
}

/** A signer is answered with less; this page is not theirs. */
export function isBorrowers(view: View): view is BorrowerView {
  return view.state !== undefined;
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
