/** What the borrower’s site says of itself: notices, products, what could not be found. */
export const pageNotFound = 'Page not found';

export const thisCompanyCannotBeReached =
  'This company cannot be reached from here right now. Please choose another way.';

export const weCouldNotFind = 'We could not find that application';
export const theAddressMayBeIncomplete =
  'The address may be incomplete, or the application may belong to another account. Here is everything that is yours.';
export const weCouldNotFindYour = 'We could not find your profile';
export const startAnApplicationAndWeWill =
  'Start an application and we will set one up along the way. If you have applied before, please call us.';

export const homeEquityLine = 'Home equity line';
export const rentalPropertyDscrLoan = 'Rental property (DSCR) loan';
export const cryptoBackedHomeEquity = 'Crypto-backed home equity line';
export const homeEquityLineFor62 = 'Home equity line for 62 and over';
