/** The steps of registration and their groups. */

export const group = 'Property Info';
export const address = 'Address';
export const saleStatus = 'Sale Status';
export const incomeInfo = 'Income Info';
export const personalInfo = 'Personal Info';
export const name = 'Name';
export const birthdate = 'Birthdate';
export const contactInfo = 'Contact Info';
export const loginInfo = 'Login Info';
