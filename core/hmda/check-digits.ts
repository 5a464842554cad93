/**
 * Check digits by ISO 7064 mod 97-10, as a LEI (ISO 17442) and a ULI (Regulation C, Appendix C) end with: letters count
 * as 10 to 35, and the whole is 1 modulo 97.
 */

const alphanumeric = /^[0-9A-Z]+$/i;

/** Undefined where a character is neither a letter nor a digit. */
function remainder(text: string): number | undefined {
  if (!alphanumeric.test(text)) return undefined;
  return [...text.toUpperCase()].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

export function checkDigitsOf(text: string): string | undefined {
  const rest = remainder(`${text}00`);
  return rest === undefined ? undefined : String(98 - rest).padStart(2, '0');
}

export function hasRightCheckDigits(text: string): boolean {
  return text.length > 2 && remainder(text) === 1;
}

const ULI_MIN = 23;
const ULI_MAX = 45;

/** The lender's LEI, the lender's own number of the application, and the check digits. */
export function uliOf(lei: string, loanId: string): string {
  const start = `${lei}${loanId}`.toUpperCase();
  return `${start}${checkDigitsOf(start) ?? ''}`;
}

export const isUliShaped = (text: string) =>
  text.length >= ULI_MIN && text.length <= ULI_MAX && alphanumeric.test(text);
