/** What we write to people because the law or good manners ask for it. Words are ours, the sender is the lender. */
import type { Application } from '#core/application/application.ts';
import { mustSpouseConsent } from '#core/application/others-to-sign.ts';
import { GIVE_BACK_DAYS, givenBackBy } from '#core/calendar/rescission.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { longDate } from '#core/documents/facts.ts';
import type { PaperType } from '#core/documents/papers.ts';
import { principalReason } from '#core/eligibility/principal-reasons.ts';
import type { EffectOf } from '#core/journey/effects.ts';
import { takes } from '#core/journey/outline.ts';
import { closingCostKinds, closingCostNames, costCentsOf } from '#core/offers/closing-costs.ts';
import { formatCents } from '#core/offers/money.ts';
import { divisionOf, type Payoff, payoffsOf } from '#core/underwriting/payoffs.ts';
import type { Documents } from '../../lending/documents/index.ts';
import { codeField, codeIn } from '../../lending/origination/index.ts';
import type { SentLetter } from '../../messages/index.ts';
import type { Recipient } from '../../vendors/documents/port.ts';
import type { Messages } from '../../vendors/messages/port.ts';
import { VendorRefusal } from '../../vendors/vendor.ts';
import type { EffectHandlers, Work } from '../effects.ts';
import type { Lender, Letter } from './letter.ts';
import { appointmentCancelled, appointmentLost, appointmentMade, roomIsOpen } from './notary-letters.ts';
import { borrowerAsRecipient, owners } from './papers.ts';

export type LenderOfApplication = (application: Application) => Lender;

type Compose = (application: Application, lender: Lender) => Letter;

const ecoaNotice =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract), because all or part of the applicant’s income derives from any public assistance program, or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act.';

/** Effects that write to every owner, or to one who is no borrower. */
type OwnersLetter =
  | 'inviteSigner'
  | 'tellOfAccountChange'
  | 'tellOfCondition'
  | 'tellOfChangedCosts'
  | 'tellOfNotaryRoom'
  | 'tellOfAppointment'
  | 'tellOfCancelledAppointment'
  | 'tellOfLostAppointment';

/** Letters to the borrower. */
const letters: Readonly<Record<Exclude<EffectOf<'messages'>, OwnersLetter>, Compose>> = {
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
};

