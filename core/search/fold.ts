/** Words as they are compared: no case, no accents, no signs; a street as the mail writes it. */
import { shortStreetWords } from '../people/street-words.ts';

/** The longest text that is looked for; nothing on file is longer. */
export const askedMax = 120;

export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’.]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');

export const streetWordsOf = (text: string): readonly string[] =>
  wordsOf(text).map((word) => shortStreetWords[word] ?? word);

export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** The ten digits of a number of this country; undefined where there are not ten. */
export function foldPhone(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  return digits.length === 10 ? digits : undefined;
}
