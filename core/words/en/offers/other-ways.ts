/** Savings instead of income, and loans that a line pays off. */
export const pleaseEnterAnAmount = 'Please enter an amount';
export const pleaseEnterAnAmountAbove = 'Please enter an amount above $0';
export const onIncomeAloneWeCannot =
  'On income alone we cannot offer a line. Savings and investments can count like income: we spread them over the years of the term.';
export const whatAreYourSavings = 'What are your savings and investments worth?';
export const bankAccountsBrokerageAccounts =
  'Bank accounts, brokerage accounts and retirement accounts together. We will ask for statements later.';
export const goOnWithoutThem = 'Continue without them';
export const withoutThemOurDecision = 'Without them our decision will be that income is not sufficient.';
export const withTheLoansThatStand =
  'With the loans that stand on your home we cannot make the offer you asked for. There is still a way: pay off a loan with your line, or take a smaller line.';
export const why = 'Why';
export const whichLoansShouldTheLine = 'Which loans should the line pay off?';
export const ifYouGoOnWeWork =
  'If you continue, we’ll work out the largest line that fits and show you new offers. Nothing is final yet. If you don’t want to, we’ll close this application and send you a notice with the reasons.';
export const showMeTheNew = 'Show me the new offers';
export const noThankYou = 'No, thank you';
