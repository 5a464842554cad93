/** What every part stands on: sealing, the queue, the bus between processes, vendors, and what is known of lenders. */
import type { BrandShelf } from '../brands.ts';
import { createCaseNews } from '../case-news.ts';
import type { Config } from '../config.ts';
import { openFlags } from '../flags.ts';
import { openKeys } from '../kept-keys.ts';
import { openCounseling } from '../lending/counseling/index.ts';
import { filePaymentsIn } from '../lending/payments/index.ts';
import { openRates } from '../lending/rates/index.ts';
import { bounceMark, createOutbox, markedAddress } from '../messages/index.ts';
import { createVendorRecorder, type VendorRecorder } from '../office/vendors/index.ts';
import { callbackSecrets, derivedSecret, derivedSecrets, type RootKeys } from '../root-key.ts';
import type { Secret } from '../secret.ts';
import { organizationNow, requestIdNow } from '../someone-waits.ts';
import { openBus } from '../store/bus.ts';
import { creditOrderBook } from '../store/credit-orders.ts';
import type { Database } from '../store/database.ts';
import { followFlags, noteAskedFlags, readCurrentRules, readFlagMark } from '../store/flags.ts';
import { openBoss, openJobs } from '../store/jobs.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { productNow } from '../store/outbox.ts';
import { textBook } from '../store/text-handovers.ts';
import { firstCompany, holdFor, releaseHold } from '../store/vendor-swap.ts';
import { adapterOf, fallbackOf, mismoOf, practiceNeeds, remoteOf } from '../vendor-plan.ts';
import { publishedAgencies } from '../vendors/counseling/published.ts';
import { sandboxAgencies } from '../vendors/counseling/sandbox.ts';
import { countiesOf } from '../vendors/counties.ts';
import { httpsNeedsOf } from '../vendors/https/calls.ts';
import { openVendors } from '../vendors/index.ts';
import { carrierOf, noTexts } from '../vendors/messages/carrier.ts';
import type { Messages } from '../vendors/messages/port.ts';
import { markedCarrier } from '../vendors/messages/practice.ts';
import { createSandboxMessages } from '../vendors/messages/sandbox.ts';
import { createSmtpCarrier, dkimKeysIn } from '../vendors/messages/smtp.ts';
import { createTwilioTexts } from '../vendors/messages/twilio.ts';
import { publishedRateTables } from '../vendors/rate-tables/published.ts';
import { sandboxRateTables } from '../vendors/rate-tables/sandbox.ts';
import { isSwapNeed } from '../vendors/swap/held.ts';
import type { Swaps } from '../vendors/swap/swapped.ts';
import { type Onlookers, watchedPort, watchedVendors } from '../vendors/traced.ts';
import { VendorFault, type VendorName } from '../vendors/vendor.ts';
import { placesOfZips } from '../vendors/zip-codes.ts';
import { createLenders, lenderFor } from './lenders.ts';
import type { Surroundings } from './surroundings.ts';
import { twilioOf } from './text-account.ts';

export type Ground = Awaited<ReturnType<typeof layGround>>;

/** How often a worker looks after jobs that another left behind, and after what is old. */
const workerPace = {
  useListenNotify: true,
  monitorIntervalSeconds: 5,
  superviseIntervalSeconds: 5,
  maintenanceIntervalSeconds: 60,
} as const;

