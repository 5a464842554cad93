/** The language someone would rather speak with us. The site, the emails and everything that is signed are in English. */
import * as words from '#core/words/en/people/language.ts';

export const languages = {
  en: words.english,
  es: words.spanish,
  zh: words.chinese,
  ko: words.korean,
  tl: words.tagalog,
  vi: words.vietnamese,
  other: words.other,
} as const;
export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
