/** The page that finds applications, and what the palette says of what it finds. */
import { plural } from '../../plural.ts';

export const find = 'Find';
export const whatToFind = 'Name, email, phone, address or loan number';
export const howItFinds =
  'Half a word is enough, in any order. Small typos in names and streets are forgiven. A loan number or a phone number may be typed with or without spaces.';
export const onlyYours =
  'You find the applications of your organization. Your own application and those of your household are not among them.';
export const examples = 'For example';
export const exampleList = ['maria gonz', '4410 elm street', '2695 712 125'] as const;

export const recent = 'Recent searches';
export const lookAgain = (text: string) => `Search for ${text} again`;

export const searching = 'Searching';
export const results = 'Applications';
export const found = (count: number) => `${count} ${plural(count, { one: 'application', other: 'applications' })}`;
export const showMore = 'Show more';
export const nothingFound = 'No application matches.';
export const whatToTry =
  'Try the family name alone, the email or the loan number. An application that was started and never submitted isn’t found here.';
export const didNotCome = 'The search didn’t work';
export const tryAgain = 'Try again';

export const bySsn = 'Look for these as the last four of a Social Security number';
export const bySsnIsLogged = 'Your search goes into the audit.';
export const foundBySsn = (lastFour: string) => `By the last four of the Social Security number, ${lastFour}`;

/** By what an application was found, where its row does not show it. */
export const kinds = {
  number: 'Loan number',
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
  address: 'Address',
  ssn: 'Last four of SSN',
} as const;
export const closeMatch = 'Close match';
export const withOwners = (names: readonly string[]) => `with ${names.join(', ')}`;
