/**
 * Puts the product together: modules, vendors, handlers, each given what it needs as plain arguments. An editor can jump
 * from here to everything; there is no container.
 */
import type { Application } from '#core/application/application.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { evaluateFlags } from '#core/flags.ts';
import { lendingSettings } from '#core/underwriting/settings.ts';
import { addressHandlers } from './api/address.ts';
import { applicationHandlers } from './api/application.ts';
import { callbackHandlers } from './api/callbacks.ts';
import { closingHandlers } from './api/closing.ts';
import { consoleHandlers } from './api/console.ts';
import { documentHandlers } from './api/documents.ts';
import { draftHandlers } from './api/drafts.ts';
import { factorHandlers } from './api/factors.ts';
import { handOverHandlers } from './api/hand-over.ts';
import type { Handlers } from './api/handler.ts';
import { headHandlers } from './api/heads.ts';
import { identityHandlers } from './api/identity.ts';
import { leadHandlers } from './api/leads.ts';
import { linkingHandlers } from './api/linking.ts';
import { notaryHandlers } from './api/notary.ts';
import { organizationHandlers } from './api/organization.ts';
import { paymentCallHandlers } from './api/payments.ts';
import { profileHandlers } from './api/profile.ts';
import type { Places } from './api/request.ts';
import { sentPapersFrom } from './api/sent-papers.ts';
import { siteHandlers } from './api/site-calls.ts';
import { stepUpHandlers } from './api/step-up.ts';
import { supportHandlers } from './api/support.ts';
import { telemetryHandlers } from './api/telemetry.ts';
import { uploadHandlers } from './api/uploads.ts';
import type { BrandShelf } from './brands.ts';
import { chores } from './chores.ts';
import type { Config } from './config.ts';
import { createSupport } from './insights/index.ts';
import { createDocuments, shelfFor, signingKeyFor } from './lending/documents/index.ts';
import { createLinking, type Linking } from './lending/linking/index.ts';
import { createNotaryMeetings } from './lending/notary/index.ts';
import { createOrigination } from './lending/origination/index.ts';
import { createPayments } from './lending/payments/index.ts';
import { clamdScanner, createParsers, createScans, createUploads, type Uploads } from './lending/uploads/index.ts';
import { createVendorInbox } from './lending/vendor-inbox/index.ts';
import type { Log } from './log.ts';
import { createOutbox, createSender, createStaffEmails } from './messages/index.ts';
import { createAudit } from './office/audit/index.ts';
import { createBackoffice, createOverdue } from './office/work/index.ts';
import { createAccounts } from './people/accounts/index.ts';
import { createDrafts } from './people/drafts/index.ts';
import { createHandOvers } from './people/hand-over/index.ts';
import { createLeads } from './people/leads/index.ts';
import { callbackSecrets, derivedSecret, derivedSecrets, type RootKeys } from './root-key.ts';
import type { Secret } from './secret.ts';
import { openBus } from './store/bus.ts';
import type { Database } from './store/database.ts';
import { createHistorySeals } from './store/history-seals.ts';
import { openBoss, openJobs } from './store/jobs.ts';
import { sandboxMailbox } from './store/mail.ts';
import { addToTallies } from './store/tallies.ts';
import { createVault } from './store/vault.ts';
import { createCallbacks } from './vendors/callbacks.ts';
import { openVendors } from './vendors/index.ts';
import { createSandboxMessages } from './vendors/messages/sandbox.ts';
import { VendorFault } from './vendors/vendor.ts';
import type { Work } from './worker/effects.ts';
import { effectHandlers } from './worker/handlers/index.ts';
import { aboutApplication } from './worker/handlers/letters.ts';
import { tellOfUnsent } from './worker/unsent.ts';

export interface Surroundings {
  readonly config: Config;
  readonly log: Log;
  readonly db: Database;
  /** The address that `db` is at: the product's own login. */
  readonly url: Secret;
  readonly brands: BrandShelf;
  readonly rootKeys: RootKeys;
}

