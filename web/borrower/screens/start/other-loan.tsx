/** Texas alone: whether there was another home-equity loan on the home, and when it closed. One field, answered in two parts. */
import * as v from 'valibot';
import type { EquityLoan } from '#core/application/equity-loan.ts';
import { parseDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/application/equity-loan.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { type DateParts, isoOf, readPastedDate } from '#web/ui/date-parts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { FieldBinding } from '#web/ui/use-form.ts';

const answers = ['NONE', 'PAID', 'OPEN'] as const;
type Answer = (typeof answers)[number];

export interface OtherLoan {
  readonly isAsked: boolean;
  readonly answer: Answer | null;
  readonly on: DateParts;
}

const nothingTyped: DateParts = { month: '', day: '', year: '' };

/** What was answered before, as it is typed. */
export function otherLoanIn(isAsked: boolean, known: EquityLoan | null | undefined): OtherLoan {
  if (known === undefined) return { isAsked, answer: null, on: nothingTyped };
  if (known === null) return { isAsked, answer: 'NONE', on: nothingTyped };
  return { isAsked, answer: known.isPaidOff ? 'PAID' : 'OPEN', on: readPastedDate(known.closedOn) ?? nothingTyped };
}

const dayOf = ({ on }: OtherLoan) => parseDate(isoOf(on));
const needsDay = ({ isAsked, answer }: OtherLoan) => isAsked && (answer === 'PAID' || answer === 'OPEN');

function told(loan: OtherLoan): EquityLoan | null | undefined {
  if (!loan.isAsked) return undefined;
  const closedOn = needsDay(loan) ? dayOf(loan) : undefined;
  return closedOn === undefined ? null : { closedOn, isPaidOff: loan.answer === 'PAID' };
}

export const otherLoan = v.pipe(
  v.custom<OtherLoan>((value) => typeof value === 'object'),
  v.check(({ isAsked, answer }) => !isAsked || answer !== null, words.sayWhetherThereWasOne),
  v.check((loan) => !needsDay(loan) || dayOf(loan) !== undefined, words.enterTheDay),
  v.transform(told),
);

export function OtherLoanFields({ field }: { readonly field: FieldBinding<OtherLoan> }) {
  const { value, onChange, error, ...rest } = field;
  const isDayWrong = error !== undefined && needsDay(value);
  return (
    <>
      <RadioCards
        {...rest}
        error={isDayWrong ? undefined : error}
        label={words.question}
        hint={words.hint}
        value={value.answer}
        options={answers.map((answer) => ({ value: answer, ...words.answers[answer] }))}
        onChange={(answer) => onChange({ ...value, answer })}
      />
      {needsDay(value) && (
        <DateField
          name={`${rest.name}On`}
          {...(isDayWrong && { id: rest.id })}
          error={isDayWrong ? error : undefined}
          onBlur={rest.onBlur}
          label={words.whenDidItClose}
          hint={words.whenHint}
          value={value.on}
          onChange={(on) => onChange({ ...value, on })}
        />
      )}
    </>
  );
}
