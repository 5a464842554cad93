import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiverName } from './plain-letters.ts';

test.each([
  ['José Álvarez-Ñuñez', 'JOSE ALVAREZ-NUNEZ'],
  ['Łukasz Strauß', 'LUKASZ STRAUSS'],
  ['Søren Ægir Þór', 'SOREN AEGIR THOR'],
  ['Đặng Thị Hương', 'DANG THI HUONG'],
  ['Kaʻiulani O’Brien', "KA'IULANI O'BRIEN"],
  ['Юрий Щербак', 'IURII SHCHERBAK'],
  ['Γιώργος', 'GIORGOS'],
  ['李小龍', 'ACCOUNT HOLDER'],
  ['', 'ACCOUNT HOLDER'],
  ['  …  ', 'ACCOUNT HOLDER'],
])('%s is %s', (name, plain) => {
  expect(receiverName(name)).toBe(plain);
});

test('is never blank and has no letter that the clearing house does not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      expect(receiverName(name)).toMatch(/^[A-Z0-9.,&'()/-][A-Z0-9 .,&'()/-]*$/);
      expect(receiverName(name)).toMatch(/[A-Z0-9]/);
    }),
  );
});
