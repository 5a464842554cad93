/** From what the table gives for an application to what someone can choose: an act, or each answer of the act that asks one thing first. */
import { deskQueues } from '#core/desk/queues.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/ask.ts';
import type { Closing } from '../closings/closing.ts';
import type { Field } from './fields.ts';
import { places } from './places.ts';

export interface ActOption {
  readonly event: StaffEvent;
  readonly label: string;
  /** What it leads to, by its row; and what is open, where that holds back all but some of its answers. */
  readonly what: string;
  readonly isFinal: boolean;
  /** The answer that this option is, and the field it answers. */
  readonly lead: { readonly name: string; readonly answer: string } | null;
}

export const fieldsOf = (event: StaffEvent): readonly (readonly [string, Field])[] =>
  Object.entries<Field>(operations[event].form as Record<string, Field>);

/** What a list asks that is filled whatever the status is: where it is possible at all, it is what is asked now. */
const askedBeside: readonly StaffEvent[] = deskQueues
  .filter(({ id, status }) => status === null && id !== 'waiting-too-long')
  .flatMap(({ acts }) => acts);
const isAnytime = (event: StaffEvent) => operations[event].queue === 'anytime' && !askedBeside.includes(event);
const isForm = (event: StaffEvent) => places[event] === 'form';

/** One for each option there is. */
export const keyOf = ({ event, lead }: ActOption) => `${event} ${lead?.answer ?? ''}`;

/** What may be done of what the status itself asks; the first nine have a key. */
export function optionsOf({ actions }: Closing): readonly ActOption[] {
  const here = actions.filter(({ event, whyNot }) => whyNot === null && isForm(event) && !isAnytime(event));
  return lastFinal(here.flatMap(answersOf));
}

/** What may be done whatever the status is. */
export function othersOf({ actions }: Closing): readonly ActOption[] {
  const any = actions.filter(({ event, whyNot }) => whyNot === null && isForm(event) && isAnytime(event));
  return lastFinal(any.map(asWhole));
}

/** What cannot be done now, of everything, and why. */
export function impossibleOf({ actions }: Closing) {
  return actions.flatMap(({ event, whyNot }) => (whyNot === null ? [] : [{ event, whyNot }]));
}

const asWhole = ({ event, held }: Closing['actions'][number]): ActOption => {
  const { label, what, isFinal = false } = operations[event];
  return { event, label, what: held === undefined ? what : words.heldAnswers(what, held), isFinal, lead: null };
};

/** An act that begins with a choice is as many options: one press says both. */
function answersOf(action: Closing['actions'][number]): readonly ActOption[] {
  const whole = asWhole(action);
  const [first] = fieldsOf(action.event);
  if (!first) return [whole];
  const [name, field] = first;
  const said = (answer: string, label: string) => ({ ...whole, label, lead: { name, answer } });
  if (field.kind === 'yesNo') return [said('yes', field.yes), said('no', field.no)];
  if (field.kind !== 'choice') return [whole];
  return Object.entries<string | undefined>(field.options).map(([value, label = value]) => said(value, label));
}

/** What ends it stands last, where no one presses it in passing. */
const lastFinal = (options: readonly ActOption[]) =>
  options.toSorted((one, other) => Number(one.isFinal) - Number(other.isFinal));
