/** The loans that stand on the home. */
export const pleaseEnterTheName = 'Please enter the name of the lender';
export const pleaseShortenTheName = 'Please shorten the name of the lender';
export const atMost = (amount: string) => `Please enter ${amount} or less`;
export const pleaseEnterWhatYouStill = 'Please enter what you still owe';
export const pleaseEnterWhatYouPay = 'Please enter what you pay each month';
export const pleaseEnterTheLimit = 'Please enter the limit of the line';
export const pleaseChooseWhatKind = 'Please choose what kind of loan it is';
export const addALoanThatIsMissing = 'Add a loan that is missing';
export const aLoanThatIsMissing = 'A loan that is missing';
export const whatKindOfLoan = 'What kind of loan is it?';
export const aMortgageOrHome = 'A mortgage or home equity loan';
export const aLineOfCredit = 'A line of credit';
export const itCanBeDrawn = 'It can be drawn again up to its limit.';
export const lender = 'Lender';
export const whatDoYouStill = 'What do you still owe?';
export const limitOfTheLine = 'Limit of the line';
export const whatDoYouPay = 'What do you pay each month?';
export const addThisLoan = 'Add this loan';
export const leaveItOut = 'Don’t add it';

export const whatStandsOnYourHome = 'What you owe on your home';
export const youOwe = 'You owe';
export const countsAgainstIt = 'Counts toward loan to value';
export const combinedLoanToValue = 'Combined loan to value';
export const beforeYourLineOfAValue = (format: string) => `Before your line, of a value of ${format}.`;

export const pleaseEnterTheBalance = 'Please enter the balance of every loan.';
export const publicRecordsShowNo = 'Public records show no loan on your home. If there is one, add it here.';
export const theseAreTheLoans =
  'These are the loans on your home as public records show them. Correct what has changed, and say which you would like us to pay off with your line.';
export const thisIsRightContinue = 'This is right, continue';
export const loanOf = (holder: string, at: number, count: number) => `${holder}, loan ${at} of ${count}`;
export const remove = 'Remove';
export const aLineOfUp = (limit: string) => `A line of up to ${limit}: it counts in full while you keep it.`;
export const pleaseEnterTheBalanceOr = 'Please enter the balance, or 0 if it is paid';
export const whatShouldHappenToTheLoan = (title: string) => `What should happen to the loan from ${title}?`;
export const keepIt = 'Keep it';
export const payItOff = 'Pay it off';
