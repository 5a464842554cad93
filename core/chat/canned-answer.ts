/** Answers that agents prepare: a title to find it by, and words that may leave placeholders open. */
import * as v from 'valibot';
import * as words from '#core/words/en/chat/answers.ts';
import { unknown } from '#core/words/en/chat/placeholders.ts';
import { messageCharsMax } from './message.ts';
import { placeholderNames, unknownIn } from './placeholders.ts';

export const answerTitleMax = 60;
/** Of one's own, and of the team. */
export const answersMax = 300;

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`);

export const answerWords = {
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.giveItATitle),
    v.maxLength(answerTitleMax, words.titleAtMost(answerTitleMax)),
  ),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.writeTheAnswer),
    v.maxLength(messageCharsMax, words.textAtMost(messageCharsMax)),
    v.check(
      (text) => unknownIn(text).length === 0,
      ({ input }) => unknown(braced(unknownIn(String(input))), braced(placeholderNames)),
    ),
  ),
} as const;

export const newAnswer = v.strictObject({ ...answerWords, isTeams: v.boolean() });
export const changedAnswer = v.strictObject({
  ...answerWords,
  /** The one that was read: who changes what someone else has changed meanwhile is told so. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});

export interface Findable {
  readonly title: string;
  readonly text: string;
}

/** Every word that is looked for stands in it; those with it in the title first. */
export function findAnswers<T extends Findable>(answers: readonly T[], wanted: string): T[] {
  const looked = wanted.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => looked.every((word) => text.toLowerCase().includes(word));
  const found = answers.filter(({ title, text }) => has(`${title} ${text}`));
  return found.toSorted((one, other) => Number(has(other.title)) - Number(has(one.title)));
}
