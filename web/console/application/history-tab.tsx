/** Everything that happened, in full, the newest first. */
import { failureReasons } from '#core/notary/session.ts';
import { mayDo } from '#core/roles.ts';
import { openBinder } from '#core/words/en/console/binder.ts';
import * as words from '#core/words/en/console/case.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { sayEvent, sayStatus } from '../closings/words.ts';
import { useMe } from '../me.ts';
import { binderPath } from '../paths.ts';
import styles from './application.module.css';
import { sayBy, type TabProps } from './case.ts';

export function HistoryTab({ closing: { uuid, history, timeZone } }: TabProps) {
  return (
    <>
      <BinderLink uuid={uuid} />
      <ol className={styles['proofs']} aria-label={words.tabs.history}>
        {history.map(({ seq, at, event, by, to, why, entered = [] }) => (
          <li key={seq} className={styles['proof']}>
            <span>
              <strong>{sayEvent(event)}</strong> <span className={styles['muted']}>{words.leadsTo(sayStatus(to))}</span>
            </span>
            <span className={styles['muted']}>
              {words.by(sayBy(by))} · {showZoned(at, timeZone)}
            </span>
            {why !== null && <q className={styles['whole']}>{sayWhy(why)}</q>}
            {entered.map(({ label, value }) => (
              <span key={label} className={styles['whole']}>
                <span className={styles['muted']}>{label}:</span> {value}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** People's own words as they are; the notary platform's as ours. */
function sayWhy(why: string): string {
  return (failureReasons as Readonly<Record<string, string>>)[why] ?? why;
}

/** What of it the law asked for, for those who may read it. */
function BinderLink({ uuid }: { readonly uuid: string }) {
  const { data } = useMe();
  if (data === undefined || !mayDo(data.roles, 'readBinder')) return null;
  return (
    <p>
      <PageLink to={binderPath(uuid)}>{openBinder}</PageLink>
    </p>
  );
}
