/**
 * Where this person goes now. Three answers come before the table: no one to route, an inquiry, a decline. Then the
 * status's row decides, or the family its name belongs to; a status no one knows is an error worth a warning.
 */
import { choose } from './choice.ts';
import { placeFacts, type Whereabouts } from './facts.ts';
import { outlineOf } from './outline.ts';
import { outlineRows } from './outline-rows.ts';
import { pollOf } from './polling.ts';
import type { OutsideScreen, Screen } from './screens.ts';

export interface Route {
  readonly screen: Screen;
  /** False while a loader over the present page is all there is to show, and the screen is where one lands at last. */
  readonly isImmediate: boolean;
  readonly query: Readonly<Record<string, string>>;
  /** The status has no row in the specification's routing table: this is told to the people who run the product. */
  readonly warning?: string;
}

/** Under this title a browser reports a status without a screen, so that the server can count it. */
export const unroutedReport = 'A status has no screen';

export interface Traveler {
  readonly hasProfile: boolean;
  readonly application: Whereabouts | null;
  /** The page they are on, for screens that lead back to it. */
  readonly currentPage?: string;
}

export function route({ hasProfile, application, currentPage }: Traveler): Route {
  if (!hasProfile || application === null || application.isInquiry) return goTo('dashboard');
  if (application.status.uwDecision === 'DECLINE') return goTo(declineScreen(application));
  const { checklistStatus } = application.status;
  if (!checklistStatus) return goTo('start/profile');
  if (checklistStatus === 'OFFER_SELECTION') return offerRoute(application, currentPage);

  const screen = screenOf(checklistStatus, application);
  const row = outlineOf(checklistStatus);
  const isKnown = row ? !row.isUnrouted : screen !== undefined;
  const place = screen ?? 'error/timeout';
  return {
    screen: place,
    // The loader stays over the page for a waiting status, unless waiting has a page of its own.
    isImmediate: pollOf(checklistStatus) !== 'waiting' || place !== 'error/timeout',
    query: {},
    ...(isKnown ? {} : { warning: `No screen is known for the status ${checklistStatus}.` }),
  };
}

const goTo = (screen: Screen): Route => ({ screen, isImmediate: true, query: {} });

/** The two special screens are for a reason that is known; the general one is for every other. */
function declineScreen({ declineKind }: Whereabouts): Screen {
  if (declineKind === 'credit') return 'error/credit';
  return declineKind === 'income' ? 'error/income' : 'error/decline';
}

/** The decision travels along always, the page to go back to only for an offer that has been verified. */
function offerRoute({ status: { uwDecision, uwSubDecision } }: Whereabouts, currentPage: string | undefined): Route {
  const isVerified = uwSubDecision === 'VERIFIED_OFFER' && currentPage !== undefined;
  return {
    ...goTo('product/select'),
    query: { uwDecision, ...(isVerified ? { previousPage: currentPage } : {}) },
  };
}

function screenOf(status: string, at: Whereabouts): Screen | undefined {
  const row = outlineOf(status);
  return row ? choose(row.screen, (fact) => placeFacts[fact](at)) : familyScreen(status, at);
}

/** New steps of a vendor whose family the specification names route by themselves. */
export function familyScreen(status: string, at: Whereabouts): Screen | undefined {
  if (status.startsWith('LIEN_VERIFICATION')) return 'liens';
  if (status.startsWith('FINAL_TITLE_')) return 'bpo/hold';
  if (/^ONSITE_APPRAISAL_(BORROWER_PAYMENT|PENDING)/.test(status)) return 'hold';
  if (/^WAITING_FOR/.test(status)) return 'error/timeout';
  if (!/^(NAV_BPO|NAV_RESI_EVAL|BPO)(_|$)/.test(status)) return undefined;
  if (status.includes('ESTIMATE')) return 'bpo/estimate-value';
  const isOrder = status === 'BPO' || /ORDER|REQUEST/.test(status);
  return isOrder ? choose(outlineRows.BPO.screen, (fact) => placeFacts[fact](at)) : 'bpo/hold';
}

const BASE = '/account/heloc';
const outside: Readonly<Record<OutsideScreen, string>> = { dashboard: '/dashboard', 'site-root': '/' };
const isOutside = (screen: Screen): screen is OutsideScreen => Object.hasOwn(outside, screen);

/** The full address. The person who asked for the chat keeps it open on the way (`search` is the present query string). */
export function pathTo({ screen, query }: Pick<Route, 'screen' | 'query'>, uuid: string, search = ''): string {
  const chat = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => /^pop-webchat(=|$)/.test(part));
  const carried = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const parts = [...carried, ...chat];
  const place = isOutside(screen) ? outside[screen] : `${BASE}/${uuid}/${screen}`;
  return `${place}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