const asking = (what: string, url: string): Letter => ({
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
export type WayIn = (orgCode: string, identityUuid: string, place: string) => Promise<string>;

/** Staff see later what was written to whom. */
export type KeepLetter = (letter: SentLetter) => Promise<void>;

/** Letters that are papers of the law too: the borrower finds them among the documents. */
const filed: Readonly<Record<EffectOf<'messages'>, PaperType | null>> = {
  sendAdverseActionNotice: 'ADVERSE_ACTION_NOTICE',
  sendCounterOfferNotice: 'COUNTEROFFER_NOTICE',
  sendIncompletenessNotice: null,
  sendCancellationNotice: null,
  sendWelcome: 'STATEMENTOFLOAN',
  inviteSigner: null,
  tellOfCondition: null,
  tellOfReturnedMoney: null,
  tellOfAccountChange: null,
  tellOfChangedCosts: null,
  tellOfNotaryRoom: null,
  tellOfAppointment: null,
  tellOfCancelledAppointment: null,
  tellOfLostAppointment: null,
};

/** Where we reached them before an account was changed: an address that was changed lately does not count. */
export type AddressBefore = (orgCode: string, identityUuid: string, changedAt: string) => Promise<string | undefined>;

export function letterHandlers(
  messages: Messages,
  documents: Documents,
  lenderOf: LenderOfApplication,
  {
    wayIn,
    keepLetter,
    addressBefore,
  }: { readonly wayIn: WayIn; readonly keepLetter: KeepLetter; readonly addressBefore: AddressBefore },
): EffectHandlers<'messages'> {
  const post = async ({ about: { application }, key }: Work, to: Recipient, letter: Letter, link?: string) => {
    const { orgCode, uuid: applicationUuid } = application;
    const handover = await messages.send({ key, orgCode, channel: 'email', recipient: to.email, ...letter });
    await keepLetter({
      orgCode,
      applicationUuid,
      key,
      to,
      subject: letter.subject,
      // A link that lets someone in is for them alone.
      words: link === undefined ? letter.words : letter.words.replaceAll(link, '(a link for this person alone)'),
      isRefused: handover === 'refused',
    });
    if (handover === 'refused') throw new VendorRefusal('messages', 'the address cannot be written to');
    return 'done' as const;
  };
  /** Each owner once, however often the work is repeated. */
  const toOwners = (compose: (work: Work, owner: Recipient, lender: Lender) => Letter | undefined) => ({
    start: async (work: Work) => {
      const { application } = work.about;
      for (const owner of owners(application)) {
        const letter = compose(work, owner, lenderOf(application));
        if (letter) await post({ ...work, key: `${work.key} ${owner.identityUuid}` }, owner, letter);
      }
      return 'done' as const;
    },
  });
  const toBorrower = (effect: EffectOf<'messages'>, compose: Compose) => ({
    start: async (work: Work) => {
      const paper = filed[effect];
      if (paper) await documents.make(work.about, [paper]);
      const { application } = work.about;
      return post(work, borrowerAsRecipient(application), compose(application, lenderOf(application)));
    },
  });
  const usual = Object.fromEntries(
    Object.entries(letters).map(([effect, compose]) => [effect, toBorrower(effect as EffectOf<'messages'>, compose)]),
  ) as unknown as Omit<EffectHandlers<'messages'>, OwnersLetter>;
  return {
    ...usual,
    sendCounterOfferNotice: {
      // Answered before it was written: there is no counter-offer any more.
      start: async (work) =>
        takes(work.about.application.status, 'revisedOfferAccepted')
          ? usual.sendCounterOfferNotice.start(work)
          : 'done',
    },
    tellOfChangedCosts: {
      start: async (work) => {
        const { application, file } = work.about;
        const letter = changedCosts(application, payoffsOf(application, file), lenderOf(application));
        return letter ? post(work, borrowerAsRecipient(application), letter) : 'done';
      },
    },
    tellOfAccountChange: {
      start: async (work) => {
        const { application } = work.about;
        const { hold } = application.accounts;
        const sealed = await work.about.number(codeField);
        // Changed before the papers were signed, or confirmed in the meantime.
        if (!hold || hold.isConfirmed || !sealed) return 'done';
        const { orgCode, borrower } = application;
        const email = (await addressBefore(orgCode, borrower.identityUuid, hold.changedAt)) ?? borrower.email;
        const code = codeIn(sealed);
        const letter = accountChanged(application, code, lenderOf(application));
        return post(work, { ...borrowerAsRecipient(application), email }, letter, code);
      },
    },
    tellOfCondition: {
      start: async (work) => {
        const { application, event } = work.about;
        const signerUuid = signerAsked(application, event?.payload);
        if (signerUuid === null) {
          const url = `${lenderOf(application).siteUrl}/account/heloc/${application.uuid}/conditions`;
          return post(work, borrowerAsRecipient(application), asking('Your application', url));
        }
        const signer = application.signers.find(({ identityUuid }) => identityUuid === signerUuid);
        if (!signer) return 'done';
        const url = await wayIn(application.orgCode, signerUuid, '/account/heloc/heloc-signer/conditions');
        return post(work, signer, asking(`The application of ${application.borrower.name.firstName}`, url), url);
      },
    },
    inviteSigner: {
      start: async (work) => {
        const { application } = work.about;
        const invited = invitedBy(work);
        const signer = application.signers.find(({ identityUuid }) => identityUuid === invited);
        // Taken back before it was sent.
        if (!signer) return 'done';
        const url = await wayIn(application.orgCode, signer.identityUuid, '/account/heloc/heloc-signer/resume');
        return post(work, signer, invitation(application, signer.name, url), url);
      },
    },
    tellOfNotaryRoom: toOwners(roomIsOpen),
    tellOfAppointment: toOwners(appointmentMade),
    tellOfCancelledAppointment: toOwners(appointmentCancelled),
    tellOfLostAppointment: toOwners(appointmentLost),
  };
}

/** Anyone who reads this may not be the one who changed it. */
function accountChanged(
  { uuid, accounts, property, loanNumber }: Application,
  code: string,
  { siteUrl }: Lender,
): Letter {
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
function changedCosts(application: Application, payoffs: readonly Payoff[], { siteUrl }: Lender): Letter | undefined {
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

/** Of a condition that is raised the event itself says whose it is; of one that is asked again, the condition does. */
function signerAsked({ conditions }: Application, payload: unknown): string | null {
  const { signerUuid, conditionUuid } = (payload ?? {}) as { signerUuid?: string | null; conditionUuid?: string };
  return signerUuid ?? conditions.find(({ uuid }) => uuid === conditionUuid)?.signerUuid ?? null;
}

function invitedBy({ about: { event } }: Work): string | undefined {
  const { identityUuid, signerUuid } = (event?.payload ?? {}) as { identityUuid?: string; signerUuid?: string };
  return identityUuid ?? signerUuid;
}

function invitation(application: Application, name: string, url: string): Letter {
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
