/** Money that came back, and how far its repair has come. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/funding.ts';
import { showZoned } from '#web/app/dates.ts';
import type { Answer } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { Icon } from '../frame/icons.tsx';
import { DeskList } from '../frame/list.tsx';
import { again, usePages } from '../frame/use-pages.ts';
import { Nothing } from '../item-list.tsx';
import styles from './funding.module.css';
import { READ_AGAIN_MS, returnedKey, Who } from './line.tsx';

type Back = Answer<typeof returnedKey>['rows'][number];

export function Returned() {
  const pages = usePages<Back>({
    key: [returnedKey],
    read: (cursor, signal) => read(returnedKey, { query: cursor === undefined ? {} : { cursor }, signal }),
    refetchInterval: again(READ_AGAIN_MS),
  });
  return (
    <section className={styles['card']} aria-label={words.cameBack}>
      <h2 className={styles['head']}>{words.cameBack}</h2>
      <DeskList pages={pages} awaited={words.readingReturns} empty={<Nothing>{words.nothingCameBack}</Nothing>}>
        {(returned) => returned.map((one) => <Repair key={one.uuid} back={one} />)}
      </DeskList>
    </section>
  );
}

function Repair({ back }: { readonly back: Back }) {
  const { drawCents, at, why, steps } = back;
  return (
    <div className={styles['returned']}>
      <div className={styles['pair']}>
        <Who line={back} />
        <strong>{drawCents === null ? words.noDraw : formatCents(drawCents)}</strong>
      </div>
      <p>{words.cameBackAt(showZoned(at), why)}</p>
      <ol className={styles['steps']}>
        {steps.map(({ name, isDone }) => (
          <li key={name} className={isDone ? styles['ready'] : styles['quiet']}>
            <Icon name={isDone ? 'check' : 'clock'} /> {name} ({isDone ? words.done : words.open})
          </li>
        ))}
      </ol>
    </div>
  );
}
