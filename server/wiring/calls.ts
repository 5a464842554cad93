/** Who answers the calls of the contract: each handler with the parts it asks. */
import { type Role, scopesOf } from '#core/roles.ts';
import { actHandlers } from '../api/acts.ts';
import { addressHandlers } from '../api/address.ts';
import { applicationHandlers } from '../api/application.ts';
import { auditHandlers } from '../api/audit.ts';
import { bannerHandlers } from '../api/banners.ts';
import { binderHandlers } from '../api/binder.ts';
import { callbackHandlers } from '../api/callbacks.ts';
import { caseNoteHandlers } from '../api/case-notes.ts';
import { chatHandlers } from '../api/chat.ts';
import { chatDeskHandlers } from '../api/chat-desk.ts';
import { chatOfficeHandlers } from '../api/chat-office.ts';
import { claimHandlers } from '../api/claims.ts';
import { closingHandlers } from '../api/closing.ts';
import { complaintHandlers } from '../api/complaints.ts';
import { consoleHandlers } from '../api/console.ts';
import { deskReportHandlers } from '../api/desk-reports.ts';
import { documentHandlers } from '../api/documents.ts';
import { draftHandlers } from '../api/drafts.ts';
import { earlyPaperHandlers } from '../api/early-papers.ts';
import { experimentHandlers } from '../api/experiments.ts';
import { factorHandlers } from '../api/factors.ts';
import { feedbackHandlers } from '../api/feedback.ts';
import { findHandlers } from '../api/find.ts';
import { flagHandlers } from '../api/flags.ts';
import { handOverHandlers } from '../api/hand-over.ts';
import type { Handlers } from '../api/handler.ts';
import { headHandlers } from '../api/heads.ts';
import { hmdaHandlers } from '../api/hmda.ts';
import { identityHandlers } from '../api/identity.ts';
import { insightHandlers } from '../api/insights.ts';
import { journeyMapHandlers } from '../api/journey-map.ts';
import { lawHandlers } from '../api/law.ts';
import { leadHandlers } from '../api/leads.ts';
import { linkingHandlers } from '../api/linking.ts';
import { notaryHandlers } from '../api/notary.ts';
import { notificationHandlers } from '../api/notifications.ts';
import { optimizeHandlers } from '../api/optimize.ts';
import { organizationHandlers } from '../api/organization.ts';
import { ownLiveHandlers } from '../api/own-live.ts';
import { paymentCallHandlers } from '../api/payments.ts';
import { profileHandlers } from '../api/profile.ts';
import { recordHandlers } from '../api/records.ts';
import { replayHandlers } from '../api/replay.ts';
import { reviewHandlers } from '../api/review.ts';
import { sentPapersFrom } from '../api/sent-papers.ts';
import { siteHandlers } from '../api/site-calls.ts';
import { staffHandlers } from '../api/staff.ts';
import { stepUpHandlers } from '../api/step-up.ts';
import { supportHandlers } from '../api/support.ts';
import { telemetryHandlers } from '../api/telemetry.ts';
import { uploadHandlers } from '../api/uploads.ts';
import { vendorDeskHandlers } from '../api/vendor-desk.ts';
import { workHandlers } from '../api/work.ts';
import { addToTallies } from '../store/tallies.ts';
import { createCallbacks } from '../vendors/callbacks.ts';
import type { Beside } from './beside.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';
import type { SentMessages } from './messages.ts';
import type { Office } from './office.ts';
import type { People } from './people.ts';
import type { SupportRooms } from './support.ts';

interface Answering extends People, Lending, Beside, Office, SupportRooms, SentMessages {
  readonly ground: Ground;
}

export function wireCalls(parts: Answering): Handlers {
  const { ground, accounts, leads, drafts, support, conversations } = parts;
  const { log, brands, vendors, lenders, database } = ground;
  return {
    ...organizationHandlers(brands),
    ...siteHandlers({
      ...{ log, support },
      countUnrouted: (label) => addToTallies(database.app, [{ name: 'unrouted', label, count: 1 }]),
    }),
    ...telemetryHandlers(support),
    ...insightHandlers(support),
    ...optimizeHandlers({
      flagsFor: ground.flagsFor,
      noteRead: ground.flags.noteRead,
      experiments: support.experiments,
      canonicalOf: lenders.canonicalOf,
      viewOf: parts.views.view,
    }),
    ...supportHandlers(support),
    ...replayHandlers(parts.replays),
    ...hmdaHandlers(parts.hmda),
    ...binderHandlers(parts.binder),
    ...recordHandlers(parts.records),
    ...complaintHandlers(parts.complaints),
    ...chatHandlers(conversations),
    ...chatDeskHandlers(conversations),
    ...chatOfficeHandlers(parts),
    ...feedbackHandlers({ support, feedbackInbox: parts.feedbackInbox }),
    ...addressHandlers(vendors.addresses),
    ...identityHandlers(accounts, lenders.places),
    ...factorHandlers(accounts),
    ...stepUpHandlers(accounts),
    ...profileHandlers(accounts),
    ...lawHandlers(ground.now),
    ...leadHandlers(leads),
    ...draftHandlers(drafts),
    ...lendingCalls(parts),
    ...officeCalls(parts),
  };
}

