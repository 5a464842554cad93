/** Everything that was ever set for a flag, the newest first, with what each changed and the way back to it. */
import { useState } from 'react';
import type { RuleSet } from '#core/flags/rules.ts';
import * as words from '#core/words/en/console/flags.ts';
import { showZoned } from '#web/app/dates.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';
import { ChangeLines } from './change-lines.tsx';
import type { WholeFlag } from './flags.ts';
import { useAct } from './use-act.ts';

interface HistoryProps {
  readonly flag: WholeFlag;
  readonly mayChange: boolean;
  readonly onDone: () => void;
}

export function History({ flag, mayChange, onDone }: HistoryProps) {
  const { history, refused, key: flagKey, version: basedOn } = flag;
  const [why, setWhy] = useState('');
  const { failure, done, isBusy, act, setFailure } = useAct(onDone);
  const back = async (version: number) => {
    const body = { version, why, basedOn };
    const { outcome } = await call('POST /service-console/api/v1/flags/{flagKey}/undo', { params: { flagKey }, body });
    return outcome === 'changed' ? words.saved : words.isProposed;
  };
  const press = (version: number) => (why.trim() === '' ? setFailure(words.sayWhy) : void act(() => back(version)));
  const earlier = history.slice(1).map(({ version }) => version);
  return (
    <Card title={words.history}>
      {history.length === 0 && <p>{words.neverChanged}</p>}
      <ol className={styles['history']}>
        {history.map((one, place) => (
          <Version key={one.version} one={one} before={history[place + 1]} />
        ))}
      </ol>
      <ul className={styles['history']}>
        {refused.map(({ why: because, settledBy, settledAt, settledWhy, isWithdrawn }) => (
          <li key={settledAt}>
            <strong>{(isWithdrawn ? words.withdrawnLine : words.refusedLine)(settledBy, showZoned(settledAt))}</strong>
            <span>{words.becauseOf(settledWhy ?? because)}</span>
          </li>
        ))}
      </ul>
      {mayChange && history.length > 0 && (
        <div className={styles['form']}>
          <TextArea name="undo-why" label={words.why} rows={2} lengthMax={500} value={why} onChange={setWhy} />
          {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
          <div className={styles['actions']}>
            {[...earlier.slice(0, 5), 0].map((version) => (
              <OfferedButton
                key={version}
                kind="secondary"
                isBusy={isBusy}
                busyLabel={words.saving}
                onClick={() => press(version)}
              >
                {words.bringBack(version)}
              </OfferedButton>
            ))}
            <p role="status">{done}</p>
          </div>
        </div>
      )}
    </Card>
  );
}

type Past = WholeFlag['history'][number];

function Version({ one, before }: { readonly one: Past; readonly before: Past | undefined }) {
  const { version, by, at, why, confirmedBy, restores, rules } = one;
  return (
    <li>
      <strong>{words.versionBy(version, by, showZoned(at))}</strong>
      {confirmedBy !== null && <span>{words.confirmedBy(confirmedBy)}</span>}
      {restores !== null && <span>{words.restored(restores)}</span>}
      <span>{words.becauseOf(why)}</span>
      {before && <ChangeLines before={before.rules as RuleSet} after={rules as RuleSet} />}
    </li>
  );
}
