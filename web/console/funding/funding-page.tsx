/**
 * Ten banking days of what funds when, with all that stands in the way; the files and the book of the chosen day; what
 * came back. Approving and sending again are done at the application: each line leads there.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/funding.ts';
import { useRead } from '#web/client/queries.ts';
import shared from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { Icon } from '../frame/icons.tsx';
import { useChosen } from '../frame/use-chosen.ts';
import { LoadedPage } from '../loaded-page.tsx';
import { BankSays, Book } from './book.tsx';
import { Files } from './files.tsx';
import styles from './funding.module.css';
import { type Funding, fundingKey, READ_AGAIN_MS, sayDay } from './line.tsx';
import { Lines } from './lines.tsx';
import { Returned } from './returned.tsx';

export function FundingPage() {
  const { get, choose } = useChosen();
  const chosen = get('day') as CalendarDate | undefined;
  const query = useRead(fundingKey, [{ query: chosen === undefined ? {} : { day: chosen } }], {
    refetchInterval: READ_AGAIN_MS,
  });
  return (
    <LoadedPage query={query} label={words.reading} heading={() => <Bar title={words.title} lead={words.lead} />}>
      {(funding) => (
        <div className={shared['stack']}>
          <Days funding={funding} onChoose={(day) => choose({ day: day === funding.today ? undefined : day })} />
          {!funding.isWhole && <p role="status">{words.stillAddedUp}</p>}
          {funding.later > 0 && <p className={shared['muted']}>{words.later(funding.later)}</p>}
          <Lines funding={funding} />
          <div className={styles['below']}>
            <BankSays funding={funding} />
            <Files funding={funding} />
            <Book funding={funding} />
            <Returned />
          </div>
        </div>
      )}
    </LoadedPage>
  );
}

interface DaysProps {
  readonly funding: Funding;
  readonly onChoose: (day: string) => void;
}

function Days({ funding, onChoose }: DaysProps) {
  const { days, day: chosen, today } = funding;
  return (
    <ul className={styles['days']} aria-label={words.days}>
      {days.map(({ day, cents, lines, waiting }) => (
        <li key={day}>
          <button type="button" className={styles['day']} aria-pressed={day === chosen} onClick={() => onChoose(day)}>
            <span className={styles['date']}>{day === today ? words.today : sayDay(day)}</span>
            <strong>{formatCents(cents, 0)}</strong>
            <span className={styles['quiet']}>{words.linesOf(lines)}</span>
            {waiting > 0 && (
              <span className={styles['waits']}>
                <Icon name="clock" /> {words.blocked(waiting)}
              </span>
            )}
            {waiting === 0 && lines > 0 && (
              <span className={styles['ready']}>
                <Icon name="check" /> {words.ready}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
