/**
 * The pages outside the application: which of them an address shows, and what they are drawn from. The home page is what
 * a visitor finds at /dashboard (docs/decisions/0043). A page is drawn once for each brand and day, and kept.
 */
import type { FastifyRequest } from 'fastify';
import type { Brand } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { stateNames } from '#core/eligibility/states.ts';
import type { Flags } from '#core/flags.ts';
import { characterOf } from '#core/home/character-of.ts';
import { helpPage } from '#core/home/help-pages.ts';
import { type FundingTimes, homeFacts } from '#core/home/home-facts.ts';
import type { OutsideFrame, OutsidePage } from '#core/home/outside-page.ts';
import type { Banner } from '#core/support/banner.ts';
import { businessWeek } from '#core/support/hours.ts';
import * as words from '#core/words/en/home.ts';
import { contactUs } from '#core/words/en/pages.ts';
import { ifSoon } from '../if-soon.ts';
import { readCookies } from './request.ts';
import { isSomeone } from './which-brand.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Made by the site's own build. */
export type DrawOutside = (start: object, place: Place, page: OutsidePage, frame: OutsideFrame) => string;

export interface OutsideOptions {
  readonly today?: () => CalendarDate;
  /** What our own records say of a brand's fundings; undefined while there are none. */
  readonly timesOf?: (orgCode: string) => Promise<FundingTimes | undefined>;
  readonly bannersNow?: (orgCode: string) => Promise<readonly Banner[]>;
}

export interface OutsideVisit {
  readonly request: FastifyRequest;
  readonly path: string;
  readonly brand: Brand;
  readonly flags: Flags;
}

export interface Outside {
  readonly title: string;
  readonly page: OutsidePage;
  readonly frame: OutsideFrame;
}

const HOME = '/dashboard';
const CONTACT = '/contact';
const todayInUtc = () => new Date().toISOString().slice(0, 10) as CalendarDate;

/**
 * Set by the home page itself where this browser holds a token and came without a session's cookie: then the next answer
 * is the dashboard (`lookAgain`).
 */
const KNOWN_COOKIE = 'hearthline-known';

/** It has done its work once the dashboard is served; kept, it could not show a visitor the home page. */
export const forgetKnown = `${KNOWN_COOKIE}=; Path=${HOME}; Max-Age=0; SameSite=Lax`;

/** Before anything is painted; where cookies are refused the home page stays. */
export const lookAgain = `try{if(localStorage.getItem('jwt')&&location.pathname.startsWith('${HOME}')){document.cookie='${KNOWN_COOKIE}=1;path=${HOME};max-age=60;samesite=lax';if(document.cookie.includes('${KNOWN_COOKIE}'))location.reload()}}catch{}`;

/** Undefined where the address is a page of the site's own router, or of no one. */
export async function outsideOf(options: OutsideOptions, visit: OutsideVisit): Promise<Outside | undefined> {
  const { request, brand } = visit;
  const cookies = readCookies(request.headers.cookie);
  const isKnown = isSomeone(cookies);
  const found = await pageOf(options, visit, isKnown || saysKnown(visit));
  if (!found) return undefined;
  const { support, products } = brand;
  const states = products.heloc.licensedStates.map((abbrev) => ({ abbrev, name: stateNames[abbrev as StateCode] }));
  const frame = {
    character: characterOf(brand),
    title: found.title,
    isKnown,
    week: businessWeek(support.hours),
    states,
    banners: (await options.bannersNow?.(brand.canonicalOrgCode)) ?? [],
  };
  return { ...found, frame };
}

export function saysKnown({ request }: Pick<OutsideVisit, 'request'>): boolean {
  return KNOWN_COOKIE in readCookies(request.headers.cookie);
}

async function pageOf({ today = todayInUtc, timesOf }: OutsideOptions, visit: OutsideVisit, isSignedIn: boolean) {
  const { request, path, brand, flags } = visit;
  const { q } = request.query as { q?: unknown };
  if (path === CONTACT && !isSignedIn) return { title: contactUs, page: { kind: 'contact' } as const };
  if (path !== HOME) return helpPage(path, typeof q === 'string' ? q : '', brand);
  if (isSignedIn) return undefined;
  const isRedesignOn = flags['fe-heloc-redesign-2025'].enabled;
  const facts = homeFacts(brand, {
    today: today(),
    isRedesignOn,
    times: await ifSoon(timesOf?.(brand.canonicalOrgCode)),
  });
  return { title: words.title, page: { kind: 'home', facts } as const };
}

const KEPT_MAX = 1000;

/** Draws a page, or gives what was drawn of it last if it is made of the same. What someone searched for is not kept. */
export function outsidePages(draw: DrawOutside) {
  const kept = new Map<string, { readonly from: string; readonly html: string }>();
  return ({
    request,
    path,
    brand,
    flags,
    outside,
    start,
  }: OutsideVisit & { outside: Outside; start: object }): string => {
    const { page, frame } = outside;
    const { org } = request.query as { org?: unknown };
    const search = typeof org === 'string' ? `?org=${encodeURIComponent(org)}` : '';
    const place = { pathname: path, search, hash: '' };
    if (page.kind === 'help' && page.query !== '') return draw(start, place, page, frame);
    const key = `${brand.brand} ${path} ${search} ${frame.isKnown}`;
    const from = JSON.stringify([page, frame, brand, flags['fe-webchat'].enabled]);
    const known = kept.get(key);
    if (known?.from === from) return known.html;
    if (kept.size >= KEPT_MAX) kept.clear();
    const html = draw(start, place, page, frame);
    kept.set(key, { from, html });
    return html;
  };
}
