/**
 * Serves the pages. The brand is in the first byte: organization, theme, title and flags are written into the HTML, so
 * nothing flashes and the first paint needs no call. Assets are immutable and come compressed from memory; HTML is never cached.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#core/brand/brand.ts';
import { characterAttributes, characterOf } from '#core/brand/character.ts';
import { supportPhone } from '#core/brand/footer.ts';
import { organizationInfo } from '#core/brand/organization-info.ts';
import { faceRules, facesOf } from '#core/brand/pairings.ts';
import { standingSentences } from '#core/brand/sentences.ts';
import { themeCss } from '#core/brand/theme.ts';
import { type FlagSubject, type Flags, type FlagsFor, isUnderMaintenance, maintenanceBase } from '#core/flags.ts';
import { measuredTagline } from '#core/home/home-facts.ts';
import { findPage, redirectOf } from '#core/pages.ts';
import * as words from '#core/words/en/site.ts';
import type { BrandShelf } from '../brands.ts';
import { Failure } from '../failure.ts';
import type { LiveFlags } from '../flags.ts';
import { ifSoon } from '../if-soon.ts';
import type { Log } from '../log.ts';
import { askedAhead } from './asked-ahead.ts';
import { browserCookie } from './browser.ts';
import type { BuiltSite } from './built-site.ts';
import { sendShort } from './compressed.ts';
import { firstPages, type Visit } from './first-page.ts';
import { pagePolicy } from './headers.ts';
import { escapeHtml, escapeJson } from './html.ts';
import {
  forgetKnown,
  lookAgain,
  type Outside,
  type OutsideOptions,
  type OutsideVisit,
  outsideOf,
  outsidePages,
  saysKnown,
} from './outside.ts';
import { missingOrganizationPage } from './plain-page.ts';
import { withPracticeStrip } from './practice-page.ts';
import { isSecure, readCookies, wantsPage } from './request.ts';
import { isSomeone, type PageHolder } from './which-brand.ts';

export interface SiteOptions extends OutsideOptions {
  readonly built: BuiltSite;
  readonly log: Log;
  readonly brands: BrandShelf;
  readonly assetsUrl: string;
  /** Where telemetry and feature calls may be told to go; empty is here. */
  readonly serviceUrl?: string;
  readonly isProduction: boolean;
  /** A test system in production says so on every page. */
  readonly isPractice?: boolean;
  readonly flagsFor: FlagsFor;
  /** Whether a page that is about an application must ask for its flags again. */
  readonly asksApplication?: (orgCode: string) => boolean;
  /** Whose page it is, where some rule of a flag or some experiment asks. */
  readonly holderOf?: (request: FastifyRequest) => Promise<PageHolder>;
  readonly sidesFor?: LiveFlags['sidesFor'];
}

interface Site extends SiteOptions {
  /** The first page as it is drawn for this visit; empty for everyone who gets it from the script. */
  readonly firstPageOf: (visit: Visit) => Promise<string>;
  readonly outsidePageOf: (visit: OutsideServed) => string;
}

export function addSite(server: FastifyInstance, options: SiteOptions): void {
  server.get('/assets/*', (request, reply) => sendAsset(options, request, reply));
  server.get('/brands/:brand/:file', (request, reply) => sendBrandFile(options, request, reply));
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /account/heloc/*-*-*-*-*/\nDisallow: /dashboard/\n'),
  );
  const { drawFirstPage, drawOutside } = options.built;
  const site = {
    ...options,
    firstPageOf: firstPages(drawFirstPage, options.log),
    outsidePageOf: outsidePages(drawOutside),
  };
  server.setNotFoundHandler((request, reply) => sendPage(site, request, reply));
}

