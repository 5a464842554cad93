/** What we write to people because the law or good manners ask for it. Words are ours, the sender is the lender. */
import type { Application } from '#core/application/application.ts';
import { principalReason } from '#core/eligibility/principal-reasons.ts';
import type { EffectOf } from '#core/journey/effects.ts';
import type { Messages } from '../../vendors/messages/port.ts';
import { VendorRefusal } from '../../vendors/vendor.ts';
import type { EffectHandler, EffectHandlers } from '../effects.ts';

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

const letters: Readonly<Record<EffectOf<'messages'>, Compose>> = {
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
  inviteSigner: (application, { siteUrl }) => ({
    subject: 'You are asked to sign',
    words: `${application.borrower.name.firstName} ${application.borrower.name.lastName} has applied for a line of credit on a home that you own too, and needs your signature on the security instrument.\n\n${siteUrl}/account/heloc/heloc-signer/login`,
  }),
  tellOfCondition: (_, { siteUrl }) => ({
    subject: 'We need something from you',
    words: `Your application cannot go on without something from you. Your application page says what it is.\n\n${siteUrl}/dashboard`,
  }),
};

export function letterHandlers(messages: Messages, lenderOf: LenderOfApplication): EffectHandlers<'messages'> {
  const handler = (effect: EffectOf<'messages'>): EffectHandler<EffectOf<'messages'>> => ({
    start: async ({ about: { application }, key }) => {
      const { subject, words } = letters[effect](application, lenderOf(application));
      const recipient =
        effect === 'inviteSigner'
          ? (application.signers.at(-1)?.email ?? application.borrower.email)
          : application.borrower.email;
      const handover = await messages.send({
        key,
        orgCode: application.orgCode,
        channel: 'email',
        recipient,
        subject,
        words,
      });
      if (handover === 'refused') throw new VendorRefusal('messages', 'the address cannot be written to');
      return 'done';
    },
  });
  return Object.fromEntries(
    Object.keys(letters).map((effect) => [effect, handler(effect as EffectOf<'messages'>)]),
  ) as unknown as EffectHandlers<'messages'>;
}
