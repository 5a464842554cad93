/**
 * The answer to the same text, from memory. So many are kept, and the oldest is forgotten first; what is longer than ours
 * ever are is worked out each time, so that no one fills the memory with it.
 */
const lengthMax = 600;
const keptMax = 5000;

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
