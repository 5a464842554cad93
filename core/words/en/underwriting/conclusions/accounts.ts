/** Why what a bank says of an account is put aside. */

export const anotherAccountIsNamed = 'The borrower has named another account since.';
export const accountIsBeingProved = 'Money goes to this account too, and it is proved for that.';
