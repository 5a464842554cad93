/** What a worker does again and again for all organizations: forget what is old, deliver, tell of what rests too long, audit, seal what lies in clear. */

import { dateIn } from '#core/calendar/zoned.ts';
import type { BrandShelf } from './brands.ts';
import { takeFigures } from './figures.ts';
import type { Replays, Support } from './insights/index.ts';
import type { Counseling } from './lending/counseling/index.ts';
import type { BankRun } from './lending/payments/index.ts';
import type { Rates } from './lending/rates/index.ts';
import type { Log } from './log.ts';
import type { Bounces, Sender, Texts } from './messages/index.ts';
import type { Audit } from './office/audit/index.ts';
import type { Binder } from './office/binder/index.ts';
import type { ExperimentDesk } from './office/experiments/index.ts';
import type { Records } from './office/records/index.ts';
import type { DeskReports } from './office/reports/index.ts';
import type { VendorRecorder } from './office/vendors/index.ts';
import type { OverdueWork } from './office/work/index.ts';
import type { Accounts } from './people/accounts/index.ts';
import type { Drafts } from './people/drafts/index.ts';
import type { HandOvers } from './people/hand-over/index.ts';
import type { Leads } from './people/leads/index.ts';
import { forgetOldCreditOrders } from './store/credit-orders.ts';
import type { Database } from './store/database.ts';
import { deriveOldLines } from './store/funding-lines.ts';
import { forgetIncidents } from './store/incidents.ts';
import { markOldWaiting } from './store/leads.ts';
import { sealOldPricings } from './store/offer-sets.ts';
import { forgetEnded } from './store/rate-limits.ts';
import { makeSearchable } from './store/search.ts';
import { sealOldFiles, sealOldReports } from './store/underwriting.ts';
import type { Vault } from './store/vault.ts';
import { forgetOldHolds } from './store/vendor-swap.ts';
import { deriveOldItems, dropItemsThatAreOver } from './store/work-items.ts';
import type { Conversations } from './support/conversations/index.ts';
import type { Vendors } from './vendors/index.ts';
import type { Chore } from './worker/worker.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

interface Tended {
  readonly db: Database;
  readonly brands: Pick<BrandShelf, 'organizations'>;
  readonly log: Log;
  readonly vault: Vault;
  readonly audit: Audit;
  readonly accounts: Accounts;
  readonly sender: Pick<Sender, 'deliver'>;
  readonly texts: Pick<Texts, 'forgetOld'>;
  readonly bankRun: BankRun | undefined;
  readonly bounces: Pick<Bounces, 'forgetOld'> & { readonly read: (() => Promise<void>) | undefined };
  readonly drafts: Drafts;
  readonly handOvers: HandOvers;
  readonly conversations: Pick<Conversations, 'tidyUp' | 'forgetOld'>;
  readonly leads: Leads;
  readonly replays: Pick<Replays, 'forgetOld'>;
  readonly vendors: Vendors;
  readonly rates: Pick<Rates, 'load'>;
  readonly counseling: Pick<Counseling, 'load'>;
  readonly now: () => Date;
  readonly deskReports: Pick<DeskReports, 'tally'>;
  readonly binder: Pick<Binder, 'derive'>;
  readonly records: Pick<Records, 'destroyDue'>;
  readonly vendorRecorder: Pick<VendorRecorder, 'forgetOld'>;
  readonly overdue: Pick<OverdueWork, 'note'>;
  readonly support: Pick<Support, 'telemetryCare'>;
  readonly experimentDesk: Pick<ExperimentDesk, 'watch'>;
}

