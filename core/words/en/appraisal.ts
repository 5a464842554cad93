/** Waiting for an appraisal, and paying for it. */
export const payForYourAppraisal = 'Pay for your appraisal';
export const readingYourApplication = 'Loading your application';

export const theFee = 'the fee';
export const yourAppraisalIsPaid = 'Your appraisal is paid';
export const thankYouTheAppraiser = 'Thank you. We’re asking the appraiser to schedule a visit.';
export const weAreTakingThePayment = 'We are taking the payment';
export const yourBankIsAsked = (fee: string) => `We’re asking your bank for ${fee}. This page continues automatically.`;
export const aLicensedAppraiserWill =
  'A licensed appraiser will visit your home. The appraisal is paid from a bank account before the visit, once; you receive a copy of the report, whatever we decide.';
export const nothingWasTakenPlease = <T>(why: string | null, supportPhone: T) =>
  [`${why ?? ''} Nothing was taken. Please try another account, or call `, supportPhone, '.'] as const;
export const thePaymentDidNot = 'The payment did not go through';
export const pleaseChooseAnAccount = 'Please choose an account';
export const accountEndingIn = (disburse: string) => `Account ending in ${disburse}`;
export const theOneYouPay = 'The one you pay from.';
export const anotherAccount = 'Another account';
export const theAppraisalCosts = (fee: string) => `The appraisal costs ${fee}`;
export const whichAccountShouldWeTake = 'Which account should we take it from?';
export const routingNumber = 'Routing number';
export const nineDigitsAtTheBottom = 'Nine digits, at the bottom left of a check.';
export const accountNumber = 'Account number';
export const to417Digits = '4 to 17 digits, right of the routing number. Not the number on your card.';
export const pay = (fee: string) => `Pay ${fee}`;
