/** The page of one application at the desk: its header, its tabs, and what each of them says. */
import { plural } from '../../plural.ts';

export const openingTheApplication = 'Opening the application';

// Header
export const status = 'Status';
export const since = (at: string) => `since ${at}`;
export const due = 'Due';
export const line = 'Line';
export const lineTerms = (rate: string, years: number) => `${rate}, ${years} years`;
export const noLineYet = 'Not chosen yet';
export const home = 'Home';
export const brand = 'Brand';
export const decisionDueByLaw = 'Decision due by law';
export const daysLeft = (days: number) =>
  days < 0
    ? plural(-days, { one: '1 day late', other: `${-days} days late` })
    : plural(days, { one: '1 day left', other: `${days} days left` });
export const copy = 'Copy';
export const copyLoanNumber = 'Copy the loan number';
export const loanNumberCopied = 'Loan number copied';
export const mailComesBack = (name: string) => `Email to ${name} bounces`;
export const speaks = (language: string) => `${language} preferred`;
export const flags = 'Flags';
export const isViewing = (name: string) => `${name} is viewing`;
export const isWriting = (name: string) => `${name} is writing a note`;
export const lineIsDown = 'Not live. This page refreshes every few seconds.';

// Columns
export const parts = 'Parts of the application';
export const more = 'More';
export const timeline = 'Timeline';
export const timelineFilter = 'Show in the timeline';
export const all = 'All';
export const people = 'People';
export const messages = 'Messages';
export const earlierMoments = 'Show earlier';
export const nothingInTimeline = 'Nothing of this kind yet.';
export const closeTimeline = 'Close the timeline';
export const emailTo = (name: string, subject: string) => `Email to ${name}: ${subject}`;
export const textTo = (name: string) => `Text message to ${name}`;
/** What became of it; null where no one can know more than that it went. */
export const whatBecame = {
  email: { sent: null, delivered: 'Delivered', notDelivered: 'Not delivered: email to this address is refused' },
  sms: { sent: 'Sent, not confirmed', delivered: 'Delivered', notDelivered: 'Not delivered to this number' },
} as const;
export const wroteANote = (name: string) => `${name} wrote a note`;
export const handedItTo = (name: string, to: string) => `${name} handed it to ${to}`;
export const logged = (name: string, who: string) => `${name} called ${who}`;
export const by = (name: string) => `by ${name}`;

/** Who is behind an event where no person is. */
export const machines: Readonly<Record<string, string>> = {
  vendor: 'a vendor',
  system: 'the system',
  timer: 'the clock',
  operations: 'our team',
  borrower: 'the borrower',
  signer: 'an owner',
};

// What changed meanwhile
export const justNow = (name: string, what: string, seconds: number) =>
  `${what} by ${name} ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })} ago.`;
export const isNow = (status: string) => `The status is now ${status}.`;
export const whatYouTypedStays = 'What you typed is still here.';
export const dismiss = 'Dismiss';

// Tabs
export const tabs = {
  summary: 'Summary',
  conditions: 'Conditions',
  documents: 'Documents',
  income: 'Income',
  credit: 'Credit',
  property: 'Property and title',
  terms: 'Terms and costs',
  signing: 'Signing and notary',
  money: 'Money',
  messages: 'Messages',
  notes: 'Notes',
  history: 'History',
} as const;

// Summary
export const figures = 'Figures';
export const sameAsBorrowerSees = (firstName: string) => `same as ${firstName} sees, to the cent`;
export const explain = (name: string) => `Explain ${name}`;
export const creditScore = 'Credit score';
export const yearlyIncome = 'Yearly income';
export const roomOnTheHome = 'Largest line the home allows';
export const homeValue = 'Home value';
export const lineAmount = 'Line';
export const firstDraw = 'First draw';
export const monthlyPayment = 'Monthly payment';
export const rate = 'Rate';
export const term = 'Term';
export const years = (count: number) => plural(count, { one: '1 year', other: `${count} years` });
export const notKnownYet = 'Not known yet';
export const passes = (limit: string) => `Passes ${limit}`;
export const passesPlain = 'Passes';
export const fails = (limit: string) => `Fails ${limit}`;
export const failsPlain = 'Fails';
export const hardReport = 'Hard report';
export const softReport = 'Soft report';
export const verified = 'Verified';
export const statedOnly = 'Stated, not verified';
export const principalAndInterest = 'Principal and interest';
export const interestOnly = 'Interest only';
export const paidAtFunding = 'Paid at funding';
export const bankAccount = 'Bank account';
export const endsIn = (mask: string) => `•••• ${mask}`;

