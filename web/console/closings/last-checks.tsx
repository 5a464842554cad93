/** What is looked at once more before the money goes: each with its answer, and what was found with a way to settle it. */
import type { LastCheck } from '#core/journey/last-checks.ts';
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
  const isWaiting = closing.lastChecks.some(({ state }) => state === null);
  return (
    <>
      <ul className={styles['list']} aria-label="Looked at once more">
        {closing.lastChecks.map(({ check, state, findings }) => (
          <li key={check}>
            <span>
              {names[check]}: {state === null ? 'no answer yet' : <strong>{states[state]}</strong>}
            </span>
            {findings.map((finding) => (
              <p key={finding}>{finding}</p>
            ))}
            {state === 'found' && (
              <WithReason
                label="It stands in nobody’s way"
                title={`${names[check]}: go on with it?`}
                submit="Go on with it"
                onSay={async ({ why }) => {
                  const refusal = await say('fundingFindingSettled', { check, why });
                  if (refusal === undefined) onDone();
                  return refusal;
                }}
              >
                <p>You looked into it yourself. Two people must still approve, knowing of it.</p>
              </WithReason>
            )}
          </li>
        ))}
      </ul>
      {isWaiting && <p>You may approve already. Should something be found, everybody is asked again.</p>}
    </>
  );
}
