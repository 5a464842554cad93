/** How the rate, the payment and what a borrower receives come about, step by step. */
export const howYourRate = 'How we set your rate';
export const stepNames: Readonly<Record<string, string>> = {
  TERM: 'Rate for this term',
  CREDIT_SCORE: 'Your credit score',
  CLTV: 'Loans on your home, with this line',
  OCCUPANCY: 'How you use the home',
  ORIGINATION_FEE: 'The origination fee you chose',
};
export const noOriginationFee = 'No origination fee';
export const anotherRule = 'Other pricing';
export const yourRate = 'Your rate';
export const rateIsTheApr =
  'For a line of credit the APR is this rate. It leaves the fees out; the all-in cost counts them in.';
export const howYourPayment = 'How your payment is worked out';
export const draw = 'You draw';
export const youOwe = 'You owe at the start';
export const paymentsOf = (count: number, payment: string) => `${count} payments of ${payment}`;
export const lastPayment = 'Last payment';
export const allPayments = 'All payments';
export const lessTheLine = 'Less what you owe at the start';
export const makesInterest = 'Total interest';
export const monthOne = (interest: string, principal: string) =>
  `Of your first payment, ${interest} is interest and ${principal} pays down what you owe.`;
export const whyTheseOffers = 'Why these offers';
