/** A loan number as staff read it: ten digits as 4-3-3, so that it never looks like a phone number. */
export const showLoanNumber = (loanNumber: string): string => loanNumber.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
