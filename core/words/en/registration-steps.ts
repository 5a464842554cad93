/** What the steps of registration are called. Sentences that promise, warn or ask for consent are in core/registration/words.ts. */
import type { StepKey } from '../../registration/steps.ts';

interface StepWords {
  readonly title: string;
  readonly lead?: string;
}

/** The first step greets in the brand's own words, and the third asks the brand's own question. */
export const stepWords: Readonly<Record<Exclude<StepKey, 'property' | 'forSale'>, StepWords>> = {
  homeAddress: {
    title: 'Where do you live?',
    lead: 'You told us that you do not live in the property itself, so we also need your own address.',
  },
  income: {
    title: 'What’s your annual income?',
    lead: 'Before taxes. An estimate is fine for now; we confirm it later.',
  },
  name: { title: 'What is your legal name?', lead: 'As it appears on your driver’s license or passport.' },
  birthdate: {
    title: 'When were you born?',
    lead: 'We use it to find your credit file. No Social Security number yet.',
  },
  contact: { title: 'How can we reach you?', lead: 'Your email address will also be your login.' },
  password: {
    title: 'Last step: choose a password',
    lead: 'It keeps your offers private: only you can see them.',
  },
};

export const olderTitles: Readonly<Record<string, string>> = {
  'property-info': 'Your property',
  'sale-status': 'Sale status',
  'income-info': 'Your income',
  name: 'Your legal name',
  birthdate: 'Your date of birth',
  'contact-info': 'How to reach you',
  'login-info': 'Your password',
};

/** New York, General Business Law 380-b. */
export const newYorkNotice =
  'Because your property is in New York: in connection with your application we may ask a consumer reporting agency for a report about you. If you ask us, we will tell you whether we did, and the agency’s name and address. Later reports may be asked for when your line is updated, renewed or extended.';

export const stillTrying =
  'This is taking longer than usual. Nothing you entered is lost; please try again in a moment.';
export const notReached =
  'We could not reach our server. Nothing you entered is lost; please check your connection and try again.';
