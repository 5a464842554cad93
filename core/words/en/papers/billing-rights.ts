/** Your billing rights, in full, after model form G-3 of Regulation Z (12 CFR 1026.6(a)(5), appendix G); no card is issued. */
export const title = 'Your billing rights: keep this notice for future use';
export const thisNotice =
  'This notice contains important information about your rights and our responsibilities under the Fair Credit Billing Act.';
export const notifyUs = 'Notify us in case of errors or questions about your bill';
export const ifYouThink = (lender: string, address: string) =>
  `If you think your bill is wrong, or if you need more information about a transaction on your bill, write us on a separate sheet at ${lender}, ${address}. Write to us as soon as possible. We must hear from you no later than 60 days after we sent you the first bill on which the error or problem appeared. You can call us, but doing so will not preserve your rights.`;
export const inYourLetter = 'In your letter, give us the following information:';
export const nameAndNumber = 'Your name and account number.';
export const dollarAmount = 'The dollar amount of the suspected error.';
export const describeTheError =
  'Describe the error and explain, if you can, why you believe there is an error. If you need more information, describe the item you are not sure about.';
export const stopAutomaticPayment =
  'If you have authorized us to take your payment automatically from your savings or checking account, you can stop the payment on any amount you think is wrong. To stop the payment, your letter must reach us three business days before the automatic payment is scheduled to occur.';
export const afterWeReceive = 'Your rights and our responsibilities after we receive your written notice';
export const weMustAcknowledge =
  'We must acknowledge your letter within 30 days, unless we have corrected the error by then. Within 90 days, we must either correct the error or explain why we believe the bill was correct.';
export const weCannotCollect =
  'After we receive your letter, we cannot try to collect any amount you question, or report you as delinquent. We can continue to bill you for the amount you question, including finance charges, and we can apply any unpaid amount against your credit limit. You do not have to pay any questioned amount while we are investigating, but you are still obligated to pay the parts of your bill that are not in question.';
export const ifWeMadeAMistake =
  'If we find that we made a mistake on your bill, you will not have to pay any finance charges related to any questioned amount. If we didn’t make a mistake, you may have to pay finance charges, and you will have to make up any missed payments on the questioned amount. In either case, we will send you a statement of the amount you owe and the date that it is due.';
export const ifYouFailToPay =
  'If you fail to pay the amount that we think you owe, we may report you as delinquent. However, if our explanation does not satisfy you and you write to us within ten days telling us that you still refuse to pay, we must tell anyone we report you to that you have a question about your bill. And we must tell you the name of anyone we reported you to. We must tell anyone we report you to that the matter has been settled between us when it finally is.';
export const firstFiftyDollars =
  'If we don’t follow these rules, we can’t collect the first $50 of the questioned amount, even if your bill was correct.';
