/** Why an answer is not enough: rows of the one table, pressed by hand or by their number, and the words they make. */
import * as v from 'valibot';
import { isValidDate, parseDate } from '#core/calendar/dates.ts';
import { type AskAgainReason, askAgainDraft, askAgainReasons, askAgainRows } from '#core/conditions/ask-again.ts';
import * as words from '#core/words/en/console/review.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Form } from '#web/ui/use-form.ts';
import { Caps } from '../frame/caps.tsx';
import { type KeyName, keyTable } from '../frame/key-table.ts';
import { useAreKeysOn, useKey } from '../frame/use-key.ts';
import styles from './ask-again.module.css';

export interface AskAgainValues {
  readonly reasons: readonly AskAgainReason[];
  readonly why: string;
  readonly dueOn: string;
}
const WHY_MAX = 500;

export const askAgainSchema = v.object({
  reasons: v.array(v.picklist(askAgainReasons)),
  why: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.pleaseSayWhatIsWanted),
    v.maxLength(WHY_MAX, words.atMost(WHY_MAX)),
  ),
  dueOn: v.pipe(
    v.string(),
    v.trim(),
    v.check((day) => day === '' || isValidDate(day), words.pleaseEnterADate),
  ),
});
export const nothingAskedYet: AskAgainValues = { reasons: [], why: '', dueOn: '' };

/** As the event wants it. */
export function askAgainPayload(conditionUuid: string, { reasons, why, dueOn }: AskAgainValues) {
  const day = parseDate(dueOn.trim());
  return {
    conditionUuid,
    why: why.trim(),
    ...(reasons.length > 0 && { reasons: [...reasons] }),
    ...(day && { dueOn: day }),
  };
}

const numbers = [
  'choose1',
  'choose2',
  'choose3',
  'choose4',
  'choose5',
  'choose6',
  'choose7',
] as const satisfies KeyName[];

/** What was drafted is drafted again while no one has changed it; then their words stay, and new sentences follow them. */
function wordsAfter({ reasons, why }: AskAgainValues, reason: AskAgainReason): Pick<AskAgainValues, 'reasons' | 'why'> {
  const isPressed = reasons.includes(reason);
  const next = isPressed ? reasons.filter((one) => one !== reason) : [...reasons, reason];
  if (why.trim() === askAgainDraft(reasons)) return { reasons: next, why: askAgainDraft(next) };
  const { says } = askAgainRows[reason];
  const without = why.replace(says, '').replaceAll(/ {2,}/g, ' ').trim();
  return { reasons: next, why: isPressed ? without : `${why.trim()} ${says}`.trim() };
}

interface AskAgainFieldsProps {
  readonly form: Form<AskAgainValues>;
  /** On a page its numbers are keys; in a dialog no key of the desk counts. */
  readonly hasKeys?: boolean;
}

export function AskAgainFields({ form, hasKeys = false }: AskAgainFieldsProps) {
  const { values } = form;
  const press = (reason: AskAgainReason) => form.set(wordsAfter(values, reason));
  return (
    <div className={styles['fields']}>
      <p className={styles['hint']}>{hasKeys ? words.pickReasons : words.pressReasons}</p>
      <fieldset className={styles['reasons']} aria-label={words.reasons}>
        {askAgainReasons.map((reason, place) => (
          <Reason
            key={reason}
            reason={reason}
            hotkey={hasKeys ? numbers[place] : undefined}
            isPressed={values.reasons.includes(reason)}
            onPress={() => press(reason)}
          />
        ))}
      </fieldset>
      <TextArea {...form.field('why')} label={words.whatTheyRead} rows={4} lengthMax={WHY_MAX} />
      <TextField {...form.field('dueOn')} label={words.wantedByField} hint={words.dateHint} />
    </div>
  );
}

interface ReasonProps {
  readonly reason: AskAgainReason;
  readonly hotkey: (typeof numbers)[number] | undefined;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function Reason({ reason, hotkey, isPressed, onPress }: ReasonProps) {
  useKey(hotkey ?? 'choose1', hotkey && onPress);
  const isOn = useAreKeysOn();
  return (
    <button type="button" className={styles['reason']} aria-pressed={isPressed} onClick={onPress}>
      {isOn && hotkey && <Caps press={keyTable[hotkey].press} />}
      {askAgainRows[reason].label}
    </button>
  );
}
