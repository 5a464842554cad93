/** The links of the footer. */

export const termsOfService = 'Terms of Service';
export const privacyPolicy = 'Privacy Policy';
export const electronicCommunications = 'Electronic Communications';
export const licenses = 'Licenses';

export const withMoreStatesToCome = (list: string) => `${list} with more states to come`;