// Explanations
export const rule = 'Rule';
export const figure = 'Figure';
export const limit = 'Limit';
export const guideline = 'Guideline';
export const guidelineFrom = (version: string, from: string) => `${version}, in force since ${from}`;
export const pricedOn = 'Worked out on';
export const yes = 'Yes';
export const no = 'No';
export const yearsBack = (count: number) => plural(count, { one: 'within 1 year', other: `within ${count} years` });
export const howThePaymentIsMade = (line: string, rate: string, years: number) =>
  `${line} at ${rate} over ${years} years, in equal monthly payments. The line includes the origination fee.`;
export const howInterestOnlyIsMade = (line: string, rate: string) => `${line} at ${rate}, interest only.`;
export const noPricingYet = 'Nothing is priced yet. Once offers are worked out, each rule and its limit shows here.';

// Decisions
export const decisions = 'Decisions';
export const noDecisionsYet = 'No decision yet.';
export const openDecision = 'Show what each decision rested on: the rules, their figures and who decided.';
export const setAside = 'Set aside by a person';
export const noRuleHeld = 'No lending rule was held against this. A person decided, or it moved the file along.';
export const notKept = 'The figures of that day were not kept. What happened is in the history.';
export const asked = 'What it asks';
export const whatTheySaid = 'Reason given';
export const daysLong = (count: number) => plural(count, { one: '1 day', other: `${count} days` });
export const decidedOn = 'Decided on';
export const whyTheBorrowerReads = 'What the borrower reads about it';
export const declineReasons = 'Principal reasons, as the notice prints them';
export const whatWouldChange = (remedy: string) => `What would change it: ${remedy}`;
export const offersMade = 'Offers made';
export const offersLeftOut = 'Offers left out';
export const leftOut = (count: number, rule: string) => `${count} by ${rule}`;
export const largestDraw = 'Largest draw';
export const limitedBy = {
  MAXIMUM_LINE: 'limited by the largest line',
  CLTV: 'limited by the value of the home',
  DTI: 'limited by income',
  DSCR: 'limited by rent',
} as const;

export const openConditions = 'Open conditions';
export const borrower = 'Borrower';
export const phone = 'Phone';
export const noPhone = 'None on file';
export const email = 'Email';
export const theirTimeNow = 'Their local time';
export const applied = 'Applied';
export const owners = 'Owners';

// Conditions
export const noConditionsYet = 'Nothing has been asked for yet. Use the left column when something is missing.';
export const askedOf = (name: string, at: string, by: string | null) =>
  by === null ? `Asked of ${name} on ${at}.` : `Asked of ${name} on ${at} by ${by}.`;
export const proposedBy = (event: string, at: string) => `Proposed by a rule on ${at}, after: ${event}.`;
export const because = (why: string) => `Reason: ${why}`;
export const wantedBy = (day: string) => `Due ${day}.`;
export const holdsBack = (statuses: string) => `Holds back: ${statuses}`;
export const answered = (at: string) => `Answered ${at}`;
export const ended = (how: string, at: string, by: string | null, why: string | null) =>
  [by === null ? `${how} ${at}` : `${how} ${at} by ${by}`, ...(why === null ? [] : [why])].join(': ');
export const documentsSent = (count: number) => plural(count, { one: '1 document', other: `${count} documents` });
export const ourNote = (note: string) => `Our note: ${note}`;

