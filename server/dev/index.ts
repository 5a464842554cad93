/**
 * The workshop's calls under /dev/api. Promises nothing to production, where `addWorkshop` is never called and every
 * address below /dev answers 404. What it changes it changes through the same doors as everyone else.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '#core/brand/brand.ts';
import { type DevRoutes, devRoutes, workshopPassword } from '#core/contract/dev.ts';
import { type HandlersOf, Reply } from '../api/handler.ts';
import { addCalls, type Plumbing } from '../api/server.ts';
import type { BrandShelf } from '../brands.ts';
import { Failure } from '../failure.ts';
import type { Origination } from '../lending/origination/index.ts';
import type { Database } from '../store/database.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { readClock } from '../store/workshop.ts';
import { carriers, personas } from '../vendors/personas.ts';
import type { Sandbox } from '../vendors/sandbox/sandbox.ts';
import { type VendorName, vendorNames } from '../vendors/vendor.ts';
import { makeApplicant } from './applicant.ts';
import { advanceClock } from './clock.ts';
import { isFromTheStart } from './invented.ts';
import { createOperator } from './operator.ts';
import { createOverview } from './overview.ts';
import { sampleLinks } from './samples.ts';
import { enterAs, staffCodes } from './staff.ts';

export { greeting } from './greeting.ts';
export { seedStaff } from './staff.ts';

export interface WorkshopOptions {
  readonly db: Database;
  readonly brands: BrandShelf;
  readonly origination: Origination;
  readonly sandbox: Sandbox;
}

export function addWorkshop(server: FastifyInstance, plumbing: Plumbing, options: WorkshopOptions): void {
  addCalls<DevRoutes>(server, plumbing, devRoutes, {
    ...surroundings(options),
    ...vendorHandlers(options),
    ...staffHandlers(server, options),
    ...applicationHandlers(server, options),
  });
}

type Handlers<Path extends string> = Pick<HandlersOf<DevRoutes>, Extract<keyof DevRoutes, `${string}${Path}${string}`>>;

function surroundings({
  db,
  brands,
  origination,
  sandbox,
}: WorkshopOptions): Handlers<'/clock' | '/personas' | '/brands' | '/leads' | '/mailbox' | '/texts'> {
  const { wearing } = createOverview(db, brands);
  const mailbox = sandboxMailbox(db);
  return {
    'GET /dev/api/clock': async () => shownClock(await readClock(db.app)),
    'POST /dev/api/clock': async ({ body }) => {
      const { rung, ...clock } = await advanceClock(db, origination, body.advance);
      return { ...shownClock(clock), rung };
    },
    'GET /dev/api/personas': () =>
      personas.map(({ need, carrier, value, sentence }) => ({
        need,
        carrier,
        field: carriers[carrier],
        value,
        sentence,
        isFromTheStart: isFromTheStart({ carrier }),
      })),
    'GET /dev/api/brands': () =>
      brands.all.map(({ orgCode, brand, names, kind, hosts, newYork, theme }) => ({
        orgCode,
        brand,
        name: names.display,
        kind,
        host: hosts.find((host) => host.endsWith('.localhost')) ?? null,
        isNewYork: newYork,
        colours: theme.light,
      })),
    'GET /dev/api/leads': ({ query, orgCode, headers }) => {
      const brand = brandOf(brands, query.org ?? orgCode);
      return sampleLinks(brand.canonicalOrgCode).map((link) => ({
        ...link,
        path: wearing(link.path, brand.orgCode, headers.host),
      }));
    },
    'POST /dev/api/texts': async ({ body: { org, from, words }, orgCode }) => {
      const to = brandOf(brands, org ?? orgCode).canonicalOrgCode;
      await sandbox.tell('messages', randomUUID(), { kind: 'textReceived', content: { orgCode: to, from, words } });
      return undefined;
    },
    'GET /dev/api/mailbox': async ({ query, orgCode }) => {
      const emails = await mailbox.list(brandOf(brands, query.org ?? orgCode).canonicalOrgCode, query.to);
      return emails.map(({ key, channel, recipient, subject, words }) => ({
        key,
        channel,
        recipient,
        subject,
        words,
      }));
    },
  };
}

function staffHandlers(server: FastifyInstance, { db, brands }: WorkshopOptions): Handlers<'/staff'> {
  return {
    'GET /dev/api/staff': () => staffCodes(),
    'POST /dev/api/staff/session': async ({ body, headers }) => {
      const at = { db, orgCode: brands.provider.canonicalOrgCode };
      const { token, setCookie } = await enterAs(server, at, body.email, ownHeaders(headers));
      // Not in the header: a page that looks for a borrower's token there would take it for one.
      return new Reply({ token }, { headers: { 'set-cookie': setCookie } });
    },
  };
}

function vendorHandlers({ sandbox }: WorkshopOptions): Handlers<'/vendors'> {
  return {
    'GET /dev/api/vendors': async () => {
      const modes = await sandbox.modes();
      return vendorNames.map((vendor) => ({ vendor, mode: modes[vendor] ?? 'normal' }));
    },
    'POST /dev/api/vendors/{vendor}': async ({ params, body }) => {
      const vendor = vendorOf(params.vendor);
      await sandbox.setMode(vendor, body.mode);
      return { vendor, mode: body.mode };
    },
    'GET /dev/api/vendors/{vendor}/book': async ({ params }) => {
      const entries = await sandbox.book(vendorOf(params.vendor));
      return entries.map(({ action, key, shown, answer, timesAsked, at }) => ({
        action,
        key,
        shown: withoutKeys(shown),
        answer: withoutKeys(answer),
        timesAsked,
        at: at.toISOString(),
      }));
    },
  };
}

function applicationHandlers(
  server: FastifyInstance,
  { db, brands, origination }: WorkshopOptions,
): Handlers<'/applications'> {
  const { find, newest, summary } = createOverview(db, brands);
  const operator = createOperator(origination);
  return {
    'GET /dev/api/applications': async ({ headers }) => (await newest()).map((one) => summary(one, headers.host)),
    'POST /dev/api/applications': async ({ body, orgCode, headers }) => {
      const brand = brandOf(brands, body.org ?? orgCode);
      const applicant = await makeApplicant(server, { ...body, brand, headers: ownHeaders(headers) });
      const { uuid, token, setCookie, typeLater } = applicant;
      return new Reply(
        {
          ...summary(await find(uuid), headers.host),
          password: workshopPassword,
          token,
          typeLater: [...typeLater],
        },
        { status: 201, headers: { authorization: `Bearer ${token}`, 'set-cookie': setCookie } },
      );
    },
    'GET /dev/api/applications/{uuid}': async ({ params, headers }) => summary(await find(params.uuid), headers.host),
    'GET /dev/api/applications/{uuid}/history': async ({ params }) => {
      const { events, brokenAt } = await operator.history(await find(params.uuid));
      return {
        events: events.map(({ seq, at, event, byRole, fromStatus, toStatus, payload }) => ({
          seq,
          at: at.toISOString(),
          event,
          by: byRole,
          from: fromStatus,
          to: toStatus,
          payload,
        })),
        brokenAt: brokenAt ?? null,
      };
    },
    'POST /dev/api/applications/{uuid}/force': async ({ params, body, headers }) => {
      await operator.force(await find(params.uuid), body);
      return summary(await find(params.uuid), headers.host);
    },
    'POST /dev/api/applications/{uuid}/events': async ({ params, body, headers }) => {
      await operator.say(await find(params.uuid), body);
      return summary(await find(params.uuid), headers.host);
    },
  };
}

function shownClock({ now, aheadS }: { readonly now: Date; readonly aheadS: number }) {
  return { now: now.toISOString(), aheadS };
}

function brandOf(brands: BrandShelf, orgCode: string): Brand {
  const brand = brands.byCode(orgCode);
  if (!brand) throw new Failure('organizationNotFound');
  return brand;
}

const opening = /^(access|accessToken|linkToken|password|secret|ssn|accountNumber|routingNumber)$/;

/** The books keep no numbers of people, but a vendor's own keys may stand in its answers: they are not shown. */
function withoutKeys(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (key, part: unknown) => (opening.test(key) ? '(hidden)' : part));
  return JSON.parse(text) as unknown;
}

function vendorOf(name: string): VendorName {
  const vendor = vendorNames.find((one) => one === name);
  if (!vendor) throw new Failure('notFound');
  return vendor;
}

/** What makes the session this browser's: how it came here, and what it is. */
function ownHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const names = ['host', 'origin', 'user-agent', 'x-forwarded-proto'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