export async function layGround(surroundings: Surroundings) {
  const { config, log, db, url, brands, rootKeys, flagSettings, tracing, clock, metrics } = surroundings;
  const isProduction = config.NODE_ENV === 'production';
  const now = clock?.now ?? (() => new Date());
  const settings = flagSettings ?? (() => config.FLAGS);
  const flags = await openFlags({ source: flagSource(db, now), settings, isProduction, now, log });
  const { flagsFor } = flags;
  const rates = await openRates(db, rateTablesOf(config), log);
  const counseling = await openCounseling({
    database: db,
    source: agenciesOf(config),
    placesOfZips,
    isProduction,
    log,
  });
  const onQueueFault = (error: unknown) => log.error({ err: error }, 'the job queue had a fault');
  const plaid = plaidOf(config, brands);
  const practice = practiceNeeds(config);
  const { carrier, close: closeCarrier } = carrierFor(config, brands, db, rootKeys);
  const vendorRecorder = createVendorRecorder(db, log);
  const watched = { tracing, log, metrics: bothOf(vendorRecorder, metrics) };
  const bus = await openBus(db.app);
  return {
    ...{ config, log, brands, rootKeys, isProduction, practice, flags, flagsFor, flagSettings: settings, plaid },
    /** How the carrier of texts is known when it calls back. */
    twilio: twilioOf(config, brands)?.door,
    database: db,
    ...(await openKeys(db.app, rootKeys)),
    now,
    lenders: createLenders(brands, config, flagsFor, rates),
    rates,
    counseling,
    countiesOf,
    outbox: createOutbox(db, productNow),
    vendorRecorder,
    closeCarrier,
    carrier: watchedPort(watched, 'messages', practice.length > 0 ? markedCarrier(carrier) : carrier),
    /** What a vendor's call-backs are signed with: what a company of our protocol was given, or what the sandbox has. */
    secretsOf: (vendor: VendorName) => remoteSecretOf(config, vendor) ?? callbackSecrets(rootKeys, vendor),
    fallbackSecretOf: (vendor: VendorName) => (isSwapNeed(vendor) ? fallbackOf(config, vendor)?.secret : undefined),
    /** Whether two companies may serve what is asked of a vendor. */
    hasFallback: (vendor: VendorName) => isSwapNeed(vendor) && fallbackOf(config, vendor) !== undefined,
    isVendorFault: (error: unknown) => error instanceof VendorFault,
    jobs: await openJobs(url, onQueueFault, () => ({ traceparent: tracing?.traceparent(), requestId: requestIdNow() })),
    bus,
    caseNews: createCaseNews({ bus, log }),
    /** Where a worker takes its work from. */
    openQueue: (heard: (queue: string) => void) => openBoss(url, 6, onQueueFault, { ...workerPace, heard }),
    vendors: watchedVendors(await vendorsFor(surroundings, plaid, now), watched, swapsIn(db)),
  };
}

type PlaidHere = ReturnType<typeof plaidOf>;

/** Everyone outside, as the configuration names them. */
function vendorsFor({ config, db, url, rootKeys, vendorNow }: Surroundings, plaid: PlaidHere, now: () => Date) {
  return openVendors({
    url,
    callbackUrl: `http://127.0.0.1:${config.PORT}`,
    callbackSecretOf: (vendor) => callbackSecrets(rootKeys, vendor)[0],
    bookSecrets: derivedSecrets(rootKeys, 'sandbox books'),
    answerMs: config.SANDBOX_DELAY_MS,
    workMs: config.SANDBOX_DELAY_MS * 10,
    plaid,
    adapterOf: (need) => adapterOf(config, need),
    remoteOf: (need) => remoteOf(config, need),
    fallbackOf: (need) => fallbackOf(config, need),
    mismo: mismoIn(config, db),
    oidc: config.OIDC_CLIENTS,
    oidcStaff: config.OIDC_STAFF,
    filePayments: adapterOf(config, 'payments') === 'nacha' ? filePaymentsIn({ database: db, now }) : undefined,
    ofac: adapterOf(config, 'watchList') === 'ofac' ? { folder: config.OFAC_DIR, now } : undefined,
    ...(vendorNow && { now: vendorNow }),
  });
}

/** A turn is longer than all the questions of one order together. */
function mismoIn(config: Config, { app }: Database) {
  const account = mismoOf(config);
  return account && { ...account, book: creditOrderBook(app, 5 * account.timeoutMs + 120_000) };
}

function agenciesOf(config: Config) {
  return adapterOf(config, 'counseling') === 'published' ? publishedAgencies(config.COUNSELING_LIST) : sandboxAgencies;
}

