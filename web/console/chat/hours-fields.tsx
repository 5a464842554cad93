/** The seven days and the holidays, as fields. */
import type { ChatHours } from '#core/chat/hours.ts';
import { clockText } from '#core/support/hours.ts';
import { dayNames } from '#core/words/en/chat/hours-changes.ts';
import * as words from '#core/words/en/console/hours.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import shared from '../console.module.css';
import { Nothing } from '../item-list.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './hours.module.css';

type Day = ChatHours['week'][number];
type Holiday = ChatHours['holidays'][number];

/** What is wrong, by the place in the form, such as `holidays.0.date`. */
export type Mistakes = ReadonlyMap<string, string>;

interface FieldsProps {
  readonly isOff: boolean;
  readonly mistakes: Mistakes;
}

const halves = Array.from({ length: 48 }, (_, n) => {
  const [hour, minute] = [Math.floor(n / 2), (n % 2) * 30];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});

/** Every half hour, the last minute of a day, and what is kept now. */
const optionsWith = (now: string) =>
  [...new Set([...halves, '23:59', now])]
    .filter((time) => time !== '')
    .toSorted()
    .map((value) => ({ value, label: clockText(value) }));

const usual = { startTime: '06:00', endTime: '17:00' } as const;

interface WeekProps extends FieldsProps {
  readonly days: readonly Day[];
  readonly onChange: (days: Day[]) => void;
}

export function Week({ days, isOff, mistakes, onChange }: WeekProps) {
  const change = (at: number, part: Partial<Day>) =>
    onChange(days.map((day, n) => (n === at ? { ...day, ...part } : day)));
  return (
    <fieldset className={styles['group']} disabled={isOff}>
      <legend>
        <h2>{words.week}</h2>
      </legend>
      {days.map((day, at) => (
        <div key={day.weekday} className={styles['weekday']}>
          <strong>{dayNames[day.weekday]}</strong>
          <Checkbox
            label={words.isOpen}
            id={`${day.weekday}-open`}
            name={`${day.weekday}-open`}
            value={day.isOpen}
            error={mistakes.get(`week.${at}`)}
            onChange={(isOpen) => change(at, isOpen ? { isOpen, ...usual } : { isOpen, startTime: '', endTime: '' })}
          />
          {day.isOpen && (
            <>
              <SelectField
                label={words.ofDay(dayNames[day.weekday], words.opens)}
                name={`${day.weekday}-start`}
                value={day.startTime}
                options={optionsWith(day.startTime)}
                onChange={(startTime) => change(at, { startTime })}
              />
              <SelectField
                label={words.ofDay(dayNames[day.weekday], words.closes)}
                name={`${day.weekday}-end`}
                value={day.endTime}
                options={optionsWith(day.endTime)}
                onChange={(endTime) => change(at, { endTime })}
              />
            </>
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface HolidaysProps extends FieldsProps {
  readonly holidays: readonly Holiday[];
  readonly onChange: (holidays: Holiday[]) => void;
}

export function Holidays({ holidays, isOff, mistakes, onChange }: HolidaysProps) {
  const change = (at: number, part: Partial<Holiday>) =>
    onChange(holidays.map((one, n) => (n === at ? { ...one, ...part } : one)));
  return (
    <fieldset className={styles['group']} disabled={isOff}>
      <legend>
        <h2>{words.holidays}</h2>
      </legend>
      {holidays.length === 0 && <Nothing>{words.noHolidays}</Nothing>}
      {holidays.map(({ date, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line that is being written has no other name
        <div key={at} className={styles['day']}>
          <TextField
            label={words.date}
            type="date"
            name={`holiday-${at}-date`}
            value={date}
            error={mistakes.get(`holidays.${at}.date`)}
            onChange={(next) => change(at, { date: next })}
          />
          <TextField
            label={words.name}
            name={`holiday-${at}-name`}
            value={name}
            error={mistakes.get(`holidays.${at}.name`)}
            onChange={(next) => change(at, { name: next })}
          />
          <OfferedButton
            kind="quiet"
            aria-label={words.removeNamed(name)}
            onClick={() => onChange(holidays.filter((_, n) => n !== at))}
          >
            {words.remove}
          </OfferedButton>
        </div>
      ))}
      <div className={shared['actions']}>
        <OfferedButton kind="secondary" onClick={() => onChange([...holidays, { date: '', name: '' }])}>
          {words.addHoliday}
        </OfferedButton>
      </div>
    </fieldset>
  );
}
