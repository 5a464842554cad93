/**
 * The country menu of the phone input. Registration itself takes US numbers only (see phone.ts); the menu and its
 * lengths belong to the input, which other forms share. `flagPosition` is the flag's place in the flag strip.
 */
export interface Country {
  readonly country: string;
  readonly countryCode: string;
  readonly callingCode: string;
  readonly flagPosition: number;
}

export const countries: readonly Country[] = [
  ['United States', 'US', '1'],
  ['Australia', 'AU', '61'],
  ['Brazil', 'BR', '55'],
  ['Canada', 'CA', '1'],
  ['China', 'CN', '86'],
  ['Colombia', 'CO', '57'],
  ['Dominican Republic', 'DO', '1'],
  ['El Salvador', 'SV', '503'],
  ['France', 'FR', '33'],
  ['Germany', 'DE', '49'],
  ['Guatemala', 'GT', '502'],
  ['India', 'IN', '91'],
  ['Ireland', 'IE', '353'],
  ['Israel', 'IL', '972'],
  ['Italy', 'IT', '39'],
  ['Japan', 'JP', '81'],
  ['Mexico', 'MX', '52'],
  ['Philippines', 'PH', '63'],
  ['South Korea', 'KR', '82'],
  ['Spain', 'ES', '34'],
  ['United Kingdom', 'GB', '44'],
  ['Vietnam', 'VN', '84'],
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
