/**
 * A name in the letters that the clearing house has. Letters with marks lose them; those that do not come apart, and the
 * Cyrillic and Greek ones, become what passports write (ICAO Doc 9303-3, section 6, from memory, 2026-11-17). Never blank: a
 * receiver without a name is no receiver, and banks send such entries back.
 */
const letters: Readonly<Record<string, string>> = {
  ...{
    Æ: 'AE',
    Ø: 'O',
    Đ: 'D',
    Ð: 'D',
    Þ: 'TH',
    Ł: 'L',
    Œ: 'OE',
    ẞ: 'SS',
    Ħ: 'H',
    ı: 'I',
    Ŋ: 'N',
    Ŧ: 'T',
    Ə: 'E',
    Ŀ: 'L',
  },
  ...{ '‘': "'", '’': "'", ʻ: "'", ʼ: "'", '–': '-', '—': '-', '‐': '-' },
  ...{
    А: 'A',
    Б: 'B',
    В: 'V',
    Г: 'G',
    Ґ: 'G',
    Д: 'D',
    Е: 'E',
    Ё: 'E',
    Є: 'IE',
    Ж: 'ZH',
    З: 'Z',
    И: 'I',
    І: 'I',
    Ї: 'I',
  },
  ...{
    Й: 'I',
    К: 'K',
    Л: 'L',
    М: 'M',
    Н: 'N',
    О: 'O',
    П: 'P',
    Р: 'R',
    С: 'S',
    Т: 'T',
    У: 'U',
    Ў: 'U',
    Ф: 'F',
    Х: 'KH',
  },
  ...{ Ц: 'TS', Ч: 'CH', Ш: 'SH', Щ: 'SHCH', Ъ: 'IE', Ы: 'Y', Ь: '', Э: 'E', Ю: 'IU', Я: 'IA' },
  ...{
    Α: 'A',
    Β: 'V',
    Γ: 'G',
    Δ: 'D',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'I',
    Θ: 'TH',
    Ι: 'I',
    Κ: 'K',
    Λ: 'L',
    Μ: 'M',
    Ν: 'N',
    Ξ: 'X',
  },
  ...{ Ο: 'O', Π: 'P', Ρ: 'R', Σ: 'S', Τ: 'T', Υ: 'Y', Φ: 'F', Χ: 'CH', Ψ: 'PS', Ω: 'O' },
};

/** Plain capitals; what has no letter becomes a space. */
export function plainLetters(text: string): string {
  return [...text.normalize('NFC').toUpperCase()]
    .map((letter) => letters[letter] ?? letters[bare(letter)] ?? bare(letter))
    .join('')
    .replaceAll(/[^A-Z0-9 .,&'()/-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

const bare = (letter: string) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A name that no letter of is known is not left blank. */
export function receiverName(name: string): string {
  const plain = plainLetters(name);
  return /[A-Z0-9]/.test(plain) ? plain : 'ACCOUNT HOLDER';
}
