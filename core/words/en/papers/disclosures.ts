/** What the disclosures and notices before closing say. */

// Privacy notice
export const yes = 'Yes';
export const no = 'No';
export const financialCompaniesChooseHowThey =
  'Financial companies choose how they share your personal information. Federal law gives you the right to limit some but not all sharing, and requires us to tell you how we collect, share and protect your personal information. Please read this notice carefully.';
export const whatWeHold = 'What we hold';
export const socialSecurityNumberIncomeAnd = 'Your Social Security number, income and account balances';
export const creditHistoryAndCreditScores = 'Your credit history and credit scores';
export const whatIsOwedOnYour = 'What is owed on your home and what it is worth';
export const whyWeShareIt = 'Why we share it';
export const reason = 'Reason';
export const doesShare = (lender: string) => `Does ${lender} share?`;
export const canYouLimitIt = 'Can you limit it?';
export const forEverydayBusinessToProcess =
  'For everyday business: to process your application, maintain your account, report to credit bureaus';
export const forOurMarketingToOffer = 'For our marketing: to offer you our own products';
export const forJointMarketingWithOther = 'For joint marketing with other financial companies';
export const doNotShare = 'We do not share';
export const forAffiliatesEverydayBusinessInformation =
  'For affiliates’ everyday business: information about your creditworthiness';
export const forAffiliatesEverydayTransactions =
  'For affiliates’ everyday business: information about your transactions and experiences';
export const forAffiliatesToMarket = 'For affiliates to market to you';
export const forNonaffiliatesToMarketTo = 'For nonaffiliates to market to you';
export const whenYouAreNoLonger =
  'When you are no longer our customer, we continue to share your information as described in this notice.';
export const allFinancialCompanies = (lender: string) =>
  `All financial companies need to share customers’ personal information to run their everyday business. Below are the reasons financial companies can share it, whether ${lender} does so, and whether you can limit this sharing.`;
export const whoWeAre = 'Who we are';
export const whoProvides = 'Who is providing this notice?';
export const legalName = (legalName: string, nmlsId: string) => `${legalName}, NMLS ${nmlsId}`;
export const whatWeDo = 'What we do';
export const howWeCollect = 'How do we collect it?';
export const forExampleWhenYou =
  'For example when you apply for a line of credit, give us your income information, show us a government-issued ID or link a bank account. We also collect it from credit bureaus and other companies.';
export const whyNotAllSharing = 'Why can’t I limit all sharing?';
export const federalLawGivesYouOnly =
  'Federal law gives you the right to limit only: sharing for affiliates’ everyday business about your creditworthiness, affiliates using your information to market to you, and sharing for nonaffiliates to market to you. State laws may give you more rights.';
export const whenHeldJointly = 'What if I limit sharing for an account I hold with someone else?';
export const choicesApplyToEveryone = 'Your choices apply to everyone on your account.';
export const definitions = 'Definitions';
export const affiliates = 'Affiliates';
export const affiliatesAre =
  'Companies related by common ownership or control. They can be financial and nonfinancial companies.';
export const nonaffiliates = 'Nonaffiliates';
export const nonaffiliatesAre = (lender: string) =>
  `Companies not related by common ownership or control. They can be financial and nonfinancial companies. ${lender} does not share with nonaffiliates so they can market to you.`;
export const jointMarketing = 'Joint marketing';
export const jointMarketingIs = (lender: string) =>
  `A formal agreement between nonaffiliated financial companies that together market financial products or services to you. ${lender} does not jointly market.`;
export const howToLimitSharing = 'How to limit sharing';
export const writeToIfYouAre = (supportEmail: string) =>
  `Write to ${supportEmail}. If you are a new customer, we can begin sharing your information 30 days from the day we sent this notice. You can limit sharing at any time.`;
export const howWeProtectIt = 'How we protect it';
export const numbersThatIdentifyYouOr =
  'Numbers that identify you or your accounts are encrypted and shown only as their last four digits. Access is limited to people who need it for your application, and every access is recorded.';

// New york pre credit notice
export const applicant = 'Applicant';
export const property = 'Property';
export const noticeUnderNewYorkGeneral = 'Notice under New York General Business Law § 380-b(b)';
export const consumerReportMayBeRequested = `A consumer report may be requested in connection with your application for credit. On your request we will tell you whether or not a consumer report was requested and, if one was, the name and address of the consumer reporting agency that furnished it. Later reports may be requested or used for an update, renewal or extension of the credit.`;
export const areReceivingThisNoticeBefore = (legalName: string) =>
  `You are receiving this notice before ${legalName} asks for any report about you.`;
export const toAskWhetherAReport = (supportEmail: string) =>
  `To ask whether a report was requested, write to ${supportEmail}.`;

// Heloc disclosures
export const disclosureContainsImportantInformationAbout =
  'This disclosure contains important information about our home equity line of credit. You should read it carefully and keep a copy for your records.';
export const availabilityOfTerms = 'Availability of terms';
export const termsDescribedBelowMayChange =
  'The terms described below may change before your plan is opened. If a term changes (other than because of a change in an index) and you decide not to enter into the agreement because of it, you are entitled to a refund of any fees you paid to us in connection with your application.';
export const securityInterest = 'Security interest';
export const willTakeASecurityInterest = `We will take a security interest in your home. You could lose your home if you do not meet the obligations in your agreement with us.`;
export const possibleActions = 'Possible actions';
export const underCertainCircumstancesWeCan =
  'Under certain circumstances we can end your plan and require you to pay the whole outstanding balance in one payment, refuse to make more extensions of credit, or reduce your credit limit: for example if you commit fraud, do not meet the repayment terms, or act in a way that harms our security. If you ask, we will tell you more about when we can do so.';
