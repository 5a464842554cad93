/** What is looked at once more before the money goes: each with its answer, and what was found with a way to settle it. */
import type { LastCheck } from '#core/journey/last-checks.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
import { useSay } from '../say.ts';
import type { ClosingProps } from './closing.ts';
import { WithReason } from './with-reason.tsx';

const names: Readonly<Record<LastCheck, string>> = {
  watchLists: 'Watch lists',
  account: 'The account',
  employment: 'The employer',
  liens: 'The county’s records',
};

const states = { clear: 'clear', found: 'something was found', settled: 'looked into' } as const;

export function LastChecks({ closing, onDone }: ClosingProps) {
  const say = useSay(closing.uuid);
  const { lastChecks } = closing;
  const settle = (check: LastCheck) => async (why: string) => {
    const refusal = await say('fundingFindingSettled', { check, why });
    if (refusal === undefined) onDone();
    return refusal;
  };
  return (
    <>
      {lastChecks.some(({ state }) => state === 'found') && (
        <Alert title="No money goes out">
          Something was found. Look into it: settle it with your reason, or stop the funding.
        </Alert>
      )}
      <ul className={styles['list']} aria-label="Looked at again">
        {lastChecks.map(({ check, state, findings }) => (
          <li key={check} className={styles['row']}>
            <p>
              {names[check]}: {state === null ? 'no answer yet' : <strong>{states[state]}</strong>}
              {findings.map((finding) => (
                <span key={finding} className={styles['muted']}>
                  <br />
                  {finding}
                </span>
              ))}
            </p>
            {state === 'found' && (
              <WithReason
                closing={closing}
                event="fundingFindingSettled"
                title={`${names[check]}: settle what was found?`}
                submit="Settle it"
                onSay={({ why }) => settle(check)(why)}
              />
            )}
          </li>
        ))}
      </ul>
      {lastChecks.some(({ state }) => state === null) && (
        <p>You can approve now. If something is found, both approvals are asked for again.</p>
      )}
    </>
  );
}
