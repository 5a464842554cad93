/** What we write to people because the law or good manners ask for it. Words are ours, the sender is the lender. */
import type { Application } from '#core/application/application.ts';
import type { PaperType } from '#core/documents/papers.ts';
import { principalReason } from '#core/eligibility/principal-reasons.ts';
import type { EffectOf } from '#core/journey/effects.ts';
import { takes } from '#core/journey/statuses.ts';
import type { Documents } from '../../documents/index.ts';
import type { Messages } from '../../vendors/messages/port.ts';
import { VendorRefusal } from '../../vendors/vendor.ts';
import type { EffectHandlers, Work } from '../effects.ts';

interface Lender {
  readonly name: string;
  readonly siteUrl: string;
}

export type LenderOfApplication = (application: Application) => Lender;

interface Letter {
  readonly subject: string;
  readonly words: string;
}

type Compose = (application: Application, lender: Lender) => Letter;

const ecoaNotice =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract), because all or part of the applicant’s income derives from any public assistance program, or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act.';

/** Letters to the borrower. */
const letters: Readonly<Record<Exclude<EffectOf<'messages'>, 'inviteSigner' | 'tellOfCondition'>, Compose>> = {
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
    subject: 'Your application was cancelled',
    words: `Your application ${application.loanNumber ?? ''} was cancelled. Nothing further is needed from you.`,
  }),
  sendWelcome: (application, { name }) => ({
    subject: 'Your line of credit is open',
    words: `Welcome. Your line ${application.loanNumber ?? ''} with ${name} is open, and the money is on its way to your account.`,
  }),
};

const asking = (what: string, url: string): Letter => ({
  subject: 'We need something from you',
  words: `${what} cannot go on without something from you. This page says what it is, and takes your answer:\n\n${url}`,
});

/** A link that lets somebody in: to choose a first password where there is none, else to log in. */
export type WayIn = (orgCode: string, identityUuid: string, place: string) => Promise<string>;

/** Letters that are papers of the law too: the borrower finds them among the documents. */
const filed: Partial<Record<string, PaperType>> = {
  sendAdverseActionNotice: 'ADVERSE_ACTION_NOTICE',
  sendCounterOfferNotice: 'COUNTEROFFER_NOTICE',
  sendWelcome: 'STATEMENTOFLOAN',
} satisfies Partial<Record<EffectOf<'messages'>, PaperType>>;

export function letterHandlers(
  messages: Messages,
  documents: Documents,
  lenderOf: LenderOfApplication,
  wayIn: WayIn,
): EffectHandlers<'messages'> {
  const post = async ({ about: { application }, key }: Work, recipient: string, letter: Letter) => {
    const { orgCode } = application;
    const handover = await messages.send({ key, orgCode, channel: 'email', recipient, ...letter });
    if (handover === 'refused') throw new VendorRefusal('messages', 'the address cannot be written to');
    return 'done' as const;
  };
  const toBorrower = (effect: string, compose: Compose) => ({
    start: async (work: Work) => {
      const paper = filed[effect];
      if (paper) await documents.make(work.about, [paper]);
      const { application } = work.about;
      return post(work, application.borrower.email, compose(application, lenderOf(application)));
    },
  });
  const usual = Object.fromEntries(
    Object.entries(letters).map(([effect, compose]) => [effect, toBorrower(effect, compose)]),
  ) as unknown as Omit<EffectHandlers<'messages'>, 'inviteSigner' | 'tellOfCondition'>;
  return {
    ...usual,
    sendCounterOfferNotice: {
      // Answered before it was written: there is no counter-offer any more.
      start: async (work) =>
        takes(work.about.application.status, 'revisedOfferAccepted')
          ? usual.sendCounterOfferNotice.start(work)
          : 'done',
    },
    tellOfCondition: {
      start: async (work) => {
        const { application, event } = work.about;
        const { signerUuid = null } = (event?.payload ?? {}) as { signerUuid?: string | null };
        if (signerUuid === null) {
          const url = `${lenderOf(application).siteUrl}/account/heloc/${application.uuid}/conditions`;
          return post(work, application.borrower.email, asking('Your application', url));
        }
        const signer = application.signers.find(({ identityUuid }) => identityUuid === signerUuid);
        if (!signer) return 'done';
        const url = await wayIn(application.orgCode, signerUuid, '/account/heloc/heloc-signer/conditions');
        return post(work, signer.email, asking(`The application of ${application.borrower.name.firstName}`, url));
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
        return post(work, signer.email, invitation(application, signer.name, url));
      },
    },
  };
}

function invitedBy({ about: { event } }: Work): string | undefined {
  const { identityUuid, signerUuid } = (event?.payload ?? {}) as { identityUuid?: string; signerUuid?: string };
  return identityUuid ?? signerUuid;
}

function invitation({ borrower, property }: Application, name: string, url: string): Letter {
  const { street1, city } = property.address;
  return {
    subject: `${borrower.name.firstName} asks you to sign`,
    words: [
      `Hello ${name},`,
      `${borrower.name.firstName} ${borrower.name.lastName} has applied for a line of credit on ${street1}, ${city}, a home that you own too. The line needs your signature on the deed of trust or mortgage. You do not owe the loan: you only agree that the home secures it.`,
      'It takes two short steps: show us who you are, and sign before a notary. Begin here within three days:',
      url,
      'The link is for you alone. If you do not want to sign, you can say so on the same page.',
    ].join('\n\n'),
  };
}
