/** What we write to people because the law or good manners ask for it. Words are ours, the sender is the lender. */
import type { Application } from '#core/application/application.ts';
import { mustSpouseConsent } from '#core/application/others-to-sign.ts';
import { GIVE_BACK_DAYS, givenBackBy } from '#core/calendar/rescission.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { longDate } from '#core/documents/facts.ts';
import { principalReason } from '#core/eligibility/principal-reasons.ts';
import type { EffectOf } from '#core/journey/effects.ts';
import { takes } from '#core/journey/outline.ts';
import { effectBehind } from '#core/messages/kinds.ts';
import { closingCostKinds, closingCostNames, costCentsOf } from '#core/offers/closing-costs.ts';
import { formatCents } from '#core/offers/money.ts';
import { divisionOf, type Payoff, payoffsOf } from '#core/underwriting/payoffs.ts';
import { codeField, codeIn, type WorkingCase } from '../../lending/origination/index.ts';
import type { Compose } from '../../messages/index.ts';
import type { Recipient } from '../../vendors/documents/port.ts';
import { isOvertaken } from '../overtaken.ts';
import type { Email, Lender } from './email.ts';
import { appointmentCancelled, appointmentLost, appointmentMade, roomIsOpen } from './notary-emails.ts';
import { owners } from './papers.ts';

export type LenderOfApplication = (application: Application) => Lender;

type ComposeForBorrower = (application: Application, lender: Lender) => Email;

const ecoaNotice =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract), because all or part of the applicant’s income derives from any public assistance program, or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act.';

/** What they say depends on more than the application: who reads it, a secret, the event. */
type OwnersEmail = Exclude<EffectOf<'messages'>, keyof typeof borrowerEmails>;
type ComposeForOwner = (about: WorkingCase, owner: Recipient, lender: Lender) => Worded | Promise<Worded>;
type Worded = (Email & { readonly recipient?: string; readonly secret?: string }) | undefined;

const isOwnersEmail = (effect: EffectOf<'messages'>): effect is OwnersEmail => !Object.hasOwn(borrowerEmails, effect);

/** Emails to the borrower that need nothing but the application. */
const borrowerEmails = {
  sendAdverseActionNotice: (application, { name }) => ({
    subject: 'About your application',
    words: [
      `We are not able to approve your application ${application.loanNumber ?? ''}.`,
      'Our principal reasons:',
      ...application.declineReasons.map((reason) => `- ${principalReason(reason).text}`),
      ...(application.credit.bureau
        ? [
            `We obtained information from ${application.credit.bureau}. You may ask them for a free copy of your report within 60 days, and dispute what is wrong in it.`,
          ]
        : []),
      ecoaNotice,
      `${name}. Sample, to be approved by counsel.`,
    ].join('\n\n'),
  }),
  sendCounterOfferNotice: (application, { siteUrl }) => ({
    subject: 'Your offer has changed',
    words: [
      'What we learned since you chose your offer changes its terms. You can see the new ones, and why they changed, on your application page.',
      ...(application.offers.counterOffer?.reasons ?? []).map((reason) => `- ${principalReason(reason).text}`),
      'If we do not hear from you within 30 days, we must treat the offer as declined.',
      siteUrl,
      'Sample, to be approved by counsel.',
    ].join('\n\n'),
  }),
  sendIncompletenessNotice: (_, { siteUrl }) => ({
    subject: 'We need something more from you',
    words: `We cannot decide on your application without the information your application page asks for. Please send it within 30 days; after that we can no longer consider this application.\n\n${siteUrl}/dashboard`,
  }),
  sendCancellationNotice: (application) => ({
    subject: 'Your application was canceled',
    words: cancellation(application).join('\n\n'),
  }),
  sendWelcome: (application, { name }) => ({
    subject: 'Your line of credit is open',
    words: `Welcome. Your line ${application.loanNumber ?? ''} with ${name} is open, and the money is on its way to your account.`,
  }),
  tellOfReturnedMoney: ({ uuid, accounts, loanNumber }, { siteUrl }) => ({
    subject: 'Your bank sent your money back',
    words: [
      `We sent the money of your line ${loanNumber ?? ''} to your account ending in ${accounts.disburse?.mask ?? ''}, and the bank sent it back. Nothing is lost: the money is with us.`,
      'Please tell us another account of yours, or send us a statement of this one. We look at it and send the money again.',
      `${siteUrl}/account/heloc/${uuid}/complete`,
      'We never ask for a password, a code or a fee to release your money.',
    ].join('\n\n'),
  }),
} as const satisfies { readonly [E in EffectOf<'messages'>]?: ComposeForBorrower };

const asking = (what: string, url: string): Email => ({
  subject: 'We need something from you',
  words: `${what} cannot go on without something from you. This page says what it is, and takes your answer:\n\n${url}`,
});

