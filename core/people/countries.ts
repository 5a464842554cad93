/**
 * The country menu of the phone input. Registration itself takes US numbers only (see phone.ts); the menu and its
 * lengths belong to the input, which other forms share. `flagPosition` is the flag's place in the flag strip.
 */
import * as words from '#core/words/en/people/countries.ts';

export interface Country {
  readonly country: string;
  readonly countryCode: string;
  readonly callingCode: string;
  readonly flagPosition: number;
}

export const countries: readonly Country[] = [
  [words.unitedStates, 'US', '1'],
  [words.australia, 'AU', '61'],
  [words.brazil, 'BR', '55'],
  [words.canada, 'CA', '1'],
  [words.china, 'CN', '86'],
  [words.colombia, 'CO', '57'],
  [words.dominicanRepublic, 'DO', '1'],
  [words.elSalvador, 'SV', '503'],
  [words.france, 'FR', '33'],
  [words.germany, 'DE', '49'],
  [words.guatemala, 'GT', '502'],
  [words.india, 'IN', '91'],
  [words.ireland, 'IE', '353'],
  [words.israel, 'IL', '972'],
  [words.italy, 'IT', '39'],
  [words.japan, 'JP', '81'],
  [words.mexico, 'MX', '52'],
  [words.philippines, 'PH', '63'],
  [words.southKorea, 'KR', '82'],
  [words.spain, 'ES', '34'],
  [words.unitedKingdom, 'GB', '44'],
  [words.vietnam, 'VN', '84'],
].map(([country = '', countryCode = '', callingCode = ''], flagPosition) => ({
  country,
  countryCode,
  callingCode,
  flagPosition,
}));

export const DEFAULT_COUNTRY_CODE = 'US';

/** How a national number is written; countries whose numbers vary in length are left to the default. */
const nationalFormats: Readonly<Record<string, string>> = {
  US: '(###) ###-####',
  CA: '(###) ###-####',
  DO: '(###) ###-####',
  AU: '#### ### ###',
  BR: '(##) #####-####',
  CN: '### #### ####',
  CO: '### #######',
  ES: '### ## ## ##',
  FR: '## ## ## ## ##',
  GB: '##### ######',
  GT: '#### ####',
  IN: '##### #####',
  JP: '###-####-####',
  KR: '###-####-####',
  MX: '### ### ####',
  PH: '#### ### ####',
  SV: '#### ####',
};

const INPUT_LENGTH_DEFAULT = 19;

export function phoneInputLengthMax(countryCode: string): number {
  return Object.hasOwn(nationalFormats, countryCode)
    ? (nationalFormats[countryCode]?.length ?? INPUT_LENGTH_DEFAULT)
    : INPUT_LENGTH_DEFAULT;
}
