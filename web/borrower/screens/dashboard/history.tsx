/** What happened to an application, newest first: the latest at once, the rest when asked for. */
import * as words from '#core/words/en/dashboard.ts';
import { dayOf } from '#web/app/day-of.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import styles from './dashboard.module.css';
import { toldHistory } from './history-words.ts';

const SHOWN = 4;

export function History({ uuid }: { readonly uuid: string }) {
  const { data = [] } = useRead('GET /service-application/api/v2/application/heloc/{uuid}/history', [
    { params: { uuid } },
  ]);
  const said = toldHistory(data);
  if (said.length === 0) return null;
  return (
    <Card title={words.whatHasHappenedSo}>
      <Happenings said={said.slice(0, SHOWN)} />
      {said.length > SHOWN && (
        <Disclosure summary={words.everythingBefore}>
          <Happenings said={said.slice(SHOWN)} />
        </Disclosure>
      )}
    </Card>
  );
}

function Happenings({ said }: { readonly said: ReturnType<typeof toldHistory> }) {
  return (
    <ol className={styles['happened']} reversed>
      {said.map(({ seq, at, words: happened }) => (
        <li key={seq}>
          <span>{happened}</span> <span className={styles['muted']}>{dayOf(at)}</span>
        </li>
      ))}
    </ol>
  );
}
