/** Every call between browser and server. One group a file; this is the whole table. */
import { actCalls } from './acts.ts';
import { addressCalls } from './address.ts';
import { applicationCalls } from './application.ts';
import { auditCalls } from './audit.ts';
import { bannerCalls } from './banners.ts';
import { binderCalls } from './binder.ts';
import { callbackCalls } from './callbacks.ts';
import { caseLiveCalls } from './case-live.ts';
import { caseNoteCalls } from './case-notes.ts';
import { chatCalls, ownChatCalls } from './chat.ts';
import { chatDeskCalls } from './chat-desk.ts';
import { chatOfficeCalls } from './chat-office.ts';
import { claimCalls } from './claims.ts';
import { closingCalls } from './closing.ts';
import { complaintCalls } from './complaints.ts';
import { consoleCalls } from './console.ts';
import { deskReportCalls } from './desk-reports.ts';
import { documentCalls } from './documents.ts';
import { draftCalls } from './drafts.ts';
import { earlyPaperCalls } from './early-papers.ts';
import { experimentCalls } from './experiments.ts';
import { factorCalls } from './factors.ts';
import { feedbackCalls } from './feedback.ts';
import { findCalls } from './find.ts';
import { flagCalls } from './flags.ts';
import { fundingCalls } from './funding.ts';
import { handOverCalls } from './hand-over.ts';
import { headCalls } from './heads.ts';
import { hmdaCalls } from './hmda.ts';
import { identityCalls } from './identity.ts';
import { insightCalls } from './insights.ts';
import { journeyMapCalls } from './journey-map.ts';
import { lawCalls } from './law.ts';
import { leadCalls } from './leads.ts';
import { linkingCalls } from './linking.ts';
import { notaryCalls } from './notary.ts';
import { notificationCalls } from './notifications.ts';
import { optimizeCalls } from './optimize.ts';
import { organizationCalls } from './organization.ts';
import { ownLiveCalls } from './own-live.ts';
import { paymentCalls } from './payments.ts';
import { profileCalls } from './profile.ts';
import { recordCalls } from './records.ts';
import { replayCalls } from './replay.ts';
import { reviewCalls } from './review.ts';
import { siteCalls } from './site.ts';
import { staffCalls } from './staff.ts';
import { stepUpCalls } from './step-up.ts';
import { supportCalls } from './support.ts';
import { telemetryCalls } from './telemetry.ts';
import { uploadCalls } from './uploads.ts';
import { vendorDeskCalls } from './vendor-desk.ts';
import { workCalls } from './work.ts';

export const routes = {
  ...addressCalls,
  ...organizationCalls,
  ...siteCalls,
  ...telemetryCalls,
  ...insightCalls,
  ...optimizeCalls,
  ...supportCalls,
  ...replayCalls,
  ...hmdaCalls,
  ...binderCalls,
  ...recordCalls,
  ...complaintCalls,
  ...chatCalls,
  ...ownChatCalls,
  ...chatDeskCalls,
  ...chatOfficeCalls,
  ...feedbackCalls,
  ...experimentCalls,
  ...flagCalls,
  ...identityCalls,
  ...factorCalls,
  ...stepUpCalls,
  ...profileCalls,
  ...lawCalls,
  ...leadCalls,
  ...draftCalls,
  ...applicationCalls,
  ...notificationCalls,
  ...documentCalls,
  ...earlyPaperCalls,
  ...linkingCalls,
  ...closingCalls,
  ...uploadCalls,
  ...handOverCalls,
  ...paymentCalls,
  ...fundingCalls,
  ...notaryCalls,
  ...consoleCalls,
  ...vendorDeskCalls,
  ...journeyMapCalls,
  ...deskReportCalls,
  ...bannerCalls,
  ...claimCalls,
  ...workCalls,
  ...caseNoteCalls,
  ...reviewCalls,
  ...caseLiveCalls,
  ...ownLiveCalls,
  ...auditCalls,
  ...findCalls,
  ...staffCalls,
  ...actCalls,
  ...callbackCalls,
  ...headCalls,
} as const;

export type Routes = typeof routes;
export type RouteKey = keyof Routes;
