/** Money that came back, and how far its repair has come. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/funding.ts';
import { showZoned } from '#web/app/dates.ts';
import { Icon } from '../frame/icons.tsx';
import { Nothing } from '../item-list.tsx';
import styles from './funding.module.css';
import { type Funding, Who } from './line.tsx';

export function Returned({ returned }: Pick<Funding, 'returned'>) {
  return (
    <section className={styles['card']} aria-label={words.cameBack}>
      <h2 className={styles['head']}>{words.cameBack}</h2>
      {returned.length === 0 && <Nothing>{words.nothingCameBack}</Nothing>}
      {returned.map((one) => (
        <div key={one.uuid} className={styles['returned']}>
          <div className={styles['pair']}>
            <Who line={one} />
            <strong>{one.drawCents === null ? words.noDraw : formatCents(one.drawCents)}</strong>
          </div>
          <p>{words.cameBackAt(showZoned(one.at), one.why)}</p>
          <ol className={styles['steps']}>
            {one.steps.map(({ name, isDone }) => (
              <li key={name} className={isDone ? styles['ready'] : styles['quiet']}>
                <Icon name={isDone ? 'check' : 'clock'} /> {name} ({isDone ? words.done : words.open})
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