/** Someone who has signed is told what becomes of the lien and the fees, with the day by which. */
function cancellation({ loanNumber, notary, property, outcome }: Application): string[] {
  const opening = `Your application ${loanNumber ?? ''} was canceled. Nothing further is needed from you.`;
  if (notary.signedAt === null) return [opening];
  const day = dateIn(property.timeZone ?? 'America/Los_Angeles', new Date(outcome?.at ?? notary.signedAt));
  return [
    `Your line of credit ${loanNumber ?? ''} was canceled on ${longDate(day)}, for every owner. No money was sent, and none will be.`,
    `The lien on your home is void. If the county has it already, we have it released. By ${longDate(givenBackBy(day))}, which is ${GIVE_BACK_DAYS} calendar days from the day we heard from you, we give back every fee you have paid and have done what ends the lien.`,
    'You owe us nothing. You may apply again at any time, at the terms of that day.',
  ];
}

/** A link that lets someone in: to choose a first password where there is none, else to log in. */
type WayIn = (orgCode: string, identityUuid: string, place: string) => Promise<string>;

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
    tellOfCondition: async ({ application }, { identityUuid }, { siteUrl }) => {
      const { orgCode, uuid, borrower } = application;
      if (identityUuid === borrower.identityUuid)
        return asking('Your application', `${siteUrl}/account/heloc/${uuid}/conditions`);
      const secret = await wayIn(orgCode, identityUuid, '/account/heloc/heloc-signer/conditions');
      return { ...asking(`The application of ${borrower.name.firstName}`, secret), secret };
    },
    inviteSigner: async ({ application }, { identityUuid, name }) => {
      if (identityUuid === application.borrower.identityUuid) return undefined;
      const secret = await wayIn(application.orgCode, identityUuid, '/account/heloc/heloc-signer/resume');
      return { ...invitation(application, name, secret), secret };
    },
  };
  return async ({ orgCode, applicationUuid, seq, toIdentity, kind }) => {
    const effect = effectBehind(kind);
    const about = await workingCase(orgCode, applicationUuid ?? '', seq ?? 0);
    if (!effect || !about) throw new Error(`No one here knows the words of ${kind}, or the application it is about.`);
    const { application } = about;
    const owner = owners(application).find(({ identityUuid }) => identityUuid === toIdentity);
    // Taken back, or ended, before it was sent.
    if (!owner || isOvertaken(about) || !isStillWanted(effect, application)) return undefined;
    const lender = lenderOf(application);
    const words = isOwnersEmail(effect)
      ? await compose[effect](about, owner, lender)
      : borrowerEmails[effect](application, lender);
    return words && { recipient: owner.email, toName: owner.name, ...words };
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
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: property.timeZone ?? 'America/Los_Angeles',
  });
  return {
    subject: 'The account for your money was changed',
    words: [
      `The account that the money of your line ${loanNumber ?? ''} goes to was changed. The new one ends in ${accounts.disburse?.mask ?? ''}.`,
      `To keep your money safe we wait until ${moment.format(new Date(accounts.hold?.until ?? 0))}, and two of our people approve the payment again. If the change is yours, sign in and enter this code:`,
      code,
      `${siteUrl}/account/heloc/${uuid}/complete`,
      'If it was not you, do not enter the code and give it to no one: call us now. No money goes to the new account without it.',
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
    .map(({ kind, was, is }) => `- ${closingCostNames[kind]}: ${formatCents(is)} (before: ${formatCents(was)})`);
  return {
    subject: 'Your closing disclosure has changed',
    words: [
      'What you pay at closing is not what the closing disclosure said that we gave you before. We made it again; the new one counts, and the former stays on record.',
      ...changed,
      `Of your first draw you receive ${formatCents(now.cashCents)} (before: ${formatCents(before.cashCents)}). Rate, payment and credit limit are as they were.`,
      'Please read the corrected disclosure before you sign the deed. If you do not agree, do not sign, and call us: you may withdraw, and nothing is owed.',
      `${siteUrl}/account/heloc/${application.uuid}/document/disclosures`,
    ].join('\n\n'),
  };
}

function invitation(application: Application, name: string, url: string): Email {
  const { borrower, property } = application;
  const { street1, city } = property.address;
  const isSpouse = mustSpouseConsent(application);
  const why = isSpouse
    ? 'In Texas a home is pledged only if the owner’s spouse agrees, whether or not they own it, so the line needs your signature on the deed of trust.'
    : 'The line needs your signature on the deed of trust or mortgage.';
  return {
    subject: `${borrower.name.firstName} asks you to sign`,
    words: [
      `Hello ${name},`,
      `${borrower.name.firstName} ${borrower.name.lastName} has applied for a line of credit on ${street1}, ${city}${isSpouse ? '' : ', a home that you own too'}. ${why} You do not owe the loan: you only agree that the home secures it.`,
      'It takes two short steps: show us who you are, and sign before a notary. Begin here within three days:',
      url,
      'The link is for you alone. If you do not want to sign, you can say so on the same page.',
    ].join('\n\n'),
  };
}
