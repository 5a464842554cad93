/**
 * Every place the journey can put a person. A screen's name is its address under /account/heloc/{uuid}/, and the name of
 * its file in web/borrower/screens. The signer's own pages and the public ones are in core/pages.ts.
 */
import * as words from '#core/words/en/journey/screens.ts';

export interface ScreenRow {
  /** What the browser's tab says. */
  readonly title: string;
  /** What stands under the title before anything is known of the application, and after. */
  readonly lead?: string;
  /** It goes with other screens: open for as long as one of them is. */
  readonly goesWith?: readonly string[];
  /** No row leads here but the decision does, so that it is open for that alone. */
  readonly isDecision?: true;
  /** A page on which one waits for someone else, in words of its own or of the status that several share it for. */
  readonly hold?: 'screen' | 'status';
}

type Rows = Readonly<Record<string, ScreenRow>>;
type InThem<T extends Rows> = { readonly [Name in keyof T]: { readonly goesWith?: readonly (keyof T)[] } };

/** A screen goes with others of the same table; another name does not compile. */
const table = <const T extends Rows>(rows: T & InThem<T>): T => rows;

export const applicationScreens = table({
  'start/profile': { title: words.yourProfile },
  'start/contact': { title: words.littleMoreAboutYou },
  'start/hmda': { title: words.demographicInformation },
  'start/app-summary': { title: words.reviewYourApplication },

  'credit/social': { title: words.socialSecurityNumber },
  'credit/error': { title: words.creditFileIsLocked },

  'product/assets': { title: words.yourAssets },
  'product/select': { title: words.chooseYourOffer, lead: words.chooseHowMuch },
  'product/select/confirm': { title: words.confirmYourOffer, goesWith: ['product/select'] },
  'product/prequal-winback': { title: words.anotherWayToQualify },
  liens: { title: words.loansOnYourHome },

  'income/review': { title: words.verifyYourIncome },
  'income/link/{type}': { title: words.linkYourIncome, goesWith: ['income/review'] },
  'income/pointserv-callback': { title: words.returningFromYourIncomeCheck, goesWith: ['income/review'] },
  'income/upload/{type}': { title: words.uploadProofOfIncome, goesWith: ['income/review'] },
  'income/employer-verification': { title: words.verifyYourEmployment },

  'bank/disburse': { title: words.whereToSendYourMoney },
  'bank/manual-disburse': { title: words.enterYourBankAccount, goesWith: ['bank/disburse'] },
  'bank/autopay': { title: words.howYouWillPay },
  'bank/confirm': { title: words.confirmYourBankAccount, goesWith: ['bank/disburse', 'bank/autopay'] },
  identity: { title: words.verifyYourIdentity },

  'bpo/condition': { title: words.homesCondition },
  'bpo/order-bpo': { title: words.orderAValuation },
  'bpo/waiting': { title: words.orderingYourValuation, hold: 'screen' },
  'bpo/estimate-value': { title: words.whatIsYourHomeWorth },
  'bpo/hold': { title: words.areLookingAtYourProperty, hold: 'status' },
  'payoff/hold': { title: words.waitingForPayoffFigures, hold: 'screen' },
  hold: { title: words.yourAppraisal, hold: 'status' },

  'document/disclosures': { title: words.yourDisclosures },
  conditions: { title: words.whatWeNeedFromYou },
  'conditions/upload-document': { title: words.uploadADocument },
  'conditions/phone-number': { title: words.phoneNumber },

  'signing/intro': { title: words.beforeYouSign },
  'signing/sign': { title: words.signYourDocuments, goesWith: ['signing/intro'] },
  'signing/additional': { title: words.otherOwners },
  'signing/support': { title: words.helpWithSigning },
  'notary/intro': { title: words.meetTheNotary },
  'notary/schedule-manual': { title: words.scheduleTheNotary },
  'notary/reserve-manual': { title: words.reserveYourNotary },
  'notary/session': { title: words.notarySession },
  'notary/error': { title: words.notarySessionStopped },
  complete: { title: words.afterYourSignature },

  'review-app/incorrect-pin': { title: words.offerCodeDoesNotMatch, hold: 'screen' },
  'review-app/no-credit': { title: words.couldNotFindYourCredit, hold: 'screen' },
  'review-app/property': { title: words.couldNotFindYourProperty },
  'review-app/uw': { title: words.areReviewingYourApplication, hold: 'screen' },
  'review-app/delinquency': { title: words.areReviewingYourPayments, hold: 'screen' },
  'review-app/incorrect-ownership': { title: words.areReviewingWhoOwnsYour, hold: 'screen' },
  'review-app/datatree': { title: words.areReviewingYourPropertyRecords, hold: 'screen' },
  'review-app/signdocs': { title: words.preparingYourDocuments },

  'error/decline': { title: words.ourDecision },
  'error/credit': { title: words.ourDecisionAboutYourCredit, isDecision: true },
  'error/income': { title: words.ourDecisionAboutYourIncome, isDecision: true },
  'error/timeout': { title: words.isTakingLongerThanUsual, hold: 'status' },
  'error/flood-cert': { title: words.waitingForYourFloodCertificate, hold: 'screen' },
});

/** They lie outside the application: one goes there to look for another, or when all is over. */
export type OutsideScreen = 'dashboard' | 'site-root';
export type Screen = keyof typeof applicationScreens | OutsideScreen;

/** The screens on which the borrower waits for someone else. */
export type HoldScreen = {
  [S in keyof typeof applicationScreens]: (typeof applicationScreens)[S] extends { hold: string } ? S : never;
}[keyof typeof applicationScreens];

/** Where every link that promises the closing disclosure leads. A query, since a login on the way drops a fragment. */
export const closingDisclosureScreen = 'document/disclosures?open=closing';

export function screenRow(name: string): ScreenRow | undefined {
  return Object.hasOwn(applicationScreens, name)
    ? applicationScreens[name as keyof typeof applicationScreens]
    : undefined;
}