// Income
export const statedIncome = 'Stated income a year';
export const otherIncome = 'Other income a year';
export const verifiedIncome = 'Verified income a year';
export const employment = 'Employment';
export const employer = 'Employer';
export const employerTold = (name: string) => `${name}, as payroll names it`;
export const employmentVerified = 'Employment verified';
export const savingsShown = 'Savings shown';
export const howItWasProven = 'How it was proven';
export const noProofYet = 'No proof yet. It appears here when the borrower links payroll or sends pay stubs.';

// Credit
export const scoreModel = 'Model';
export const bureau = 'Bureau';
export const socialSecurityNumber = 'Social Security number';
export const whatLoweredIt = 'What lowered the score';
export const marks = 'Public records and collections';
export const noMarks = 'None on the report.';
export const debts = 'Debts';
export const noDebts = 'No debts on the report.';
export const creditor = 'Creditor';
export const balance = 'Balance';
export const monthly = 'Monthly';
export const paidByTheDraw = 'Paid by the draw';
export const homeLoansOnReport = 'Home loans on the report';
export const inquiriesSince = 'Credit asked for elsewhere';
export const reports = 'Reports';
export const noReportYet = 'No credit report yet.';
export const reportIsStale = 'The hard report is too old: a new one is needed before closing.';

// Property and title
export const propertyHeading = 'Property';
export const county = 'County';
export const parcel = 'Parcel';
export const kindOfHome = 'Kind of home';
export const propertyTypes: Readonly<Record<string, string>> = {
  SINGLE_FAMILY: 'Single family',
  TOWNHOUSE: 'Townhouse',
  PUD: 'Planned unit development',
  CONDO: 'Condominium',
  TWO_TO_FOUR_UNITS: 'Two to four units',
  MANUFACTURED: 'Manufactured home',
  COOPERATIVE: 'Cooperative',
  MIXED_USE: 'Mixed use',
};
export const units = 'Units';
export const ownedSince = 'Owned since';
export const upkeep = 'Taxes, insurance and dues a month';
export const rent = 'Rent a month';
export const listedForSale = 'Listed for sale';
export const occupancies: Readonly<Record<string, string>> = {
  HOME: 'Primary home',
  SECONDARY: 'Second home',
  INVESTMENT: 'Investment property',
};
export const occupancy = 'Use';
export const valueWeLendOn = 'Value we lend on';
export const reportedValue = 'Reported value';
export const valuation = 'Valuation';
export const valuationNeeds: Readonly<Record<string, string>> = {
  none: 'No appraisal needed',
  bpo: 'Broker price opinion',
  navBpo: 'Broker price opinion',
  evaluation: 'Evaluation',
  appraisal: 'Appraisal',
};
export const done = (what: string) => `${what}, done`;
export const notDone = (what: string) => `${what}, not done yet`;
export const noValueYet = 'No value yet.';
export const loansOnTheHome = 'Loans on the home';
export const noLoans = 'No loans on the home.';
export const holder = 'Holder';
export const position = 'Position';
export const lienKinds = { MORTGAGE: 'Mortgage', LINE: 'Credit line' } as const;
export const kind = 'Kind';
export const payoff = 'Payoff';
export const toldByBorrower = 'told by the borrower';
export const staysOnTheHome = 'Stays';
export const ownership = 'Ownership';
export const ownershipTypes: Readonly<Record<string, string>> = {
  SOLE: 'Sole owner',
  JOINT: 'Joint owners',
  TRUST: 'Trust',
};
export const withCoOwners = (type: string, count: number) =>
  count === 0 ? type : plural(count, { one: `${type}, 1 co-owner`, other: `${type}, ${count} co-owners` });
