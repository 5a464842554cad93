/** The sentences of registration, filled in: with names, and with the brand's own words where it has some. */
import { registrationWords } from '#core/words/en/registration/words.ts';

export { registrationWords };

export type RegistrationWord = keyof typeof registrationWords;

/** A sentence with its names filled in, in the brand's own words where it has some. A name no one gave stays visible. */
export function registrationSentence(
  key: RegistrationWord,
  names: Readonly<Record<string, string>> = {},
  brandWords: Readonly<Partial<Record<RegistrationWord, string>>> = {},
): string {
  const sentence = brandWords[key] ?? registrationWords[key];
  return sentence.replace(
    /\{(\w+)\}/g,
    (hole, name: string) => (Object.hasOwn(names, name) ? names[name] : hole) ?? hole,
  );
}