function lendingCalls(parts: Answering) {
  const { ground, accounts, leads, origination, uploads, linking, payments, documents, notary, handOvers } = parts;
  const { notifications, choices, offerCopies } = parts;
  const { isProduction, config, lenders, brands } = ground;
  return {
    ...applicationHandlers({
      ...{ origination, isProduction, notifications, offerCopies, sentPapers: sentPapersFrom(documents) },
      whoIsInvited: accounts.credentials.whoIsInvited,
      contactOf: async (person) => {
        const { email, phone } = await accounts.profiles.describe(person);
        return { email, phoneNumber: phone };
      },
      rescissionCalendarOf: lenders.rescissionCalendarOf,
      readReceipt: (orgCode, receipt) => documents.early.read(orgCode, receipt, ground.now()),
      learn: accounts.profiles.learn,
      copySides: parts.support.experiments.copyTo,
      originatorOf: async (orgCode, uuid) => {
        const { originatorDisplayInfo, ...license } = await leads.originator(orgCode, uuid);
        return { ...license, nmls: originatorDisplayInfo.nmls };
      },
    }),
    ...ownLiveHandlers(parts.following),
    ...notificationHandlers({ notifications, choices }),
    ...uploadHandlers(uploads),
    ...handOverHandlers(handOvers),
    ...linkingHandlers({ linking, ...lenders.places }),
    ...closingHandlers(origination),
    ...paymentCallHandlers(payments),
    ...documentHandlers(origination, documents),
    ...earlyPaperHandlers({
      early: documents.early,
      siteFor: (orgCode, state) => brands.siteFor(lenders.canonicalOf(orgCode) ?? orgCode, state),
      now: ground.now,
    }),
    ...notaryHandlers(notary, config.ICE_SERVERS),
  };
}

/** Some of what they may read or write is every organization's. */
const reachesAll = (roles: readonly Role[]) =>
  (['readAudit', 'readReports', 'editBanners'] as const).some((permission) =>
    scopesOf(roles, permission).includes('every'),
  );

const ownFirst = (own: string, all: readonly string[]) => [own, ...all.filter((one) => one !== own)];

function officeCalls({ ground, audit, ...parts }: Answering) {
  const { plaid, isVendorFault, now } = ground;
  return {
    ...consoleHandlers({
      ...parts,
      sentPapers: sentPapersFrom(parts.documents),
      organizationsFor: (person) =>
        ground.lenders.isMainBrand(person.orgCode) && reachesAll(person.roles)
          ? ownFirst(person.orgCode, ground.brands.organizations).map((org) => ({
              org,
              name: ground.lenders.nameOf(org),
            }))
          : [],
    }),
    ...claimHandlers(parts.claims),
    ...workHandlers(parts),
    ...caseNoteHandlers(parts),
    ...reviewHandlers(parts.review),
    ...auditHandlers(parts.trail),
    ...findHandlers(parts.finder),
    ...staffHandlers(parts.staffDesk),
    ...actHandlers(parts.acts),
    ...headHandlers(audit),
    ...flagHandlers(parts.flagDesk),
    ...vendorDeskHandlers(parts.vendorDesk),
    ...journeyMapHandlers(parts.journeyMap),
    ...deskReportHandlers(parts.deskReports),
    ...bannerHandlers(parts.bannerDesk),
    ...experimentHandlers(parts.experimentDesk),
    ...callbackHandlers({
      ...{ vendorInbox: parts.vendorInbox, texts: parts.texts, isVendorFault },
      hear: createCallbacks({
        secretsOf: ground.secretsOf,
        fallbackSecretOf: ground.fallbackSecretOf,
        now: () => now().getTime(),
        plaid,
        twilio: ground.twilio,
      }),
    }),
  };
}
