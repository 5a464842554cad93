/** What people agree to. */

export const iHaveReadAndAgree = (lender: string) =>
  `I have read and agree to the terms and the privacy policy of ${lender}.`;
export const iAgreeThatGivesMe = (lender: string) =>
  `I agree that ${lender} gives me disclosures, notices and documents electronically instead of on paper.`;
export const iAgreeToReceiveMarketing = (lender: string) =>
  `I agree to receive marketing text messages from ${lender} at the number I gave. This is not a condition of approval. Message and data rates may apply; reply STOP to end them.`;
export const iAgreeToReceiveText = (lender: string) =>
  `I agree to receive text messages from ${lender} about my application at the number I gave. Message and data rates may apply; reply STOP to end them.`;

export const isNotYourOrganization = 'This is not your organization.';
export const consentIsNotOneWe = 'This consent is not one we ask for.';
