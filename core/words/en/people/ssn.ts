/** What is said of a Social Security number that will not do. */

export const enterAValidSocialSecurity = 'Please enter a valid Social Security number';

export const enterYourSocialSecurityNumber = 'Please enter your Social Security number';