export type Parts = Awaited<ReturnType<typeof buildParts>>;

export async function buildParts({ config, log, db, url, brands, rootKeys }: Surroundings) {
  const isProduction = config.NODE_ENV === 'production';
  const vault = createVault(rootKeys);
  const seals = createHistorySeals(derivedSecrets(rootKeys, 'history'));
  const now = () => new Date();
  const flags = evaluateFlags(config.FLAGS, { isProduction });
  const onQueueFault = (error: unknown) => log.error({ err: error }, 'the job queue had a fault');
  const jobs = await openJobs(url, onQueueFault);
  const plaid = plaidOf(config, brands);
  const vendors = await openVendors({
    url,
    callbackUrl: `http://127.0.0.1:${config.PORT}`,
    callbackSecretOf: (vendor) => callbackSecrets(rootKeys, vendor)[0],
    bookSecrets: derivedSecrets(rootKeys, 'sandbox books'),
    answerMs: config.SANDBOX_DELAY_MS,
    workMs: config.SANDBOX_DELAY_MS * 10,
    plaid,
    isProduction,
  });
  const outbox = createOutbox(db, now);
  const lenderOf = (code: string) => {
    const brand = brands.byCode(code);
    if (!brand) return undefined;
    const sites = brands.all.filter(({ canonicalOrgCode }) => canonicalOrgCode === brand.canonicalOrgCode);
    return { ...lenderFor(brand, config.PORT), origins: originsOf(sites, config) };
  };
  const isVendorFault = (error: unknown) => error instanceof VendorFault;
  const accounts = createAccounts({
    database: db,
    rootKeys,
    vault,
    outbox,
    lenderOf,
    signOn: vendors.signOn,
    isVendorFault,
    log,
    isProduction,
    now,
  });
  const canonicalOf = (code: string) => brands.byCode(code)?.canonicalOrgCode;
  const leads = createLeads({ database: db, vault, canonicalOf, now });
  const drafts = createDrafts({ database: db, vault, canonicalOf, now });
  const support = createSupport({
    database: db,
    canonicalOf,
    viewOf: (person, uuid) => origination.view(person, uuid),
    isMainBrand: (orgCode) => orgCode === brands.provider.canonicalOrgCode,
    now,
  });
  const settingsFor = ({ orgCode, product, property }: Application, today: CalendarDate) =>
    lendingSettings(siteOf(brands, orgCode, property.address.state), product, flags, today);
  const documents = createDocuments({
    database: db,
    vault,
    shelf: shelfFor(config),
    jobs,
    siteOf: ({ orgCode, property }) => siteOf(brands, orgCode, property.address.state),
    logoOf: ({ brand }) => brands.file(brand, 'logo.svg')?.content.toString() ?? null,
    isValuationCovered: flags['fe-heloc-company-covers-appraisal'].enabled,
    key: signingKeyFor(config, now()),
  });
  const parsers = createParsers(log);
  const scans = createScans({ documents, scanner: config.CLAMD_URL && clamdScanner(config.CLAMD_URL), log });
  const uploads: Uploads = createUploads({
    viewOf: (person, uuid) => origination.view(person, uuid),
    documents,
    parsers,
    areScanned: scans.isOn,
  });
  const linking: Linking = createLinking({
    database: db,
    vault,
    bank: vendors.bank,
    deposits: vendors.deposits,
    incomeFor: vendors.incomeLinksFor,
    viewOf: (person, uuid) => origination.view(person, uuid),
    isVendorFault,
  });
  const origination = createOrigination({
    database: db,
    jobs,
    vault,
    seals,
    readLinkedAccount: linking.account,
    readLinkedIncome: linking.income,
    nameDeposits: linking.nameDeposits,
    areUploads: (person, uuid, documentUuids) => uploads.areTheirs(person, uuid, documentUuids),
    openSignerAccount: accounts.people.openSigner,
    settingsFor,
  });
  const handOvers = createHandOvers({
    database: db,
    viewOf: origination.view,
    uploads,
    submitIdentity: (person, uuid, body) =>
      person.role === 'signer'
        ? origination.act({
            person,
            uuid,
            command: 'submitSignerIdentity',
            body: { documentUuids: body.documentUuids },
          })
        : origination.act({ person, uuid, command: 'submitIdentity', body }),
    now,
  });
  const isMainBrand = (orgCode: string) => orgCode === brands.provider.canonicalOrgCode;
  const vendorInbox = createVendorInbox(db, jobs, isMainBrand);
  const lenderOfApplication = ({ orgCode, property }: Application) =>
    lenderFor(siteOf(brands, orgCode, property.address.state), config.PORT);
  const sender = createSender({
    database: db,
    outbox,
    carrier: createSandboxMessages(sandboxMailbox(db)),
    compose: {
      account: accounts.compose,
      application: aboutApplication({
        workingCase: origination.workingCase,
        lenderOf: lenderOfApplication,
        wayIn: accounts.people.wayIn,
        addressBefore: accounts.people.addressBefore,
      }),
    },
    tellOfFailure: (message, why) => tellOfUnsent(origination, message, why),
    log,
    now,
  });
  const staffEmails = createStaffEmails({ database: db, outbox, sender, view: origination.view });
  const payments = createPayments({
    database: db,
    vault,
    ach: config,
    nameOf: (code) => brands.byCode(code)?.names.display ?? brands.provider.names.display,
  });
  const audit = createAudit({
    database: db,
    vault,
    seals,
    logSecrets: derivedSecrets(rootKeys, 'log of heads'),
    organisations: brands.organisations,
    log,
  });
  const bus = await openBus(db.app);
  const notary = createNotaryMeetings({
    database: db,
    bus,
    platform: vendors.notary,
    view: origination.view,
    deeds: documents.deed,
    ticketSecret: derivedSecret(rootKeys[0], 'notary rooms'),
    reportFailure: async ({ orgCode, uuid }, sessionUuid, why) => {
      const delivery = `notary session ${sessionUuid} failed`;
      await origination.deliver({ orgCode, uuid, event: 'enotaryFailed', payload: { why }, by: 'vendor', delivery });
    },
  });
  const overdue = createOverdue({ database: db, log });
  const sentPapers = sentPapersFrom(documents);
  const places: Places = {
    siteOf: (code) => lenderOf(code)?.siteUrl ?? lenderFor(brands.provider, config.PORT).siteUrl,
    brandQuery: (code, host) => {
      const found = brands.resolve(undefined, host);
      return found.kind === 'found' && found.brand.orgCode === code ? '' : `?org=${encodeURIComponent(code)}`;
    },
  };
  const handlers: Handlers = {
    ...organizationHandlers(brands),
    ...siteHandlers({
      log,
      support,
      countUnrouted: (label) => addToTallies(db.app, [{ name: 'unrouted', label, count: 1 }]),
    }),
    ...telemetryHandlers(support),
    ...supportHandlers(support),
    ...addressHandlers(vendors.addresses),
    ...identityHandlers(accounts, places),
    ...factorHandlers(accounts),
    ...stepUpHandlers(accounts),
    ...profileHandlers(accounts),
    ...leadHandlers(leads),
    ...draftHandlers(drafts),
    ...applicationHandlers({
      origination,
      isProduction,
      sentPapers,
      contactOf: async (person) => {
        const { email, phone } = await accounts.profiles.describe(person);
        return { email, phoneNumber: phone };
      },
      learn: accounts.profiles.learn,
      originatorOf: async (orgCode, uuid) => {
        const { originatorDisplayInfo, ...licence } = await leads.originator(orgCode, uuid);
        return { ...licence, nmls: originatorDisplayInfo.nmls };
      },
    }),
    ...uploadHandlers(uploads),
    ...handOverHandlers(handOvers),
    ...linkingHandlers({ linking, ...places }),
    ...closingHandlers(origination),
    ...paymentCallHandlers(payments),
    ...documentHandlers(origination, documents),
    ...notaryHandlers(notary, config.ICE_SERVERS),
    ...consoleHandlers({
      accounts,
      origination,
      documents,
      uploads,
      staffEmails,
      vendorInbox,
      sentPapers,
      overdue,
      backoffice: createBackoffice({
        database: db,
        vault,
        canonicalOf,
        providerOrg: brands.provider.canonicalOrgCode,
      }),
    }),
    ...headHandlers(audit),
    ...callbackHandlers({
      vendorInbox,
      hear: createCallbacks({ secretsOf: (vendor) => callbackSecrets(rootKeys, vendor), plaid }),
      isVendorFault,
    }),
  };
  const settingsOf = ({ about: { application, now: at } }: Work) =>
    settingsFor(application, dateIn(application.property.timeZone ?? 'America/Los_Angeles', at));
  const shop = {
    origination,
    vendorInbox,
    log,
    scan: scans.run,
    handlers: effectHandlers(vendors, {
      flags,
      outbox,
      documents,
      lenderOf: lenderOfApplication,
      settingsOf,
      openMeeting: notary.open,
    }),
  };
  const close = async () => {
    parsers.close();
    await sender.settled();
    await vendors.close();
    await jobs.close();
  };
  return {
    vault,
    accounts,
    sender,
    leads,
    origination,
    documents,
    payments,
    audit,
    linking,
    uploads,
    notary,
    bus,
    vendorInbox,
    overdue,
    vendors,
    handlers,
    shop,
    /** Where a worker takes its work from. */
    openQueue: () => openBoss(url, 6, onQueueFault, workerPace),
    flags,
    chores: chores({ db, vault, log, brands, audit, accounts, sender, drafts, handOvers, leads, vendors, overdue }),
    close,
  };
}

