/**
 * The answer to the same text, from memory. So many are kept, and the oldest is forgotten first; what is longer than ours
 * ever are is worked out each time, so that no one fills the memory with it.
 */
const lengthMax = 600;
const keptMax = 5000;

/**
 * Forgets the oldest that are over, two at most: called with each one that is new, so what is kept are those that are not
 * over and a few more, and no call pays for many.
 */
export function forgetOver<Key, Kept>(kept: Map<Key, Kept>, isOver: (one: Kept) => boolean): void {
  let left = 2;
  for (const [key, one] of kept) {
    if (left === 0 || !isOver(one)) return;
    kept.delete(key);
    left -= 1;
  }
}

export function remembering<T>(work: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    if (text.length > lengthMax) return answer;
    const [oldest] = kept.keys();
    if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest);
    kept.set(text, answer);
    return answer;
  };
}
