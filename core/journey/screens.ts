/**
 * Every place the journey can put a person. A screen's name is its address under /account/heloc/{uuid}/, and the name of
 * its file in web/borrower/screens. The signer's own pages and the public ones are in core/pages.ts.
 */

export interface ScreenRow {
  /** What the browser's tab says. */
  readonly title: string;
  /** It goes with other screens: open for as long as one of them is. */
  readonly goesWith?: readonly string[];
  /** No row leads here but the decision does, so that it is open for that alone. */
  readonly isDecision?: true;
  /** A page on which one waits for someone else, in words of its own or of the status that several share it for. */
  readonly hold?: 'screen' | 'status';
}

export const applicationScreens = {
  'start/profile': { title: 'Your profile' },
  'start/contact': { title: 'A little more about you' },
  'start/hmda': { title: 'Demographic information' },
  'start/app-summary': { title: 'Review your application' },

  'credit/social': { title: 'Your Social Security number' },
  'credit/error': { title: 'Your credit file is locked' },

  'product/assets': { title: 'Your assets' },
  'product/select': { title: 'Choose your offer' },
  'product/select/confirm': { title: 'Confirm your offer', goesWith: ['product/select'] },
  'product/prequal-winback': { title: 'Another way to qualify' },
  liens: { title: 'Loans on your home' },

  'income/review': { title: 'Verify your income' },
  'income/link/{type}': { title: 'Link your income', goesWith: ['income/review'] },
  'income/pointserv-callback': { title: 'Returning from your income check', goesWith: ['income/review'] },
  'income/upload/{type}': { title: 'Upload proof of income', goesWith: ['income/review'] },
  'income/employer-verification': { title: 'Verify your employment' },

  'bank/disburse': { title: 'Where to send your money' },
  'bank/manual-disburse': { title: 'Enter your bank account', goesWith: ['bank/disburse'] },
  'bank/autopay': { title: 'How you will pay' },
  'bank/confirm': { title: 'Confirm your bank account', goesWith: ['bank/disburse', 'bank/autopay'] },
  identity: { title: 'Verify your identity' },

  'bpo/condition': { title: "Your home's condition" },
  'bpo/order-bpo': { title: 'Order a valuation' },
  'bpo/waiting': { title: 'Ordering your valuation', hold: 'screen' },
  'bpo/estimate-value': { title: 'What is your home worth?' },
  'bpo/hold': { title: 'We are looking at your property', hold: 'status' },
  'payoff/hold': { title: 'Waiting for payoff figures', hold: 'screen' },
  hold: { title: 'Your appraisal', hold: 'status' },

  'document/disclosures': { title: 'Your disclosures' },
  conditions: { title: 'What we need from you' },
  'conditions/upload-document': { title: 'Upload a document' },
  'conditions/phone-number': { title: 'Your phone number' },

  'signing/intro': { title: 'Before you sign' },
  'signing/sign': { title: 'Sign your documents', goesWith: ['signing/intro'] },
  'signing/additional': { title: 'The other owners' },
  'signing/support': { title: 'Help with signing' },
  'notary/intro': { title: 'Meet the notary' },
  'notary/schedule-manual': { title: 'Schedule the notary' },
  'notary/reserve-manual': { title: 'Reserve your notary' },
  'notary/session': { title: 'Your notary session' },
  'notary/error': { title: 'Your notary session stopped' },
  complete: { title: 'After your signature' },

  'review-app/incorrect-pin': { title: 'Your offer code does not match', hold: 'screen' },
  'review-app/no-credit': { title: 'We could not find your credit file', hold: 'screen' },
  'review-app/property': { title: 'We could not find your property' },
  'review-app/uw': { title: 'We are reviewing your application', hold: 'screen' },
  'review-app/delinquency': { title: 'We are reviewing your payments', hold: 'screen' },
  'review-app/incorrect-ownership': { title: 'We are reviewing who owns your home', hold: 'screen' },
  'review-app/datatree': { title: 'We are reviewing your property records', hold: 'screen' },
  'review-app/signdocs': { title: 'Preparing your documents' },

  'error/decline': { title: 'Our decision' },
  'error/credit': { title: 'Our decision about your credit', isDecision: true },
  'error/income': { title: 'Our decision about your income', isDecision: true },
  'error/timeout': { title: 'This is taking longer than usual', hold: 'status' },
  'error/flood-cert': { title: 'Waiting for your flood certificate', hold: 'screen' },
} as const satisfies Record<string, ScreenRow>;

/** They lie outside the application: one goes there to look for another, or when all is over. */
export type OutsideScreen = 'dashboard' | 'site-root';
export type Screen = keyof typeof applicationScreens | OutsideScreen;

/** The screens on which the borrower waits for someone else. */
export type HoldScreen = {
  [S in keyof typeof applicationScreens]: (typeof applicationScreens)[S] extends { hold: string } ? S : never;
}[keyof typeof applicationScreens];

export function screenRow(name: string): ScreenRow | undefined {
  return Object.hasOwn(applicationScreens, name)
    ? applicationScreens[name as keyof typeof applicationScreens]
    : undefined;
}