export const asRecorded = 'As the county has it';
export const title = 'Title';
export const fullTitle = 'Full title report';
export const needed = 'Needed';
export const notNeeded = 'Not needed';
export const applicantIsOwner = 'Borrower is an owner of record';
export const transferIsRecent = 'Transferred recently';
export const exceptions = 'Exceptions';
export const noExceptions = 'No exceptions reported.';
export const newLiens = 'Liens found by the title report';
export const floodZone = 'Flood zone';
export const floodInsured = 'insured';
export const floodNotInsured = 'no policy on file';
export const hazardProof = 'Proof of homeowners insurance';
export const cltv = 'Loan-to-value of loans today';
export const whatHappened = 'What happened';
export const nothingYet = 'Nothing yet.';

// Terms and costs
export const chosenTerms = 'Terms that were chosen';
export const noTermsYet = 'No terms were chosen yet. They appear here when the borrower picks an offer.';
export const originationFee = 'Origination fee';
export const costsAtClosing = 'Costs at closing';
export const noCostsYet = 'Costs are worked out before the closing disclosure.';
export const toTheBorrower = 'To the borrower';
export const correctedBefore = 'Before the correction';
export const counterOffer = 'Terms had to change';

// Signing and notary
export const agreementSigned = 'Agreement signed';
export const deedSigned = 'Deed signed';
export const notYet = 'Not yet';
export const howTheyMeet = 'Notary';
export const inPerson = 'In person';
export const sealedBy = 'Sealed by';
export const byVideo = 'By video';
export const appointment = 'Appointment';
export const earliestDay = 'Not before';
export const attorney = 'Attorney';
export const attorneyNeeded = 'Review needed';
export const scans = 'Scans of the signed deed';
export const recordedAs = 'Recorded as';
export const notRecorded = 'Not recorded yet';
export const whoSigns = 'Who signs';
export const signerStates: Readonly<Record<string, string>> = {
  INVITED: 'Invited',
  CHECKING: 'Identity being checked',
  READY: 'Ready to sign',
  SIGNED: 'Signed',
  REFUSED: 'Refused to sign',
};
export const rightToCancel = 'Right to cancel';

// Money
export const division = 'How the first draw is divided';
export const accounts = 'Accounts';
export const moneyGoesTo = 'Money goes to';
export const paymentsComeFrom = 'Payments come from';
export const appraisalPaidFrom = 'Appraisal is paid from';
export const noAccount = 'None yet';
export const ledger = 'Ledger';
export const readingTheLedger = 'Loading the ledger';
export const noMovements = 'No money has moved yet.';
export const when = 'When';
export const what = 'What';
export const debit = 'Debit';
export const credit = 'Credit';
export const amount = 'Amount';

// Reveal
export const reveal = 'Reveal';
export const revealWith = (what: string) => `Reveal ${what}`;
export const whyDoYouLook = (what: string) => `Why do you need ${what}?`;
export const isShownFor = (seconds: number) =>
  `It is shown for ${seconds} seconds and hidden when you leave this window. Who looked, when and why goes into the audit.`;
export const reason = 'Reason';
export const pleaseChoose = 'Please choose';
export const pleaseChooseWhy = 'Please choose a reason';
export const sayMore = 'In a sentence';
export const atLeastTen = 'Please write at least 10 characters';
export const atMost500 = 'Please use at most 500 characters';
export const show = 'Show';
export const hide = 'Hide';
export const hiddenAgain = 'Hidden again';
export const numbers = {
  ssn: 'the Social Security number',
  disburseAccount: 'the account number',
  disburseRouting: 'the routing number',
  autopayAccount: 'the account number for payments',
  autopayRouting: 'the routing number for payments',
  appraisalAccount: 'the account number for the appraisal',
  appraisalRouting: 'the routing number for the appraisal',
} as const;

// History
export const leadsTo = (status: string) => `to ${status}`;

export const servicer = 'Servicer';
export const handOver = 'Hand-over';
export const handOverStates = {
  sent: (at: string) => `Sent ${at}; the servicer has not answered yet`,
  refused: (at: string) => `Refused ${at}`,
  boarded: (at: string) => `Taken over ${at}`,
} as const;
export const servicerNumber = 'Servicer’s number';
export const servicerSaid = 'What is wrong';