function swapsIn({ app }: Database): Swaps {
  return {
    first: (need) => firstCompany(app, need, organizationNow() ?? ''),
    hold: (held, company) => holdFor(app, held, company),
    release: (held, company) => releaseHold(app, held, company),
  };
}

function rateTablesOf(config: Config) {
  return adapterOf(config, 'rates') === 'published' ? publishedRateTables(config.APOR_TABLE) : sandboxRateTables;
}

/** What a call came to is counted for the desk, and for the machines that watch this process where there are any. */
function bothOf(recorder: VendorRecorder, metrics: Surroundings['metrics']): NonNullable<Onlookers['metrics']> {
  return {
    asked: (vendor, call, outcome, ms) => {
      recorder.asked(vendor, outcome, ms);
      metrics?.asked(vendor, call, outcome, ms);
    },
    rests: (vendor, isResting) => {
      recorder.rests(vendor, isResting);
      metrics?.rests(vendor, isResting);
    },
  };
}

/** Flags are asked for by every process, at the database that all of them share. */
function flagSource({ app }: Database, now: () => Date) {
  return {
    mark: () => readFlagMark(app),
    read: () => readCurrentRules(app),
    follow: (hear: () => void) => followFlags(app, hear),
    noteAsked: (known: readonly string[], asked: readonly string[]) => noteAskedFlags(app, known, asked, now()),
  };
}

function remoteSecretOf(config: Config, vendor: VendorName): readonly Secret[] | undefined {
  const remotes = httpsNeedsOf(vendor).flatMap((need) => remoteOf(config, need) ?? []);
  return remotes.length === 0 ? undefined : remotes.map(({ secret }) => secret);
}

/** Who carries email and who carries texts, as the configuration names them. */
function carrierFor(
  config: Config,
  brands: BrandShelf,
  db: Database,
  rootKeys: RootKeys,
): { carrier: Messages; close: () => void } {
  const sandbox = createSandboxMessages(sandboxMailbox(db));
  const texts = textsFor(config, brands, db) ?? (adapterOf(config, 'texts') === 'none' ? noTexts : sandbox);
  if (adapterOf(config, 'email') !== 'smtp' || config.SMTP_URL === undefined)
    return { carrier: carrierOf(sandbox, texts), close: () => {} };
  const senderOf = (orgCode: string) => {
    const { names, support } = brands.byCode(orgCode) ?? brands.provider;
    return { name: names.display, address: support.email };
  };
  const address = config.BOUNCES_TO;
  const mark = (orgCode: string, recipient: string) =>
    markedAddress(address, bounceMark(derivedSecret(rootKeys[0], 'bounces'), orgCode, recipient));
  const smtp = createSmtpCarrier({
    ...{ url: config.SMTP_URL, senderOf, dkim: dkimKeysIn(config.DKIM_DIR) },
    bounceTo: address === '' ? undefined : mark,
  });
  return { carrier: carrierOf(smtp, texts), close: smtp.close };
}

function textsFor(config: Config, brands: BrandShelf, db: Database): Messages | undefined {
  const account = twilioOf(config, brands);
  if (!account) return undefined;
  const { url, sid, token, senderOf, receiptUrl } = account;
  return createTwilioTexts({ url, sid, token, senderOf, receiptUrl, book: textBook(db) });
}

/** Only a lender with a contract of its own has keys; without them the sandbox stands in. */
function plaidOf({ PLAID_CLIENT_ID, PLAID_SECRET, PLAID_URL, PORT }: Config, brands: BrandShelf) {
  if (PLAID_CLIENT_ID === '' || PLAID_SECRET === undefined) return undefined;
  const provider = () => lenderFor(brands.provider, PORT);
  return {
    baseUrl: PLAID_URL,
    clientId: PLAID_CLIENT_ID,
    secret: PLAID_SECRET,
    // The name may be another tomorrow.
    get clientName() {
      return provider().name;
    },
    get webhookUrl() {
      return `${provider().siteUrl}/callbacks/plaid`;
    },
  };
}
