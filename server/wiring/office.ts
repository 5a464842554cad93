/** What staff and auditors read. */
import type { Application } from '#core/application/application.ts';
import { openAtDesk } from '../lending/origination/index.ts';
import { createAudit } from '../office/audit/index.ts';
import { createBannerDesk } from '../office/banners/index.ts';
import { createBinder } from '../office/binder/index.ts';
import { createCaseLive, createCases, createNotes, createReview } from '../office/cases/index.ts';
import { createComplaints } from '../office/complaints/index.ts';
import { createExperimentDesk } from '../office/experiments/index.ts';
import { createFeedbackInbox } from '../office/feedback/index.ts';
import { createFinder } from '../office/find/index.ts';
import { createFlagDesk } from '../office/flags/index.ts';
import { createHmda, openTracts } from '../office/hmda/index.ts';
import { createRecords } from '../office/records/index.ts';
import { createDeskReports } from '../office/reports/index.ts';
import { createStaffDesk } from '../office/staff/index.ts';
import { createTrail } from '../office/trail/index.ts';
import { createVendorDesk } from '../office/vendors/index.ts';
import {
  createAssignments,
  createBackoffice,
  createJourneyMap,
  createOverdue,
  createWorkLists,
  createWorkViews,
} from '../office/work/index.ts';
import { derivedSecret } from '../root-key.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';
import type { People } from './people.ts';

export type Office = ReturnType<typeof wireOffice>;

type Given = Pick<People, 'accounts'> & Pick<Lending, 'claims' | 'views' | 'documents'>;

export function wireOffice(ground: Ground, { accounts, claims, views, documents }: Given) {
  const { database, vault, seals, brands, lenders, outbox, log, now } = ground;
  return {
    audit: createAudit({
      ...{ database, vault, seals, brands, log },
      logSecrets: ground.logSecrets,
    }),
    workLists: createWorkLists({ database, brandOf: brandIn(lenders) }),
    assignments: createAssignments({ database }),
    workViews: createWorkViews({ database }),
    finder: createFinder({ database, vault }),
    staffDesk: createStaffDesk({
      ...{ database, staff: accounts.staff },
      organizations: () => brands.organizations,
      canonicalOf: lenders.canonicalOf,
      nameOf: lenders.nameOf,
      isProvider: lenders.isMainBrand,
    }),
    overdue: createOverdue({ database, log }),
    journeyMap: createJourneyMap({ database }),
    ...wireRegister(ground),
    ...wireRecords(ground, { views, documents }),
    complaints: createComplaints({
      ...{ database, vault, outbox, views, lenderOf: lenders.lenderOf },
      emailOf: async (person) => (await accounts.profiles.describe(person)).email,
    }),
    feedbackInbox: createFeedbackInbox({ database, marking: vault, outbox, lenderOf: lenders.lenderOf, now }),
    ...wireSettings(ground),
    deskReports: createDeskReports({
      database,
      canonicalOf: lenders.canonicalOf,
      nameOf: lenders.nameOf,
      organizations: () => brands.organizations,
      isProvider: lenders.isMainBrand,
    }),
    vendorDesk: createVendorDesk({
      ...{ database, hasFallback: ground.hasFallback, nameOf: lenders.nameOf },
      organizations: () => brands.organizations,
      isProvider: lenders.isMainBrand,
    }),
    ...wireCases(ground, claims),
    review: createReview({ database, vault, documents, openAtDesk }),
    backoffice: createBackoffice({ database }),
    trail: createTrail({ database, canonicalOf: lenders.canonicalOf, isProvider: lenders.isMainBrand }),
  };
}

/** What staff set: flags, experiments, banners. */
function wireSettings({ database, brands, lenders, log, now, flags, flagSettings, isProduction }: Ground) {
  return {
    flagDesk: createFlagDesk({
      ...{ database, flags, isProduction, now },
      settings: flagSettings,
      organizations: () => brands.organizations,
      isProvider: lenders.isMainBrand,
    }),
    experimentDesk: createExperimentDesk({
      ...{ database, flags, log, now },
      organizations: () => brands.organizations,
      isProvider: lenders.isMainBrand,
    }),
    bannerDesk: createBannerDesk({
      database,
      environment: isProduction ? 'production' : 'test',
      isProvider: lenders.isMainBrand,
      canonicalOf: lenders.canonicalOf,
      hostsOf: (orgCode) => brands.all.flatMap((brand) => (brand.canonicalOrgCode === orgCode ? brand.hosts : [])),
    }),
  };
}

/** What the borrower knows the lender as: New York has a site of its own. */
function brandIn({ siteOf }: Ground['lenders']) {
  return (application: Application) => siteOf(application).names.display;
}

/** One application as a person at the desk has it before them. */
function wireCases(
  { database, vault, bus, now, rootKeys, caseNews, lenders, countiesOf }: Ground,
  claims: Pick<Lending['claims'], 'give'>,
) {
  return {
    caseLive: createCaseLive({
      ...{ database, bus, now, openAtDesk },
      secret: derivedSecret(rootKeys[0], 'cases'),
    }),
    notes: createNotes({ database, vault, openAtDesk, tell: caseNews.tellStaff, assign: claims.give }),
    cases: createCases({
      ...{ database, vault, openAtDesk },
      brandOf: brandIn(lenders),
      countiesOf,
    }),
  };
}

/** What an examiner asks for, and how long it is kept. */
function wireRecords({ database, lenders, now }: Ground, { views, documents }: Pick<Lending, 'views' | 'documents'>) {
  const { settingsFor } = lenders;
  const records = createRecords({ database, documents, settingsFor, now });
  return {
    records,
    binder: createBinder({ database, views, documents, settingsFor, noteRetention: records.note, now }),
  };
}

/** What is reported to the regulator. */
function wireRegister({ database, vault, brands, now, lenders, rates, config, isProduction }: Ground) {
  return {
    hmda: createHmda({
      ...{ database, vault, brands, now },
      siteOf: lenders.siteOf,
      settingsFor: lenders.settingsFor,
      isProvider: lenders.isMainBrand,
      aporOn: rates.aporOn,
      tracts: openTracts(config.CENSUS_TRACTS, isProduction),
    }),
  };
}
