/** What we write to people because the law or good manners ask for it. Words are of core/words, the sender is the lender. */

import type { Application } from '#core/application/application.ts';
import { mustSpouseConsent } from '#core/application/others-to-sign.ts';
import { givenBackBy } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { longDate } from '#core/documents/facts.ts';
import { principalReason } from '#core/eligibility/principal-reasons.ts';
import type { EffectOf } from '#core/journey/effects.ts';
import { takes } from '#core/journey/outline.ts';
import { closingDisclosureScreen } from '#core/journey/screens.ts';
import { isAheadOfOwners } from '#core/journey/statuses.ts';
import { GIVE_BACK_DAYS } from '#core/law/clocks.ts';
import { button, note, paragraph, title } from '#core/messages/email-blocks.ts';
import { type Channel, effectBehind } from '#core/messages/kinds.ts';
import { isNeverByVideo } from '#core/notary/never-by-video.ts';
import { closingCostKinds, closingCostNames, costCentsOf } from '#core/offers/closing-cost-kinds.ts';
import { formatCents } from '#core/offers/money.ts';
import { feeOwedBack } from '#core/payments/early-refund.ts';
import { divisionOf, type Payoff, payoffsOf } from '#core/underwriting/payoffs.ts';
import * as words from '#core/words/en/emails/application.ts';
import { openYourDashboard, yourStatement } from '#core/words/en/emails/milestones.ts';
import { codeField, codeIn, type WorkingCase } from '../../lending/origination/index.ts';
import type { Compose } from '../../messages/index.ts';
import type { Recipient } from '../../vendors/documents/port.ts';
import { isOvertaken } from '../overtaken.ts';
import { missingUntil, whatIsMissing, whatWeNeed } from './condition-messages.ts';
import { type Email, type Lender, saidBy, type WayIn, type Worded } from './email.ts';
import {
  agreementSigned,
  answerReceived,
  emailOf,
  floodZone,
  noLongerNeeded,
  offerCopy,
  offersReady,
  offersSaved,
  rightToCancel,
  termRows,
} from './milestone-emails.ts';
import { appointmentCancelled, appointmentLost, appointmentMade, roomIsOpen } from './notary-emails.ts';
import { owners } from './papers.ts';

export type LenderOfApplication = (application: Application) => Lender;

type ComposeForBorrower = (application: Application, lender: Lender) => Email;

/** What they say depends on more than the application: who reads it, a secret, the event. */
type OwnersEmail = Exclude<EffectOf<'messages'>, keyof typeof borrowerEmails>;
type ComposeForOwner = (
  about: WorkingCase,
  owner: Recipient,
  lender: Lender,
  channel: Channel,
) => Worded | Promise<Worded>;

const isOwnersEmail = (effect: EffectOf<'messages'>): effect is OwnersEmail => !Object.hasOwn(borrowerEmails, effect);

/** Emails to the borrower that need nothing but the application. */
const borrowerEmails = {
  sendAdverseActionNotice: (application, { name }) => ({
    subject: words.declinedSubject,
    words: [
      words.notAbleToApprove(application.loanNumber ?? ''),
      words.principalReasons,
      ...application.declineReasons.map((reason) => words.listed(principalReason(reason).text)),
      ...(application.credit.bureau ? [words.reportFrom(application.credit.bureau)] : []),
      ...refunded(application),
      words.ecoaNotice,
      words.sampleOf(name),
    ].join('\n\n'),
  }),
  sendCounterOfferNotice: (application, { siteUrl }) => ({
    subject: words.offerChanged,
    words: [
      words.whatWeLearned,
      ...(application.offers.counterOffer?.reasons ?? []).map((reason) => words.listed(principalReason(reason).text)),
      words.ifWeDoNotHear,
      siteUrl,
      words.sample,
    ].join('\n\n'),
  }),
  sendIncompletenessNotice: (application, { siteUrl }) => ({
    subject: words.needSomethingMore,
    words: [
      words.cannotDecideWithout,
      ...whatIsMissing(application).map(words.listed),
      words.sendItBy(missingUntil(application)),
      `${siteUrl}/dashboard`,
    ].join('\n\n'),
  }),
  sendCancellationNotice: (application) => ({
    subject: words.canceledSubject,
    words: cancellation(application).join('\n\n'),
  }),
  sendWelcome: (application, lender) => {
    const { name, siteUrl } = lender;
    const subject = saidBy(lender, 'lineOpenSubject');
    return emailOf(subject, [
      title(subject),
      paragraph(words.moneyIsOnItsWay(saidBy(lender, 'lineWelcome'), application.loanNumber ?? '', name)),
      ...termRows(application),
      button(openYourDashboard, `${siteUrl}/dashboard`),
      note(yourStatement),
    ]);
  },
  tellOfReturnedMoney: ({ uuid, accounts, loanNumber }, { siteUrl }) => ({
    subject: words.moneyCameBack,
    words: [
      words.bankSentItBack(loanNumber ?? '', accounts.disburse?.mask ?? ''),
      words.tellUsAnotherAccount,
      `${siteUrl}/account/heloc/${uuid}/complete`,
      words.weNeverAsk,
    ].join('\n\n'),
  }),
} as const satisfies { readonly [E in EffectOf<'messages'>]?: ComposeForBorrower };

