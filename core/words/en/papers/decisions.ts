/** What the application summary and the notices of a decision say. */

// Occupancies
export const mainHome = 'Main home';
export const secondHome = 'Second home';
export const investmentProperty = 'Investment property';

// Application summary
export const you = 'You';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const notGiven = 'Not given';
export const yearlyIncome = 'Yearly income';
export const otherYearlyIncome = 'Other yearly income';
export const yourProperty = 'Your property';
export const yourHome = 'Your home';
export const address = 'Address';
export const use = 'Use';
export const valueWeUse = 'Value we use';
export const notYetKnown = 'Not yet known';
export const owned = 'Owned';
export const byYouAlone = 'By you alone';
export const withOthers = 'With others';
export const inATrust = 'In a trust';
export const loansOnYourProperty = 'Loans on your property';
export const loansOnYourHome = 'Loans on your home';
export const lender = 'Lender';
export const balance = 'Balance';
export const willBePaidOff = 'Will be paid off';
export const yes = 'Yes';
export const no = 'No';
export const lineYouChose = 'The line you chose';
export const firstDraw = 'First draw';
export const originationFee = 'Origination fee';
export const creditLimit = 'Credit limit';
export const fixedForTheFirstDraw = (rate: string) => `${rate}, fixed for the first draw`;
export const term = 'Term';
export const years = (termYears: number) => `${termYears} years`;
export const monthlyPayment = 'Monthly payment';
export const ifAnythingHereIsWrong = (supportEmail: string) =>
  `If anything here is wrong, tell us before you submit your application: ${supportEmail}. You are entitled to a copy of everything you send us.`;

export const federalEqualCreditOpportunityAct =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act.';

// Adverse action notice
export const dear = (borrower: string) => `Dear ${borrower},`;
export const thankYouForYourApplication = (loanNumber: string) =>
  `Thank you for your application ${loanNumber}. After looking at it carefully, we are not able to approve it.`;
export const ourPrincipalReasons = 'Our principal reasons';
export const equalCreditOpportunity = 'Equal Credit Opportunity';
export const federalAgencyThatAdministersCompliance = (agency: string) =>
  `The federal agency that administers compliance with this law concerning this creditor: ${agency}.`;
export const dateOfThisNoticeYou = ({
  legalName,
  address,
  date,
  supportEmail,
}: {
  legalName: string;
  address: string;
  date: string;
  supportEmail: string;
}) =>
  `${legalName}, ${address}. Date of this notice: ${date}. You may ask us to look again, or tell us what we should know, at ${supportEmail}.`;

// Score used
export const informationWeUsed = 'Information we used';
export const ourDecisionWasBasedIn = (bureau: string) =>
  `Our decision was based in whole or in part on information obtained from ${bureau}. The agency played no part in our decision and cannot tell you the reasons for it. You have the right to a free copy of your report if you ask for it within 60 days of this notice, and to dispute with the agency what is inaccurate or incomplete in it.`;
export const creditScore = 'Your credit score';
export const scoresRangeFrom = 'Scores range from';
export const to850 = '300 to 850';
export const providedBy = 'Provided by';
export const bureau = 'Agency';
export const tollFree = 'Toll-free number';
export const dateOfTheScore = 'Date of the score';
/** 15 U.S.C. 1681m(b)(1). */
export const informationFromOthers =
  'Our decision was also based in whole or in part on information from someone other than you or a consumer reporting agency. You may ask us in writing, within 60 days of receiving this notice, what that information is, and we will tell you.';

// What would change it
export const whatWouldHaveLedToAnOffer = 'What would have led to an offer';
export const withAllOfThis =
  'With the following, all of it together, and everything else as it was on the day we decided, we would have had an offer for you. This is not a promise: a new application is decided on what is true then.';
export const keyFactorsThatLoweredYour = 'Key factors that lowered your score:';

// Counter offer notice
export const cannotOfferYouTheCredit = (loanNumber: string) =>
  `We cannot offer you the credit on the terms you asked for in application ${loanNumber}, but we can offer it on other terms.`;
export const youWillFindThem = 'You will find them on your application page.';
export const termsWeCanOffer = 'The terms we can offer';
export const fromTo = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);
export const yearsAmong = (terms: readonly number[]) => `${terms.join(', ')} years`;
export const rateDependsOn =
  'The rate depends on the amount, the term and the origination fee that you choose. Your application page shows each choice with its payment.';
export const whyTheTermsChanged = 'Why the terms changed';
export const ifTheseTermsAreAcceptable =
  'If these terms are acceptable to you, please tell us on your application page within 30 days. If we do not hear from you by then, we must treat your application as declined for the reasons above, and you will receive no further notice.';
