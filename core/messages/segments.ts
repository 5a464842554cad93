/**
 * What a text message costs: carriers charge by the segment. 160 letters of the old alphabet of phones fit into one, or 70 of
 * any other; in a longer one each segment gives seven letters (three of any other) away to say which it is. 3GPP TS 23.038,
 * section 6.2.1, and TS 23.040, section 9.2.3.24.1; from memory, 2026-11-17.
 */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each of these takes the room of two. */
const extended = new Set('\f^{}\\[~]|€');

/** What is set in print and missing in phones: one of them would more than double what the whole text costs. */
const plain: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"', '–': '-', '—': '-', '‑': '-', '−': '-' },
  ...{ '…': '...', '\u00a0': ' ', '\u202f': ' ', '•': '*', '\u2009': ' ', '\t': ' ' },
};

/** The same words as phones have letters for; a name keeps its own. */
export function plainText(words: string): string {
  return [...words.normalize('NFC')].map((letter) => plain[letter] ?? letter).join('');
}

interface Segments {
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly count: number;
}

/** No letter is cut in two: one that takes two places moves whole into the next segment. */
export function segmentsOf(words: string): Segments {
  const letters = [...words];
  const isOld = letters.every((letter) => basic.has(letter) || extended.has(letter));
  const encoding = isOld ? 'GSM-7' : 'UCS-2';
  const [alone, each] = isOld ? [160, 153] : [70, 67];
  const sizes = letters.map((letter) => (isOld ? (extended.has(letter) ? 2 : 1) : letter.length));
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return { encoding, count: 1 };
  let [count, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > each) [count, used] = [count + 1, 0];
    used += size;
  }
  return { encoding, count };
}