async function sendPage(options: Site, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const path = withoutTrailingSlash(request.url.split('?')[0] ?? '/');
  const isDev = isUnder('/dev', path);
  const isConsole = isUnder('/console', path);
  if (isDev && options.isProduction) throw new Failure('notFound');
  if (!wantsPage(request, path)) {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    throw new Failure(isReading ? 'notFound' : 'methodNotAllowed');
  }

  const found = options.brands.resolve((request.query as Record<string, unknown>)['org'], request.host);
  const nonce = randomBytes(16).toString('base64');
  const marked = (page: string) => (options.isPractice ? withPracticeStrip(page, nonce) : page);
  reply
    .header('content-security-policy', pagePolicy(nonce, options.assetsUrl, options.serviceUrl))
    .type('text/html; charset=utf-8');
  if (found.kind === 'missing')
    return sendShort(
      request,
      reply.code(404),
      marked(missingOrganizationPage(options.brands.provider, found.details, nonce)),
    );

  const target = redirectOf(path, found.brand.baseUrl ?? '');
  if (target) return reply.redirect(target + keptQuery(request), 302);
  const site = isDev ? 'dev' : isConsole ? 'console' : 'borrower';
  const orgCode = found.brand.canonicalOrgCode;
  const { subject, newUnit } = await holderOf(options, request, path);
  const flags = options.flagsFor(orgCode, subject);
  if (newUnit) reply.header('set-cookie', browserCookie(newUnit, isSecure(request.headers)));
  const isClosed = isUnderMaintenance(flags['fe-heloc-maintenance'], path, maintenanceBase);
  const visit = { request, path, brand: found.brand, flags };
  const outside = site === 'borrower' && !isClosed ? await outsideOf(options, visit) : undefined;
  if (saysKnown(visit)) reply.header('set-cookie', forgetKnown);
  const title = outside?.title ?? titleAt(site, path);
  if (title === undefined) reply.code(404);
  if (site === 'borrower' && isClosed) reply.code(503).header('retry-after', maintenanceRetryS);
  const start = {
    ...startOf(options, found.brand, site),
    flags,
    ...(hasSession(request) && { hasSession: true }),
    ...(options.asksApplication?.(found.brand.canonicalOrgCode) && { asksApplication: true }),
  };
  const known = { title: title ?? words.pageNotFound, nonce };
  const whole = { ...start, ...experimentsOf(options, orgCode, subject) };
  if (outside)
    return sendShort(request, reply, marked(outsideHtml(options, { ...visit, outside, start: whole }, known)));
  const served = {
    ...known,
    site,
    start: whole,
    ahead: site === 'borrower' ? (isClosed ? '' : askedFor(start, path, nonce)) + aheadAt(options.built, path) : '',
    drawn: title === undefined ? '' : await options.firstPageOf({ ...visit, brand: found.brand.brand, start }),
  } as const;
  return sendShort(request, reply, marked(html(options, found.brand, served)));
}

/** Undefined where there is no such page. */
function titleAt(site: Served['site'], path: string): string | undefined {
  return site === 'dev' || site === 'console' ? words.siteTitles[site] : findPage(path)?.page.title;
}

const maintenanceRetryS = 300;

/**
 * A page knows the product of its address, and the person where there is a session and a rule that asks. While the
 * database cannot say who it is, it is a visitor's page: the calls it makes are judged for themselves.
 */
async function holderOf(options: SiteOptions, request: FastifyRequest, path: string): Promise<PageHolder> {
  const product = /^\/account\/(\w+)/.exec(path)?.[1];
  const { subject, ...rest } = (await ifSoon(options.holderOf?.(request))) ?? { subject: {} };
  const who = hasSession(request) ? subject : { role: 'visitor', ...subject };
  return { ...rest, subject: { ...who, ...(product !== undefined && { product }) } };
}

/** What the page repeats to the server about experiments: its sides, and what they were drawn from. */
function experimentsOf({ sidesFor }: SiteOptions, orgCode: string, subject: FlagSubject) {
  const { experimentUnit } = subject;
  if (!sidesFor || experimentUnit === undefined) return {};
  return { experiments: sidesFor(orgCode, subject), experimentProfileUuid: experimentUnit };
}

/** Only that there is one: the page must ask whose it is, and whether it still counts. */
function hasSession({ headers }: FastifyRequest): boolean {
  return isSomeone(readCookies(headers.cookie));
}

/** What a page of someone with a session reads first. */
function askedFor({ organization, hasSession }: Served['start'], path: string, nonce: string): string {
  return hasSession ? askedAhead(path, organization.orgCode, nonce) : '';
}

/** What is fetched at once: registration, where most people begin, a screen of an application, the dashboard. */
function aheadAt({ ahead, aheadOfScreen }: BuiltSite, path: string): string {
  if (/^\/account\/\w+\/register(-v2)?(\/|$)/.test(path)) return ahead.registration;
  const screen = findPage(path)?.pattern.split('/account/{product}/{uuid}/')[1] ?? '';
  return aheadOfScreen.get(screen) ?? (path === '/dashboard' ? ahead.dashboard : ahead.other);
}

interface Served {
  readonly title: string;
  readonly nonce: string;
  readonly site: keyof BuiltSite['pages'];
  readonly start: ReturnType<typeof startOf> & { readonly flags: Flags; readonly hasSession?: boolean };
  readonly ahead: string;
  /** What stands in the page before its script has come. */
  readonly drawn: string;
  /** In the place of the brand's own, where the page has a record instead of a promise. */
  readonly tagline?: string | undefined;
}

/** What the page reads instead of asking. */
function startOf({ brands, assetsUrl, serviceUrl, isProduction }: SiteOptions, brand: Brand, site: Served['site']) {
  return {
    organization: organizationInfo(brand),
    environment: isProduction ? 'production' : 'development',
    assets: `${assetsUrl}/brands/${brand.brand}`,
    mainOrg: brands.provider.orgCode,
    ...(serviceUrl && { serviceUrl }),
    // The workshop can wear any of them.
    ...(site === 'dev' && { brands: brands.all.map(({ orgCode, names }) => ({ orgCode, name: names.display })) }),
  };
}

