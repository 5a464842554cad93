/** The language someone would rather speak with us. The site, the letters and everything that is signed are in English. */
export const languages = {
  en: 'English',
  es: 'Spanish',
  zh: 'Chinese',
  ko: 'Korean',
  tl: 'Tagalog',
  vi: 'Vietnamese',
  other: 'Another language',
} as const;
export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
