/**
 * The first step of registration, drawn into the page for anyone who comes without a past, so that it is on screen before
 * any script. Decides for whom, and keeps what was drawn: it differs by lender and product only.
 */
import type { FastifyRequest } from 'fastify';
import type { Flags } from '#core/flags.ts';
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
  readonly start: { readonly flags: Flags };
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
    if (!isForNewcomer(visit)) return '';
    const { request, path, brand } = visit;
    const { org } = request.query as { org?: unknown };
    const search = typeof org === 'string' ? `?org=${encodeURIComponent(org)}` : '';
    const start = JSON.stringify(visit.start);
    // An experiment serves two of them at the same time: each is kept.
    const switches = Object.values(visit.start.flags).map(({ enabled }) => Number(enabled));
    const key = `${brand} ${path} ${search !== ''} ${switches.join('')}`;
    const known = kept.get(key);
    if (known?.start === start) return known.html;
    const html = draw(visit.start, { pathname: path, search, hash: '' }).catch((error: unknown) => {
      log.error({ err: error, path, brand }, 'The first page could not be drawn.');
      return '';
    });
    // A product in the address is any word: a stranger could think of many.
    if (kept.size >= keptMax) kept.clear();
    kept.set(key, { start, html });
    return html;
  };
}
