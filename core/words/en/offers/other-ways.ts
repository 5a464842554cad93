/** Savings instead of income, and loans that a line pays off. */
export const pleaseEnterAnAmount = 'Please enter an amount';
export const pleaseEnterAnAmountAbove = 'Please enter an amount above $0';
export const onIncomeAloneWeCannot =
  'We can’t offer a line based on income alone. Savings and investments can count as income: we spread them over the years of the term.';
export const whatAreYourSavings = 'What are your savings and investments worth?';
export const bankAccountsBrokerageAccounts =
  'Add up your bank, brokerage and retirement accounts. We will ask for statements later.';
export const goOnWithoutThem = 'Continue without them';
export const withoutThemOurDecision = 'Without them, we’ll have to decline because income is not sufficient.';
export const withTheLoansThatStand =
  'With the loans that are on your home, we can’t make the offer you asked for. You still have options: pay off a loan with your line, or take a smaller line.';
export const why = 'Why';
export const whichLoansShouldTheLine = 'Which loans should the line pay off?';
export const ifYouGoOnWeWork =
  'If you continue, we’ll work out the largest line that fits and show you new offers. Nothing is final yet. If you don’t want to, we’ll close this application and send you a notice with the reasons.';
export const showMeTheNew = 'Show me the new offers';
export const noThankYou = 'No, thank you';
