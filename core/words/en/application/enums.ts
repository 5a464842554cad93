/** The kinds of identity document. */

export const usDriversLicense = "US Driver's License";
export const usPassport = 'US Passport';
export const usStateIdCard = 'US State ID Card';
export const usPermanentResidentCard = 'US Permanent Resident Card';
