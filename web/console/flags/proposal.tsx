/** A change that waits for a second person, as that person reads it. */
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

interface ProposalProps {
  readonly flag: WholeFlag;
  readonly proposal: NonNullable<WholeFlag['proposal']>;
  readonly whyNot: string | null;
  readonly onDone: () => void;
}

export function Proposal({ flag, proposal, whyNot, onDone }: ProposalProps) {
  const { uuid: proposalUuid, by, at, why: because, isMine, rules } = proposal;
  const [why, setWhy] = useState('');
  const { isBusy, failure, act, setFailure } = useAct(onDone);
  const params = { flagKey: flag.key };
  const confirm = async () => {
    await call('POST /service-console/api/v1/flags/{flagKey}/confirm', { params, body: { proposalUuid } });
    return words.saved;
  };
  const refuse = async () => {
    await call('POST /service-console/api/v1/flags/{flagKey}/refuse', { params, body: { proposalUuid, why } });
    return words.refused;
  };
  return (
    <Card title={words.waitsForSecond}>
      <div className={styles['stack']}>
        <p>{words.proposed(by, showZoned(at))}</p>
        <p>{words.becauseOf(because)}</p>
        <ChangeLines before={flag.rules as RuleSet} after={rules as RuleSet} />
        {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
        {isMine && <p>{words.yoursWaits}</p>}
        {whyNot === null && (
          <>
            <TextArea
              name="settle-why"
              label={words.why}
              value={why}
              onChange={setWhy}
              rows={2}
              lengthMax={500}
              isOptional
            />
            <div className={styles['actions']}>
              {!isMine && (
                <OfferedButton isBusy={isBusy} busyLabel={words.saving} onClick={() => void act(confirm)}>
                  {words.confirmIt}
                </OfferedButton>
              )}
              <OfferedButton
                kind="secondary"
                onClick={() => (why.trim() === '' ? setFailure(words.sayWhy) : void act(refuse))}
              >
                {isMine ? words.withdrawIt : words.refuseIt}
              </OfferedButton>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
