/** The examiner's binder: what each obligation is, why one does not apply, and what is wrong with one. */
export const titles = {
  earlyTerms: 'Terms of the plan with the application',
  brochure: 'Home equity brochure with the application',
  variableRate: 'Variable-rate terms with the application',
  identificationNotice: 'Notice that identity will be checked',
  electronicConsent: 'Consent to electronic documents',
  privacyNotice: 'Privacy notice',
  newYorkNotice: 'New York: notice before a credit report',
  creditPermission: 'Permission for the credit inquiry',
  creditScoreNotice: 'Credit score disclosure',
  demographicsAsked: 'Ethnicity, race, and sex asked for',
  counselingList: 'List of counseling agencies',
  insurerChoice: 'Right to choose an insurer',
  valuationNotice: 'Notice of the right to a copy of the valuation',
  valuationCopy: 'Copy of the valuation',
  floodTold: 'Flood hazard notice before signing',
  spouseJoined: 'Spouse signed where the state wants it',
  earlyFee: 'Fee given back to someone who opened no line',
  decision: 'Answer within 30 days',
  counterOffer: 'Notice of changed terms',
  counterOfferEnd: 'Adverse action within 90 days of a counteroffer',
  incompleteness: 'Notice of what is missing',
  adverseAction: 'Notice of adverse action',
  identity: 'Identity of the borrower verified',
  flood: 'Flood zone determined',
  floodNotice: 'Flood hazard notice acknowledged',
  floodInsurance: 'Flood insurance in place',
  accountOpening: 'Account-opening statement',
  correctedDisclosure: 'Corrected closing costs delivered before signing',
  texasNotice: 'Texas: notice of the owner’s rights',
  texasWait: 'Texas: 12 days before closing',
  texasOffice: 'Texas: closing at an office',
  texasValue: 'Texas: acknowledgment of the home’s value',
  rescissionNotice: 'Right to cancel: two copies to every owner',
  rescissionWait: 'Right to cancel: no money before it ends',
  givingBack: 'Everything given back after a cancellation',
  recording: 'Deed recorded or covered by title insurance',
  sanctions: 'Sanctions lists checked before money moved',
  hmdaRow: 'Recorded in the HMDA register',
} as const;

/** A law that is many. */
export const recordingActs = 'State recording acts';
export const insuranceActs = 'State insurance laws';
export const joinderActs = 'State homestead, dower, and community property laws';

/** When it is owed, where no date runs yet. */
export const owed = {
  withApplication: 'With the application',
  beforeElectronic: 'Before the first electronic document',
  beforeReport: 'Before the credit report',
  beforeHardReport: 'Before the hard inquiry',
  beforeSubmission: 'Before the application is submitted',
  afterApplication: '3 business days after the application',
  afterSubmission: '3 business days after the application is submitted',
  days30: '30 days after the complete application',
  days90: '90 days after the counteroffer',
  beforeClosing: 'Before closing',
  daysBeforeClosing: '3 business days before closing',
  atClosing: 'At closing',
  afterWait: 'No closing before the wait ends',
  beforeMoney: 'Before money moves',
  afterRescission: 'No money before the right to cancel ends',
  days20: '20 days after the cancellation',
  days20End: '20 days after the application ended',
  afterQuarter: '30 days after the quarter in which it ended',
} as const;

export const reasons = {
  business: 'Credit for business: this rule covers consumer credit only.',
  inquiryOnly: 'They only asked what they might get: there is no application.',
  notNewYork: 'The home is not in New York.',
  notTexas: 'The home is not in Texas.',
  notSubmitted: 'The application was not submitted.',
  withdrawn: 'They withdrew the application before we decided.',
  duplicate: 'Another application of the same person took its place.',
  notReporter: 'The lender does not report under HMDA.',
  notReported: 'Not reported: no application under Regulation C.',
  noCounterOffer: 'The terms were not changed after they were chosen.',
  acceptedCounterOffer: 'The changed terms were accepted.',
  answeredOtherwise: 'No one had to be told that something is missing.',
  notDeclined: 'We did not decline.',
  notFloodZone: 'The home is not in a special flood hazard area.',
  notFirstLien: 'Another loan on the home comes before this line.',
  noValuation: 'It ended before we had a valuation, or was no application.',
  noSpouseToJoin: 'No spouse outside the title has to sign in this state.',
  noFeePaid: 'No fee was paid.',
  feeKept: 'The three days were over, the terms had not changed, or the line was signed for.',
  costsStood: 'The closing costs did not change after they were disclosed.',
  notRescindable: 'No right to cancel: not the borrower’s main home, or credit for business.',
  notRescinded: 'No one canceled.',
  nothingToGiveBack: 'No fee was paid and no lien was recorded.',
  endedBefore: 'The application ended before this was owed.',
} as const;

export const states = {
  met: 'Met',
  due: 'Due',
  ahead: 'Not due yet',
  late: 'Late',
  missing: 'Missing',
  broken: 'Broken',
  notApplicable: 'Does not apply',
} as const;

export const problems = {
  metLate: 'It was done after the day by which the law wanted it.',
  overdue: 'The day has passed and there is no proof that it was done.',
  passedBy: 'The step that it had to come before has happened, and there is no proof that it was done.',
  tooEarly: 'It happened before the law let it happen.',
  paperAltered: 'The document is not the one that was kept: its bytes have another hash, or are gone.',
  historyAltered: 'The history of the application does not match its seals.',
} as const;

export const counsel = {
  asSoonAsPracticable: 'The law says as soon as reasonably practicable; three business days is our own limit.',
  ownRule: 'Our own rule: no law names a day.',
  noDayNamed: 'The law names no day; 20 days, as after a cancellation, is our own limit.',
  reasonableTime: 'The law wants a reasonable time before closing; ten days are often named, and we keep no wait.',
  promptly: 'Where no line is opened the law says promptly; three business days is our own limit.',
  tenDays: 'Regulation B has no ten-day clock that we found.',
} as const;
