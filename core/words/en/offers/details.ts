/** Charts, comparison and reasons beneath the offers. */
export const balanceAndInterestOver = 'Balance and interest over time';
export const year = 'Year';
export const yearNumber = (year: number) => `Year ${year}`;
export const balance = 'Balance';
export const interestPaidSoFar = 'Interest paid so far';
export const balanceFalls = (total: string, termYears: number, interest: string) =>
  `The balance falls from ${total} to zero in ${termYears} years while the interest paid rises to ${interest}.`;
export const balanceStays = (total: string, termYears: number, interest: string) =>
  `The balance stays at ${total} until it is repaid in year ${termYears}, and the interest paid rises to ${interest}.`;
export const owed = (owed: string) => `${owed} owed`;
export const owedInYear = (owed: string, year: number) => `${owed} owed in year ${year}`;

export const yourPaymentsBeforeAndAfter = 'Your monthly payments, before and after';
export const when = 'When';
export const today = 'Today';
export const withThisLine = 'With this line';
export const debtsYouKeep = 'Debts you keep';
export const thisLine = 'This line';
export const debtsPaidOff = 'Debts paid off';
export const paymentsChange = (before: string, after: string) =>
  `You pay ${before} a month on these debts today, and ${after} a month with this line.`;
export const less = (difference: string) => `That is ${difference} less each month.`;
export const more = (difference: string) => `That is ${difference} more each month.`;
export const theSame = 'That is the same each month.';
export const theseAreTheDebts = 'The debts are those in your credit report. Loans on your home are not among them.';

export const compareUpToThree = 'Compare up to three';
export const ofThree = (count: number, most: number) => `${count} of ${most}`;
export const saveAnOffer = 'Save this offer, change something, and see both side by side.';
export const nowChange = 'This offer is saved. Change something above to see both side by side.';
export const savedOnThisDevice = 'Saved on this device.';
export const figure = 'Figure';
export const thisOffer = 'This offer';
export const saved = 'Saved';
export const overYears = (draw: string, termYears: number) => `${draw} over ${termYears} years`;
export const interestAndFee = 'Interest and fee';
export const lowest = '(lowest)';
export const choose = 'Choose';
export const selected = 'Selected';
export const toUseThisOne = 'Use this one';
export const toUseThisOneWithRow = (row: string) => `Use this one: ${row}`;
export const remove = 'Remove';
export const removeWithRow = (row: string) => `Remove ${row}`;

export const ifYouDrawAgain = 'If you draw again later';
export const laterDrawsHave =
  'The rate above is fixed for this draw. A later draw gets a rate of its own: the Prime Rate of that day plus the margin in your agreement. It is then fixed too.';
export const atTheTop = (rate: string, draw: string, termYears: number, payment: string) =>
  `The highest rate a later draw can ever have is ${rate}. At that rate, a draw of ${draw} over ${termYears} years would cost ${payment} a month.`;
export const thisIsTheMost =
  'Your agreement sets that limit. Below it, a later draw costs more when the Prime Rate is higher.';
export const indexAndMargin = (index: string, margin: string) =>
  `Today the Prime Rate is ${index}. With this offer, your margin would be ${margin}.`;

export const print = 'Print';
export const keepThese = 'Keep these offers';
export const weKeepYour =
  'Your application is saved, and your choices are saved on this device. You can come back to them.';