/** What was paid and goes back, in a sentence. */
function refunded(application: Application): string[] {
  const cents = feeOwedBack(application);
  return cents === null ? [] : [words.feeGoesBack(formatCents(cents))];
}

function cancellation(application: Application): string[] {
  const { loanNumber, notary, property, outcome } = application;
  if (notary.signedAt === null) return [words.canceledBeforeSigning(loanNumber ?? ''), ...refunded(application)];
  const day = dateIn(homeZone(property), new Date(outcome?.at ?? notary.signedAt));
  return words.canceledAfterSigning({
    loanNumber: loanNumber ?? '',
    on: longDate(day),
    by: longDate(givenBackBy(day)),
    days: GIVE_BACK_DAYS,
  });
}

/** Where we reached them before an account was changed: an address that was changed lately does not count. */
type AddressBefore = (orgCode: string, identityUuid: string, changedAt: string) => Promise<string | undefined>;

interface WordsDeps {
  readonly workingCase: (orgCode: string, uuid: string, seq: number) => Promise<WorkingCase | undefined>;
  readonly lenderOf: LenderOfApplication;
  readonly wayIn: WayIn;
  readonly addressBefore: AddressBefore;
}

/** What a message about an application says to one of its owners; undefined when there is nothing to say any more. */
export function aboutApplication({ workingCase, lenderOf, wayIn, addressBefore }: WordsDeps): Compose {
  const compose: Readonly<Record<OwnersEmail, ComposeForOwner>> = {
    tellOfOffers: offersReady,
    tellOfSavedOffers: offersSaved,
    tellOfAnswer: answerReceived,
    tellOfWaiver: noLongerNeeded,
    tellOfSignedAgreement: agreementSigned,
    tellOfRightToCancel: rightToCancel,
    tellOfFloodZone: floodZone,
    tellOfNotaryRoom: roomIsOpen,
    tellOfAppointment: appointmentMade,
    tellOfCancelledAppointment: appointmentCancelled,
    tellOfLostAppointment: appointmentLost,
    tellOfChangedCosts: ({ application, file }, _, lender) =>
      changedCosts(application, payoffsOf(application, file), lender),
    tellOfAccountChange: async ({ application, number }, _, lender) => {
      const { orgCode, borrower, accounts } = application;
      const sealed = await number(codeField);
      // Changed before the papers were signed, or confirmed in the meantime.
      if (!accounts.hold || accounts.hold.isConfirmed || !sealed) return undefined;
      const recipient =
        (await addressBefore(orgCode, borrower.identityUuid, accounts.hold.changedAt)) ?? borrower.email;
      const secret = codeIn(sealed);
      return { ...accountChanged(application, secret, lender), recipient, secret };
    },
    tellOfCondition: (about, owner, lender, channel) => whatWeNeed(about, owner, lender, { channel, wayIn }),
    inviteSigner: async ({ application }, { identityUuid, name }, lender) => {
      if (identityUuid === application.borrower.identityUuid) return undefined;
      const secret = await wayIn(application.orgCode, identityUuid, '/account/heloc/heloc-signer/resume');
      return { ...invitation(application, name, secret, lender), secret };
    },
  };
  return async ({ orgCode, applicationUuid, seq, toIdentity, kind, channel, recipient, details }) => {
    const effect = effectBehind(kind);
    const about = await workingCase(orgCode, applicationUuid ?? '', seq ?? 0);
    if (!about || !(effect || kind === 'offerCopy'))
      throw new Error(`No one here knows the words of ${kind}, or the application it is about.`);
    const { application } = about;
    const owner = owners(application).find(({ identityUuid }) => identityUuid === toIdentity);
    // Taken back, or ended, before it was sent.
    if (!owner || isOvertaken(about) || (effect && !isStillWanted(effect, application))) return undefined;
    const lender = lenderOf(application);
    const worded = !effect
      ? offerCopy(about, details['offer'] ?? '', lender)
      : isOwnersEmail(effect)
        ? await compose[effect](about, owner, lender, channel)
        : borrowerEmails[effect](application, lender);
    // A copy goes to the address that was confirmed when it was asked for.
    const address = channel === 'sms' || !effect ? (recipient ?? '') : owner.email;
    return (
      worded && { recipient: address, toName: owner.name, ...(lender.dress && { dress: lender.dress }), ...worded }
    );
  };
}

