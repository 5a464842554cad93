/** The forms that staff act through. */
export const none = 'None';
export const choose = 'Choose';
export const street = 'Street';
export const unitOptional = 'Unit (optional)';
export const city = 'City';
export const state = 'State';
export const zipCode = 'Zip code';
export const theRecordsShowNo = 'The records show no loan on the home.';
export const balanceAt = (holder: string) => `Balance at ${holder}`;
export const payOffWithTheDraw = (holder: string) => `Pay off ${holder} with the draw`;
export const lender = (label: string) => `${label}: lender`;
export const onlyWhereALoan = 'Only where a loan was found.';
export const balance = (label: string) => `${label}: balance`;

export const pleaseFillThisIn = 'Please fill this in';
export const pleaseChoose = 'Please choose';
export const atMostCharacters = (WORDS_MAX: number) => `At most ${WORDS_MAX} characters`;
export const pleaseEnterAnAmount = 'Please enter an amount';
export const pleaseEnterANumber = 'Please enter a number';
export const pleaseEnterAValid = 'Please enter a valid email address';
export const pleaseEnterADate = 'Please enter a date, such as 03/15/2026';
export const pleaseEnterNineDigits = 'Please enter all nine digits';
export const pleaseEnterFourDigits = 'Please enter the last four digits';
