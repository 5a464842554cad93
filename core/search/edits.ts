/** How far two words are from each other, and how far is still meant: one typo from three letters on, two from eight. */
export const forgivenEdits = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** Edits between each beginning of one word and each of the other; two letters that changed places are one edit. */
export function editTable(one: string, other: string): readonly (readonly number[])[] {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          at(rows, i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows;
}

const at = (rows: readonly (readonly number[])[], i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;

export const editsBetween = (one: string, other: string): number => at(editTable(one, other), one.length, other.length);

/**
 * A word and what is left of it without one letter (from eight letters on, without two). Words within the forgiven edits
 * of each other share one of these, so that a misspelled word is found by looking up equal ones.
 */
export function variantsOf(word: string): readonly string[] {
  const found = new Set([word]);
  let last = [word];
  for (let left = forgivenEdits(word); left > 0; left -= 1) {
    last = last.flatMap((one) => [...one].map((_, place) => one.slice(0, place) + one.slice(place + 1)));
    for (const one of last) found.add(one);
  }
  return [...found].sort();
}