export const minimumPayment = 'Minimum payment';
export const annualPercentageRate = 'Annual percentage rate';
export const apr = (rate: string) => `APR ${rate}`;
export const annualPercentageRateIsThe =
  'The annual percentage rate is the yearly rate of interest. It does not include fees. The rate of your first draw is fixed for its term.';
export const aprFromTo = (aprMin: string, aprMax: string) => `APR from ${aprMin} to ${aprMax}`;
export const ownRateDependsOnYour =
  'Your own rate depends on your credit, your home and the offer you choose. The annual percentage rate does not include fees.';
export const laterDrawsTheRateOf =
  'Later draws: the rate of each later draw is fixed on the day you take it. It is the Prime Rate published in The Wall Street Journal that day plus a margin stated in your agreement, and so may be higher or lower than the rate of your first draw.';
export const feesAndCharges = 'Fees and charges';
export const originationFee = 'Origination fee';
export const ofTheFirstDraw = (feeRate: string, fee: string) => `${feeRate} of the first draw: ${fee}`;
export const upToOfEachDraw = (originationFeeRateMax: string) => `Up to ${originationFeeRateMax} of each draw`;
export const fromTheFirstDraw = (amount: string) => `${amount}, from the first draw`;
export const yearlyFee = 'Yearly fee';
export const none = 'None';
export const toOpenThePlanYou =
  'To open the plan you may also have to carry insurance on the property that secures it.';
export const drawingAndRepaying = 'Drawing and repaying';
export const wholeLineLessTheOrigination =
  'The whole line, less the origination fee, is drawn at the start. You may draw again what you have repaid during the draw period.';
export const thereIsNoNegativeAmortization =
  'There is no negative amortization: your payments always cover the interest due.';
export const mayCancelWithinThreeBusiness =
  'You may cancel within three business days of opening the plan; no money moves before then.';
export const becauseThisPropertyIsNot =
  'Because this property is not your main home, federal law gives no right to cancel after opening.';
export const taxDeductibility = 'Tax deductibility';
export const askATaxAdviserWhether = 'Ask a tax adviser whether interest and charges under the plan are deductible.';
export const nmls = (legalName: string, nmlsId: string) => `${legalName}, NMLS ${nmlsId}`;

// Payment example
export const payTheSameAmountEach =
  'You pay the same amount each month; each payment covers the interest of the month and part of what you owe.';
export const payTheInterestOfEach =
  'You pay the interest of each month; what you borrowed is due with the last payment.';
export const exampleIfYouTookOne = ({
  example,
  rate,
  termYears,
  count,
  each,
  last,
}: {
  example: string;
  rate: string;
  termYears: number;
  count: number;
  each: string;
  last: string;
}) =>
  `Example: if you took one draw of ${example} at an APR of ${rate} and made only the minimum payments, it would take ${termYears} years to pay it off. You would make ${count} monthly payments of ${each} and a last one of ${last}.`;

// Credit score notice
export const creditScore = 'Your credit score';
export const noScoreWasAvailable = 'No score was available';
export const source = 'Source';
export const noConsumerReportingAgency = 'No consumer reporting agency';
export const kindOfScore = 'Kind of score';
export const notStated = 'Not stated';
export const date = 'Date';
export const understandingYourCreditScore = 'Understanding your credit score';
export const creditScoreIsANumber =
  'Your credit score is a number that reflects the information in your credit report. It can change as that information changes. Scores range from a low of 300 to a high of 850; generally, the higher your score, the more likely you are to be offered better terms.';
export const whereYourScoreStands = 'Where your score stands';
export const rangeOfScores = 'Range of scores';
export const shareOfPeople = 'People with such a score';
export const percent = (share: number) => `${share}%`;
export const howItCompares = (below: number, from: number, above: number, to: number) =>
  `How your score compares: of all people with a score, ${below}% have one below ${from} and ${above}% have one above ${to}.`;
export const sharesPublished = (month: string) =>
  `The shares are rounded to whole percents and are those that the Federal Reserve Board published in ${month}, from figures of Fair Isaac.`;
export const sampleShares = 'The shares are sample figures.';
export const you = 'You';
export const keyFactorsThatLoweredYour = 'Key factors that lowered your score';
export const noticeToTheHomeLoan = 'Notice to the home loan applicant';
export const inConnectionWithYourApplication = (bureau: string | null | undefined, legalName: string) =>
  `In connection with your application for a home loan, the lender must disclose to you the score that a consumer reporting agency distributed to users and the lender used in connection with your home loan, and the key factors affecting it. The credit score is a computer-generated summary calculated at the time of the request and based on information that a consumer reporting agency or lender has on file. Scores are based on data about your credit history and payment patterns. They matter because they help us to assess whether you will make timely payments, and they may influence the interest rate you are offered. If you have questions about your score, contact ${bureau ?? 'the agency'} or ${legalName}.`;
export const checkingYourReport = 'Checking your report';
export const federalLawGivesYouThe =
  'Federal law gives you the right to dispute inaccurate information, and to one free report a year from each nationwide agency at annualcreditreport.com. More about credit reports: consumerfinance.gov/learnmore.';

// Score row
export const to = (from: number, to: number) => `${from} to ${to}`;
export const yourScore = (score: number) => `Your score: ${score}`;

// Texas notice
export const ownersAndSpouses = 'Owners and spouses';
export const givenByNmls = (legalName: string, nmlsId: string) => `Given by ${legalName}, NMLS ${nmlsId}.`;
