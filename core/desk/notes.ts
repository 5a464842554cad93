/** What our people write to each other about a case: the kinds of notes, what each needs, and how long they may be. */
import * as v from 'valibot';
import * as words from '#core/words/en/console/notes.ts';

const NOTE_LENGTH_MAX = 4000;
const MENTIONS_MAX = 20;

export const noteKinds = ['note', 'handOff', 'call'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** What came of a call, as it is chosen and shown. */
export const callOutcomes = {
  spoke: words.spokeWithThem,
  leftMessage: words.leftAMessage,
  noAnswer: words.noAnswer,
  wrongNumber: words.wrongNumber,
} as const;
export type CallOutcome = keyof typeof callOutcomes;
export const callOutcomeNames = Object.keys(callOutcomes) as CallOutcome[];

const id = v.pipe(v.string(), v.uuid(words.isNotSomeone));
const said = (empty: string) =>
  v.pipe(
    v.string(empty),
    v.trim(),
    v.nonEmpty(empty),
    v.maxLength(NOTE_LENGTH_MAX, words.atMostCharacters(NOTE_LENGTH_MAX)),
  );
const mentions = v.optional(v.pipe(v.array(id), v.maxLength(MENTIONS_MAX, words.atMostPeople(MENTIONS_MAX))), []);

/** A hand-off needs a line: the next person must not have to guess. A call says whom, when and what came of it. */
export const newNote = v.variant('kind', [
  v.strictObject({
    kind: v.literal('note'),
    text: said(words.pleaseWriteANote),
    mentions,
    isPinned: v.optional(v.boolean(), false),
    /** The note that this one takes the place of. */
    corrects: v.optional(id),
  }),
  v.strictObject({ kind: v.literal('handOff'), text: said(words.pleaseWriteALine), to: id }),
  v.strictObject({
    kind: v.literal('call'),
    text: said(words.pleaseSayWhatCameOfIt),
    /** One of the owners. */
    with: id,
    calledAt: v.pipe(v.string(), v.isoTimestamp(words.pleaseSayWhen)),
    outcome: v.picklist(callOutcomeNames, words.pleaseChooseAnOutcome),
  }),
]);
export type NewNote = v.InferOutput<typeof newNote>;

/** The names of colleagues that stand in a text after an @, the longest first so that no name hides a longer one. */
export function mentionedIn<T extends { readonly name: string }>(text: string, colleagues: readonly T[]): T[] {
  let rest = text.toLowerCase();
  return colleagues
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => {
      const at = `@${name.toLowerCase()}`;
      if (name === '' || !rest.includes(at)) return false;
      rest = rest.replaceAll(at, ' ');
      return true;
    });
}
