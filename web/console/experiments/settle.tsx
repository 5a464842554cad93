/** What can be done about an experiment: a second person starts or refuses it, anyone who may stops it, with a reason. */
import { useState } from 'react';
import * as words from '#core/words/en/console/experiments.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from '../console.module.css';
import { useAct } from '../flags/use-act.ts';
import { useWhyNot } from '../me.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import type { WholeExperiment } from './experiments.ts';

interface SettleProps {
  readonly experiment: WholeExperiment;
  readonly onDone: () => void;
}

export function Settle({ experiment, onDone }: SettleProps) {
  const { key: experimentKey, state, proposed, needsCompliance } = experiment;
  const mayRun = useWhyNot('runExperiments') === null;
  const whyNotApprove = useWhyNot('approveExperiments');
  const [why, setWhy] = useState('');
  const { isBusy, failure, done, act, setFailure } = useAct(onDone);
  const params = { experimentKey };
  const whyNotStart = needsCompliance ? whyNotApprove : null;
  const withReason = (work: () => Promise<string>) => (why.trim() === '' ? setFailure(words.sayWhy) : void act(work));
  const start = async () => {
    await call('POST /service-console/api/v1/experiments/{experimentKey}/start', { params });
    return words.started;
  };
  const refuse = async () => {
    await call('POST /service-console/api/v1/experiments/{experimentKey}/refuse', { params, body: { why } });
    return words.refused;
  };
  const stop = async () => {
    await call('POST /service-console/api/v1/experiments/{experimentKey}/stop', { params, body: { why } });
    return words.stopped;
  };
  const isWaiting = state === 'proposed';
  const isOpen = mayRun && (isWaiting || state === 'running');
  if (!isOpen) return <p role="status">{done}</p>;
  return (
    <Card title={isWaiting ? words.settling : words.stopping}>
      <div className={styles['form']}>
        {isWaiting && proposed.isMine && <p>{words.yoursWaits}</p>}
        {isWaiting && !proposed.isMine && whyNotStart !== null && <p>{words.complianceStarts}</p>}
        <TextArea
          name="why"
          label={words.why}
          rows={2}
          lengthMax={500}
          value={why}
          onChange={setWhy}
          isOptional={isWaiting}
        />
        {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
        <div className={styles['actions']}>
          {isWaiting && !proposed.isMine && whyNotStart === null && (
            <OfferedButton isBusy={isBusy} busyLabel={words.saving} onClick={() => void act(start)}>
              {words.start}
            </OfferedButton>
          )}
          <OfferedButton kind="secondary" onClick={() => withReason(isWaiting ? refuse : stop)}>
            {isWaiting ? (proposed.isMine ? words.withdraw : words.refuse) : words.stop}
          </OfferedButton>
          <p role="status">{done}</p>
        </div>
      </div>
    </Card>
  );
}