/** Answered before it was written: there is no counter-offer any more. */
export function isStillWanted(effect: EffectOf<'messages'>, { status }: Application): boolean {
  return effect !== 'sendCounterOfferNotice' || takes(status, 'revisedOfferAccepted');
}

/** Anyone who reads this may not be the one who changed it. */
function accountChanged(
  { uuid, accounts, property, loanNumber }: Application,
  code: string,
  { siteUrl }: Lender,
): Email {
  const moment = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: homeZone(property),
  });
  return {
    subject: words.accountChanged,
    words: [
      words.newAccountEndsIn(loanNumber ?? '', accounts.disburse?.mask ?? ''),
      words.weWaitUntil(moment.format(new Date(accounts.hold?.until ?? 0))),
      code,
      `${siteUrl}/account/heloc/${uuid}/complete`,
      words.ifItWasNotYou,
    ].join('\n\n'),
  };
}

/** Each cost that is another now, and what reaches the borrower; the paper itself is among theirs. */
function changedCosts(application: Application, payoffs: readonly Payoff[], { siteUrl }: Lender): Email | undefined {
  const { corrected, costs } = application.closing;
  if (!corrected || costs === null) return undefined;
  const before = divisionOf({ ...application, closing: { costs: corrected.before, corrected: null } }, payoffs);
  const now = divisionOf(application, payoffs);
  const changed = closingCostKinds
    .map((kind) => ({ kind, was: costCentsOf(before.costs, kind), is: costCentsOf(now.costs, kind) }))
    .filter(({ was, is }) => was !== is)
    .map(({ kind, was, is }) => words.costNowAndBefore(closingCostNames[kind], formatCents(is), formatCents(was)));
  return {
    subject: words.disclosureChanged,
    words: [
      words.costsAreDifferent,
      ...changed,
      words.youReceive(formatCents(now.cashCents), formatCents(before.cashCents)),
      words.readItBeforeYouSign,
      `${siteUrl}/account/heloc/${application.uuid}/${closingDisclosureScreen}`,
    ].join('\n\n'),
  };
}

function invitation(application: Application, name: string, url: string, lender: Lender): Email {
  const { borrower, property } = application;
  const about = {
    name,
    lender: lender.name,
    borrower: `${borrower.name.firstName} ${borrower.name.lastName}`,
    street: property.address.street1,
    home: `${property.address.street1}, ${property.address.city}`,
    isSpouse: mustSpouseConsent(application),
    isEarly: isAheadOfOwners(application.status),
    isInPerson: isNeverByVideo(application),
  };
  return {
    subject: words.asksYouToSign(about),
    words: [...words.signerInvitation(about), url, words.linkIsForYouAlone].join('\n\n'),
  };
}
