/**
 * Ten banking days of what funds when, with all that stands in the way; the files and the book of the chosen day; what
 * came back. Approving and sending again are done at the application: each line leads there.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/funding.ts';
import { useRead } from '#web/client/queries.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import shared from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { Icon } from '../frame/icons.tsx';
import { useChosen } from '../frame/use-chosen.ts';
import { Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { BankSays, Book } from './book.tsx';
import { Files } from './files.tsx';
import styles from './funding.module.css';
import { type Funding, fundingKey, type Line, sayDay, Who } from './line.tsx';
import { Returned } from './returned.tsx';

const READ_AGAIN_MS = 15_000;

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
          {funding.later > 0 && <p className={shared['muted']}>{words.later(funding.later)}</p>}
          <Lines funding={funding} />
          <div className={styles['below']}>
            <BankSays funding={funding} />
            <Files funding={funding} />
            <Book funding={funding} />
            <Returned returned={funding.returned} />
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
      {days.map(({ day, cents, lines }) => {
        const waiting = lines.filter(({ blockers }) => blockers.length > 0).length;
        return (
          <li key={day}>
            <button type="button" className={styles['day']} aria-pressed={day === chosen} onClick={() => onChoose(day)}>
              <span className={styles['date']}>{day === today ? words.today : sayDay(day)}</span>
              <strong>{formatCents(cents, 0)}</strong>
              <span className={styles['quiet']}>{words.linesOf(lines.length)}</span>
              {waiting > 0 && (
                <span className={styles['waits']}>
                  <Icon name="clock" /> {words.blocked(waiting)}
                </span>
              )}
              {waiting === 0 && lines.length > 0 && (
                <span className={styles['ready']}>
                  <Icon name="check" /> {words.ready}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Lines({ funding: { days, day } }: { readonly funding: Funding }) {
  const { lines = [] } = days.find((one) => one.day === day) ?? {};
  return (
    <section className={shared['stack']} aria-label={words.onDay(sayDay(day))}>
      <h2 className={styles['head']}>{words.onDay(sayDay(day))}</h2>
      {lines.length === 0 ? (
        <Nothing>{words.nothingOnDay}</Nothing>
      ) : (
        <DataTable
          caption={words.onDay(sayDay(day))}
          isCaptionHidden
          columns={[
            { key: 'borrower', header: words.borrower, cell: (line: Line) => <Who line={line} /> },
            {
              key: 'draw',
              header: words.draw,
              isNumber: true,
              cell: ({ drawCents }) => (drawCents === null ? words.noDraw : formatCents(drawCents)),
            },
            { key: 'approvals', header: words.approvals, cell: ({ approvals }) => words.ofTwo(approvals) },
            { key: 'state', header: words.state, cell: (line) => <Blockers line={line} /> },
          ]}
          rows={lines}
          rowKey={({ uuid }) => uuid}
        />
      )}
    </section>
  );
}

function Blockers({ line: { blockers, isOnItsWay } }: { readonly line: Line }) {
  if (blockers.length === 0)
    return (
      <span className={styles['ready']}>
        <Icon name="check" /> {isOnItsWay ? words.onItsWay : words.readyToApprove}
      </span>
    );
  return (
    <ul className={styles['blockers']}>
      {blockers.map((blocker) => (
        <li key={blocker}>{blocker}</li>
      ))}
    </ul>
  );
}