export function chores(tended: Tended): readonly Chore[] {
  const { db, vault, log, brands, audit, sender, vendors, deskReports, overdue, experimentDesk } = tended;
  const { conversations, support } = tended;
  const { telemetryCare } = support;
  const forEach = (work: (orgCode: string) => Promise<unknown>) => async () => {
    for (const orgCode of brands.organizations) await work(orgCode);
  };
  return [
    ...aMinuteLater(forgetting(tended, forEach)),
    { name: 'forget-old-orders', everyMs: dayMs, run: () => forgetOrders(tended) },
    { name: 'forget-incidents', everyMs: dayMs, run: () => forgetIncidents(db.app, 400) },
    { name: 'forget-ended-limits', everyMs: 15 * minuteMs, run: () => forgetEnded(db.app) },
    { name: 'send-messages', everyMs: minuteMs, run: forEach((orgCode) => sender.deliver(orgCode)) },
    {
      name: 'tidy-chats',
      afterMs: 10_000,
      everyMs: 10_000,
      run: () => conversations.tidyUp(brands.organizations),
    },
    { name: 'note-overdue', afterMs: 10_000, everyMs: minuteMs, run: forEach((orgCode) => overdue.note(orgCode)) },
    {
      name: 'derive-binder',
      afterMs: 10_000,
      everyMs: minuteMs,
      run: forEach((orgCode) => tended.binder.derive(orgCode)),
    },
    { name: 'derive-work', afterMs: 10_000, everyMs: minuteMs, run: forEach((orgCode) => deriveOld(db, orgCode)) },
    { name: 'take-figures', everyMs: minuteMs / 2, run: () => takeFigures(db, brands.organizations) },
    ...fetching(tended),
    { name: 'watch-experiments', everyMs: 10 * minuteMs, run: experimentDesk.watch },
    {
      name: 'tally-reports',
      afterMs: minuteMs,
      everyMs: 60 * minuteMs,
      run: forEach((orgCode) => deskReports.tally(orgCode)),
    },
    { name: 'make-telemetry-months', everyMs: dayMs, run: telemetryCare.keepMonths },
    {
      name: 'count-visits',
      everyMs: minuteMs,
      run: (stopping) => telemetryCare.count(brands.organizations, stopping),
    },
    // Each is done once an hour, no matter who comes first; asking again costs a look.
    { name: 'keep-heads', afterMs: 10_000, everyMs: 5 * minuteMs, run: audit.keepHeads },
    { name: 'audit', afterMs: minuteMs, everyMs: 5 * minuteMs, run: audit.runHourly },
    {
      name: 'seal-old-files',
      everyMs: 60 * minuteMs,
      run: forEach((orgCode) => sealOld({ db, vault, log }, orgCode)),
    },
    {
      name: 'make-searchable',
      afterMs: minuteMs,
      everyMs: 10 * minuteMs,
      run: forEach((orgCode) => makeAllSearchable({ db, vault, log }, orgCode)),
    },
    { name: 'seal-old-books', everyMs: 60 * minuteMs, run: () => vendors.sandbox.sealOld() },
    { name: 'sandbox-deliveries', everyMs: 100, run: () => vendors.deliverDue() },
  ];
}

/** What is brought from outside, or carried there, by and by. */
function fetching({ rates, counseling, now, bounces, bankRun }: Tended): readonly Chore[] {
  const today = () => dateIn('America/New_York', now());
  return [
    { name: 'take-published-rates', everyMs: 60 * minuteMs, run: () => rates.load(today()) },
    { name: 'take-counseling-agencies', everyMs: 6 * 60 * minuteMs, run: () => counseling.load(now()) },
    ...(bounces.read ? [{ name: 'read-bounces', everyMs: minuteMs, run: bounces.read }] : []),
    ...(bankRun ? [{ name: 'carry-payment-files', everyMs: minuteMs, run: bankRun.run }] : []),
  ];
}

type ForEach = (work: (orgCode: string) => Promise<unknown>) => () => Promise<void>;

/** A process that starts has better to do than to look through every organization for what can go. */
const aMinuteLater = (chores: readonly Chore[]) => chores.map((chore) => ({ ...chore, afterMs: minuteMs }));

