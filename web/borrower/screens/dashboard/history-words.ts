/** What happened, as a borrower would tell it. An event that is only ours is not told. */
const told: Readonly<Record<string, string>> = {
  applicationStarted: 'You started your application',
  softCreditReturned: 'We read your credit file with a soft inquiry',
  ssnSubmitted: 'You gave us your Social Security number',
  creditFreezeLifted: 'You asked us to try your credit file again',
  propertyValued: 'Your home was looked up and valued',
  addressCorrected: 'You corrected the address',
  propertyChosen: 'You said which property is yours',
  valueEstimated: 'You estimated what your home is worth',
  propertyReportReturned: 'We read the public records of your home',
  liensAttested: 'You confirmed the loans on your home',
  winBackAccepted: 'You agreed to another way to qualify',
  counterOfferRefused: 'You declined the new terms',
  offersPriced: 'We worked out your offers',
  assetsDeclared: 'You told us about your savings',
  offerSelected: 'You chose an offer',
  informationSubmitted: 'You told us more about you and your home',
  answersCorrected: 'You corrected an answer',
  demographicsAnswered: 'You answered the demographic questions',
  applicationSubmitted: 'You submitted your application',
  hardCreditReturned: 'We read your full credit report',
  revisedOffersPriced: 'We worked out new terms',
  revisedOfferAccepted: 'You accepted the new terms',
  incomeSourceProvided: 'You gave proof of income',
  incomeVerified: 'Your income was verified',
  employerNamed: 'You named your employer',
  employmentVerified: 'Your employment was verified',
  disbursementAccountSaved: 'You chose the account your money goes to',
  paymentMethodChosen: 'You chose how to pay',
  smallDepositsSent: 'We sent two small deposits to confirm your account',
  smallDepositsArrived: 'The two small deposits arrived, or came back',
  smallDepositsNamed: 'You named the two small deposits',
  accountReplaced: 'You named another account',
  accountConfirmed: 'You confirmed your account',
  identitySubmitted: 'You sent your identity document',
  identityChecked: 'Your identity was checked',
  valuationOrdered: 'You ordered a valuation',
  valuationReported: 'Your valuation came back',
  appraisalPaymentAuthorized: 'You paid for the appraisal',
  appraisalPaid: 'The payment for the appraisal arrived',
  appraisalPaymentRefused: 'Your bank did not make the payment for the appraisal',
  payoffLettersReceived: 'The payoff figures came',
  titleReported: 'The title search came back',
  floodDetermined: 'The flood zone was looked up',
  termsAccepted: 'You accepted the final terms',
  noteSigned: 'You signed your documents',
  signerAdded: 'You invited another owner',
  signerRemoved: 'You took back an invitation',
  signerIdentityChecked: 'Another owner’s identity was checked',
  signerRefused: 'Another owner decided not to sign',
  enotaryFailed: 'You will meet the notary in person',
  notaryReserved: 'You reserved a time with the notary',
  notaryCancelled: 'The time with the notary was cancelled',
  notaryNotBooked: 'The time with the notary was lost',
  deedSigned: 'The deed was signed before the notary',
  rescinded: 'The line was cancelled within the days the law gives',
  deedRecorded: 'The county recorded the deed',
  fundsDisbursed: 'Your money was sent',
  creditorsPaid: 'Your other lenders were paid',
  withdrawn: 'You withdrew your application',
  conditionRaised: 'We asked you for something more',
  conditionAnswered: 'You sent what we asked for',
  conditionAskedAgain: 'We asked for something else',
  conditionCleared: 'What you sent was accepted',
  phoneSaved: 'You saved your phone number',
};

interface Happening {
  readonly seq: number;
  readonly at: string;
  readonly event: string;
}

/** Newest first. */
export function toldHistory(events: readonly Happening[]): readonly (Happening & { readonly words: string })[] {
  return events
    .flatMap((each) => {
      const words = Object.hasOwn(told, each.event) ? told[each.event] : undefined;
      return words === undefined ? [] : [{ ...each, words }];
    })
    .toReversed();
}
