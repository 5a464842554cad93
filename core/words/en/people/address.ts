/** What is said of an address that will not do. */

export const streetMissing = 'Street address is required';

export const cityInvalid = 'Please enter a valid city name';

export const stateLength = 'State must be two characters in length';

export const stateInvalid = 'Please enter a valid state';

export const zipInvalid = 'Please enter a valid zipcode';

export const propertyInvalid = 'Please enter a valid property address';

export const unsupported = 'Some of the characters entered are not supported.';

export const streetTooLong = (streetLengthMax: number) =>
  `Street address must be at most ${streetLengthMax} characters long`;

export const selectAnOccupancyType = 'Please select an occupancy type';