/** What is kept no longer than it is needed. */
function forgetting(tended: Tended, forEach: ForEach): readonly Chore[] {
  const {
    brands,
    accounts,
    handOvers,
    drafts,
    conversations,
    replays,
    leads,
    vendorRecorder,
    support,
    texts,
    bounces,
    records,
  } = tended;
  const { telemetryCare } = support;
  return [
    { name: 'forget-old-accounts-data', everyMs: dayMs, run: forEach((orgCode) => accounts.forgetOld(orgCode)) },
    { name: 'forget-old-hand-overs', everyMs: dayMs, run: forEach((orgCode) => handOvers.forgetOld(orgCode)) },
    { name: 'forget-old-drafts', everyMs: 60 * minuteMs, run: forEach((orgCode) => drafts.forgetOld(orgCode)) },
    { name: 'forget-old-chats', everyMs: dayMs, run: forEach((orgCode) => conversations.forgetOld(orgCode)) },
    { name: 'forget-old-replays', everyMs: 60 * minuteMs, run: forEach((orgCode) => replays.forgetOld(orgCode)) },
    { name: 'forget-old-texts', everyMs: dayMs, run: forEach((orgCode) => texts.forgetOld(orgCode)) },
    { name: 'forget-old-bounces', everyMs: dayMs, run: forEach((orgCode) => bounces.forgetOld(orgCode)) },
    { name: 'forget-old-leads', everyMs: dayMs, run: forEach((orgCode) => leads.forgetOld(orgCode)) },
    {
      name: 'destroy-old-records',
      everyMs: 60 * minuteMs,
      run: async (stopping) => {
        for (const orgCode of brands.organizations)
          while (!stopping.aborted && (await records.destroyDue(orgCode, stopping)) > 0);
      },
    },
    { name: 'forget-old-vendor-counts', everyMs: dayMs, run: vendorRecorder.forgetOld },
    { name: 'forget-old-telemetry', everyMs: dayMs, run: () => telemetryCare.forgetOld(brands.organizations) },
  ];
}

/** Longer than any application is open: while one is, who was asked for what must be known. */
const ordersKeptDays = 730;

async function forgetOrders({ db, now }: Pick<Tended, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - ordersKeptDays * dayMs);
  await forgetOldHolds(db.app, before);
  await forgetOldCreditOrders(db.app, before);
}

const sealedAtOnce = 200;

/** Until nothing of this organization lies in clear, a few at a time, so that no one waits long for a row. */
async function sealOld({ db, vault, log }: Pick<Tended, 'db' | 'vault' | 'log'>, orgCode: string): Promise<void> {
  for (const [what, seal] of Object.entries(sealers))
    for (let sealed = sealedAtOnce; sealed === sealedAtOnce; ) {
      sealed = await db.inOrg(orgCode, (tx, now) => seal(tx, vault, orgCode, sealedAtOnce, now));
      if (sealed > 0) log.info({ orgCode, sealed }, `${what} of an earlier version were sealed`);
    }
}

const sealers = {
  'underwriting files': sealOldFiles,
  'credit reports': sealOldReports,
  'offer sets': sealOldPricings,
  'places on the wait list': markOldWaiting,
} as const;

/** What older rules wrote of an organization’s work, a few at a time: after a start with new rules, until none is left; and what is over. */
async function deriveOld(db: Database, orgCode: string): Promise<void> {
  const drop = () => db.inOrg(orgCode, (tx, now) => dropItemsThatAreOver(tx, orgCode, now, derivedAtOnce));
  while ((await drop()) === derivedAtOnce);
  for (const derive of [deriveOldItems, deriveOldLines])
    while ((await db.inOrg(orgCode, (tx) => derive(tx, orgCode, derivedAtOnce))) === derivedAtOnce);
}

const derivedAtOnce = 200;

/** Until every application of this organization can be found, those of an earlier version too. */
async function makeAllSearchable(
  { db, vault, log }: Pick<Tended, 'db' | 'vault' | 'log'>,
  orgCode: string,
): Promise<void> {
  for (let made = sealedAtOnce; made === sealedAtOnce; ) {
    made = await db.inOrg(orgCode, (tx) => makeSearchable(tx, vault, orgCode, sealedAtOnce));
    if (made > 0) log.info({ orgCode, made }, 'applications of an earlier version can be found');
  }
}
