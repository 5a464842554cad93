/** Reading the table's one grammar: a value, or a list whose first match wins. */
import type { Choice } from '#core/journey/choice.ts';

/** Every value a choice can come to, each once. */
export function choiceOutcomes<T extends string>(choice: Choice<string, T>): readonly T[] {
  if (typeof choice === 'string') return [choice];
  return [...new Set((choice as readonly (readonly [string, T])[]).map(([, value]) => value))];
}
