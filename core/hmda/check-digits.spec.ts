import { describe, expect, test } from 'vitest';
import { checkDigitsOf, hasRightCheckDigits, isUliShaped, uliOf } from './check-digits.ts';

describe('check digits', () => {
  // The example of Regulation C, Appendix C.
  const lei = '10Bx939c5543TqA1144M';

  test('are those of the regulation’s own example', () => {
    expect(checkDigitsOf(`${lei}999143X`)).toBe('38');
    expect(uliOf(lei, '999143X')).toBe(`${lei}999143X38`.toUpperCase());
    expect(hasRightCheckDigits('10Bx939c5543TqA1144M999143X38')).toBe(true);
  });

  test('tell one wrong character and two that changed places', () => {
    expect(hasRightCheckDigits('10Bx939c5543TqA1144M999143X37')).toBe(false);
    expect(hasRightCheckDigits('10Bx939c5543TqA1144M999134X38')).toBe(false);
  });

  test('are not made of anything but letters and digits', () => {
    expect(checkDigitsOf('10B-939')).toBeUndefined();
    expect(isUliShaped('10Bx939c5543TqA1144M1')).toBe(false);
    expect(isUliShaped(uliOf(lei, '2695712125'))).toBe(true);
  });
});