/** Only a lender with a contract of its own has keys; without them the sandbox stands in. */
function plaidOf({ PLAID_CLIENT_ID, PLAID_SECRET, PLAID_URL, PORT }: Config, brands: BrandShelf) {
  if (PLAID_CLIENT_ID === '' || PLAID_SECRET === undefined) return undefined;
  const { name, siteUrl } = lenderFor(brands.provider, PORT);
  return {
    baseUrl: PLAID_URL,
    clientId: PLAID_CLIENT_ID,
    secret: PLAID_SECRET,
    clientName: name,
    webhookUrl: `${siteUrl}/callbacks/plaid`,
  };
}

/** Where links in letters lead: the site's own address, or this machine while no one has one. */
function lenderFor(brand: Brand, port: number) {
  const local = brand.hosts.find((host) => host.endsWith('.localhost'));
  const siteUrl = local ? `http://${local}:${port}` : `https://${brand.hosts[0]}`;
  return { orgCode: brand.canonicalOrgCode, name: brand.names.display, siteUrl };
}

/** Where a lender's pages are, as browsers name it. Only off production is this machine one of the places. */
function originsOf(sites: readonly Brand[], { NODE_ENV, PORT }: Config): readonly string[] {
  const hosts = sites.flatMap((site) => site.hosts);
  const abroad = hosts.filter((host) => !host.endsWith('.localhost')).map((host) => `https://${host}`);
  if (NODE_ENV === 'production') return abroad;
  const here = ['localhost', ...hosts.filter((host) => host.endsWith('.localhost'))];
  return [...here.map((host) => `http://${host}:${PORT}`), ...abroad];
}

function siteOf(brands: BrandShelf, orgCode: string, state: string): Brand {
  return brands.siteFor(orgCode, state) ?? brands.provider;
}

/** How often a worker looks after jobs that another left behind, and after what is old. */
const workerPace = {
  useListenNotify: true,
  monitorIntervalSeconds: 5,
  superviseIntervalSeconds: 5,
  maintenanceIntervalSeconds: 60,
} as const;
