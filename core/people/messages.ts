/** Joins form messages as one sentence: trailing periods stripped, duplicates removed, a single period at the end. */
export function joinMessages(messages: readonly string[]): string {
  const parts = messages.map((message) => message.trim().replace(/\.+$/, '')).filter((message) => message !== '');
  const sentence = [...new Set(parts)].join(', ');
  return sentence === '' ? '' : `${sentence}.`;
}
