/** What the validator says by itself where a schema was given no words: an engineer's English, which no person is shown. */
export const isValidators = (message: string): boolean =>
  /^Invalid [^:]+: (?:Expected .* but r|R)eceived /s.test(message);

/** Joins form messages as one sentence: trailing periods stripped, duplicates removed, a single period at the end. */
export function joinMessages(messages: readonly string[]): string {
  const parts = messages.map((message) => message.trim().replace(/\.+$/, '')).filter((message) => message !== '');
  const sentence = [...new Set(parts)].join(', ');
  return sentence === '' ? '' : `${sentence}.`;
}
