/** What would change a refusal, in words a borrower can act on. Sample, to be approved by counsel. */

const freeReport =
  'Your report is free from each bureau within 60 days of this decision. If it is wrong, dispute it with the bureau, then ask us to look again.';
export const moreIncome =
  'Income that we did not count, such as rent, a pension or a second job, may change this; so does asking for a smaller line.';
export const tellUs = 'If something is wrong, tell us and we’ll look again.';

export const noiaExpired = 'Apply again when you have what we asked for; what you sent us before is not lost.';
export const employmentType = 'Steady income of another kind, such as retirement or rental income, may change this.';
export const voeFailed = 'A recent pay stub or a letter from your employer lets us look again.';
export const dscr = 'A higher rent on a signed lease, or a smaller line, may change this.';
export const dtiExceeded = 'Paying down cards or loans lowers what you owe each month; a smaller line does too.';
export const incomeUnverified = 'Tax returns, pay stubs or bank statements that show your income let us look again.';
export const occupancyUnverified = 'A utility bill or your driver’s license with this address lets us look again.';
export const noFile = 'A few months of payments on a card or loan in your name make a credit file.';
export const thinFile = 'A longer record of payments on time changes this by itself.';
export const internalDefault = 'Call us about the earlier account; settling it is the first step.';
export const delinquency = `Bringing what is late up to date changes this within months. ${freeReport}`;
export const derogatoryCollection = `A collection that is settled weighs less with time. ${freeReport}`;
export const derogatoryGarnishment = `Once it is released and on record, ask us to look again. ${freeReport}`;
export const derogatoryForeclosure = `It weighs less with each year. ${freeReport}`;
export const derogatoryBankruptcy = `It weighs less with each year after discharge. ${freeReport}`;
export const inquiries = 'Fewer applications for credit over the next months change this by themselves.';
export const cltv = 'Paying down a loan on the home, or a higher value shown by an appraisal, may change this.';
export const condition = 'Once the repairs are done, a new valuation may change this.';
export const lienPosition = 'Paying off one of the loans on the home may change this.';
export const creditScore = `Payments on time and lower balances on cards raise a score within months. ${freeReport}`;
export const titleSeasoning90d = 'You may apply again 90 days after the home became yours.';
export const listedForSale = 'You may apply again once the home is no longer listed.';
export const stateNotServed = 'We may lend there later; we cannot say when.';
export const identity = 'Clear pictures of a valid document let us look again.';
export const propertyNotFound =
  'Your tax bill shows the address as the county writes it. Send it, and we’ll look again.';
export const notOnTitle = 'A recorded deed with your name on it lets us look again.';
export const titleDefect = 'A title company can tell you what is on record and how to clear it.';
export const trustNotAccepted = 'A complete certificate of trust, or proof of insurance, lets us look again.';
export const recentHeloc = 'You may apply again 45 days after your last line was completed.';
export const originatorLicense = 'Apply without the loan officer’s link, or with one who is licensed in your state.';
export const highCost = 'A larger line, or one without an origination fee, may stay within the limits.';
export const stateLimits = 'Another amount or term may stay within the limits.';
export const propertyUse = 'If you use the property in another way than we have on file, tell us and we’ll look again.';
export const payoffsOverLine = 'Paying off fewer loans or debts with the line changes this.';
export const drawTooSmall = 'A larger draw, or fewer debts to pay off with it, changes this.';
export const advertisedRange = 'A higher score or a smaller line may bring a rate within our range.';

// The smallest change, in figures
const at = (creditor: string | undefined) => (creditor === undefined ? '' : ` at ${creditor}`);
export const keepDebt = (amount: string, creditor: string | undefined) =>
  `Don’t pay off the debt of ${amount}${at(creditor)} with the line.`;
export const payDebt = (amount: string, creditor: string | undefined) =>
  `Pay off the debt of ${amount}${at(creditor)} before you apply.`;
export const largerLine = (amount: string) => `Ask for a line of ${amount} or more.`;
export const unlist = 'Take the home off the market.';
export const use = {
  HOME: 'If you live in the home as your main home, tell us.',
  SECONDARY: 'If the home is your second home, tell us.',
  INVESTMENT: 'If you rent the home out, tell us.',
} as const;
export const income = (amount: string) => `Show ${amount} more income a month, before taxes.`;
export const rent = (amount: string) => `Show ${amount} more rent a month on a signed lease.`;
export const payLiens = (amount: string) => `Pay ${amount} toward the loans on the home.`;