interface OutsideServed extends OutsideVisit {
  readonly outside: Outside;
  readonly start: Served['start'];
}

/** Nothing takes such a page over: it is drawn, and wakes by itself what moves in it. */
function outsideHtml(options: Site, visit: OutsideServed, known: Pick<Served, 'title' | 'nonce'>): string {
  const { outside, brand, start } = visit;
  const drawn = options.outsidePageOf(visit);
  const again = outside.page.kind === 'home' ? `<script nonce="${known.nonce}">${lookAgain}</script>` : '';
  const ahead = again + options.built.outsideStyles;
  const tagline = outside.page.kind === 'home' ? measuredTagline(outside.page.facts) : undefined;
  const page = html(options, brand, { ...known, site: 'outside', start, ahead, drawn: '', tagline });
  return page.replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>`);
}

function html(
  { built }: SiteOptions,
  brand: Brand,
  { title, nonce, site, start, ahead, drawn, tagline }: Served,
): string {
  const { assets } = start;
  const head = `<title>${escapeHtml(title)} · ${escapeHtml(brand.names.display)}</title>
    <meta name="description" content="${escapeHtml(words.about(brand.names.display, tagline ?? standingSentences(brand).tagline))}" />
    <meta name="theme-color" content="${brand.theme.light.topBar}" />
    <link rel="icon" href="${assets}/favicon.svg" type="image/svg+xml" />
    ${site === 'borrower' ? headingFaceAhead(built, brand) : ''}<link rel="preload" href="${assets}/logo.svg" as="image" type="image/svg+xml" />
    <style nonce="${nonce}">${facesFor(built, brand, site)}${themeCss(brand)}</style>${ahead}`;
  const body = `<noscript>${escapeHtml(words.needsJavaScript(brand.names.display, supportPhone(brand.support)))}</noscript>
    <script type="application/json" id="hearthline">${escapeJson(start)}</script>`;
  const page = built.pages[site]
    .replace('<!--hearthline:head-->', () => head)
    .replace('<body>', () => (site === 'console' ? '<body>' : bodyTag(brand)))
    .replace('<!--hearthline:body-->', () => body);
  return drawn === '' ? page : withDrawn(page, drawn, nonce);
}

/** The console has a face and a look of its own. */
function facesFor({ faceFiles }: BuiltSite, brand: Brand, site: Served['site']): string {
  return site === 'console' ? '' : `${faceRules(characterOf(brand).pairing, (face) => faceFiles[face])}\n`;
}

/** Fonts are always asked for as another site's would be, hence `crossorigin`. */
function headingFaceAhead({ faceFiles }: BuiltSite, brand: Brand): string {
  const [heading] = facesOf(characterOf(brand).pairing);
  return heading
    ? `<link rel="preload" href="${faceFiles[heading]}" as="font" type="font/woff2" crossorigin />\n    `
    : '';
}

function bodyTag(brand: Brand): string {
  const attributes = Object.entries(characterAttributes(brand)).map(([name, value]) => `${name}="${value}"`);
  return `<body ${attributes.join(' ')}>`;
}

/**
 * A form sent before its script has come would put the answers into the address, and any other button would do nothing. The
 * press is kept; web/ui/use-before-start.ts takes it.
 */
const keepPress =
  "addEventListener('submit',e=>{e.preventDefault();e.target.dataset.pressed=''},true);addEventListener('click',e=>{let b=e.target.closest('[type=button]');b&&(b.dataset.pressed='')},true)";

/** Who sees the page already can wait for its script: what is to be seen comes first. */
function withDrawn(page: string, drawn: string, nonce: string): string {
  return page
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${drawn}</div><script nonce="${nonce}">${keepPress}</script>`,
    )
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

function sendAsset({ built }: SiteOptions, request: FastifyRequest, reply: FastifyReply): unknown {
  const asset = built.assets.get(request.url.split('?')[0] ?? '');
  if (!asset) throw new Failure('notFound');
  reply
    .type(asset.type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding');
  const takesBrotli = asset.brotli && (request.headers['accept-encoding'] ?? '').includes('br');
  return takesBrotli ? reply.header('content-encoding', 'br').send(asset.brotli) : reply.send(asset.plain);
}

function sendBrandFile({ brands }: SiteOptions, request: FastifyRequest, reply: FastifyReply): unknown {
  const { brand, file } = request.params as { brand: string; file: string };
  const found = brands.file(brand, file);
  if (!found) throw new Failure('notFound');
  reply.header('cache-control', 'public, max-age=3600').header('etag', found.etag).type(found.type);
  if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
  return reply.send(found.content);
}

/** The brand asked for and the open chat survive a redirect; anything else in the address was for the old page. */
function keptQuery(request: FastifyRequest): string {
  const query = request.query as Record<string, unknown>;
  const kept = new URLSearchParams();
  for (const name of ['org', 'pop-webchat', 'referrer']) {
    const value = query[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  const text = kept.toString();
  return text && `?${text}`;
}

function isUnder(root: string, path: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
