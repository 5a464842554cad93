/**
 * What stands in a page before any script: the first step of registration for anyone who comes without a past, and for
 * someone with a session the frame of the dashboard or of a screen, with its heading and nothing of theirs. Decides for
 * whom, and keeps what was drawn: it differs by lender, product and page only.
 */
import type { FastifyRequest } from 'fastify';
import type { Flags } from '#core/flags.ts';
import { findPage } from '#core/pages.ts';
import type { Log } from '../log.ts';
import { readCookies } from './request.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Made by the site's own build; `start` is what the page would read. */
export type DrawFirstPage = (start: object, place: Place) => Promise<string>;

export interface Visit {
  readonly request: FastifyRequest;
  readonly path: string;
  readonly brand: string;
  readonly start: { readonly flags: Flags; readonly hasSession?: boolean };
}

/** Parameters that change nothing of what is drawn; any other may bring answers, a referrer or an offer along. */
const isHarmless = (name: string) => /^(org|utm_\w+|gclid|fbclid|msclkid|clickId)$/.test(name);
/** A session, answers begun, a lead: someone we know something of. */
const isOurs = (name: string) => /^(__Host-)?hearthline-/.test(name);

function isForNewcomer({ request, path, start: { flags } }: Visit): boolean {
  return (
    /^\/account\/\w+\/register-v2$/.test(path) &&
    flags['fe-heloc-redesign-2025'].enabled &&
    !flags['fe-heloc-maintenance'].enabled &&
    Object.keys(request.query as object).every(isHarmless) &&
    !Object.keys(readCookies(request.headers.cookie)).some(isOurs)
  );
}

/** No page says which application it is of before it has read it, so one stands for all. */
const ANY_APPLICATION = '00000000-0000-4000-8000-000000000000';

/** The address to draw; none where the page is left to its script. */
function drawnPathOf(visit: Visit): string | undefined {
  const { request, path, start } = visit;
  if (isForNewcomer(visit)) return path;
  if (!start.hasSession || start.flags['fe-heloc-maintenance'].enabled) return undefined;
  // A notice, or the chat that is to be opened, is for the script to show.
  if (path === '/dashboard') return Object.keys(request.query as object).every(isHarmless) ? path : undefined;
  const found = findPage(path);
  const { uuid } = found?.params ?? {};
  return found?.pattern.startsWith('/account/{product}/{uuid}/') && uuid
    ? path.replace(uuid, ANY_APPLICATION)
    : undefined;
}

interface Drawn {
  readonly start: string;
  readonly html: Promise<string>;
}

/** More than all lenders have products and sides of experiments. */
const keptMax = 1000;

/** A page that cannot be drawn is served as every other is: empty until its script comes. */
export function firstPages(draw: DrawFirstPage, log: Log): (visit: Visit) => Promise<string> {
  const kept = new Map<string, Drawn>();
  return async (visit) => {
    const path = drawnPathOf(visit);
    if (path === undefined) return '';
    const { request, brand } = visit;
    const { org } = request.query as { org?: unknown };
    const search = typeof org === 'string' ? `?org=${encodeURIComponent(org)}` : '';
    const start = JSON.stringify(visit.start);
    // An experiment serves two of them at the same time: each is kept.
    const switches = Object.values(visit.start.flags).map(({ enabled }) => Number(enabled));
    const key = `${brand} ${path} ${search !== ''} ${switches.join('')}`;
    const known = kept.get(key);
    if (known?.start === start) return known.html;
    const html = draw(visit.start, { pathname: path, search, hash: '' }).catch((error: unknown) => {
      log.error({ err: error, path, brand }, 'A page could not be drawn ahead of its script.');
      return '';
    });
    // A product in the address is any word: a stranger could think of many.
    if (kept.size >= keptMax) kept.clear();
    kept.set(key, { start, html });
    return html;
  };
}
