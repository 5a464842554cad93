/** What is looked at again before the money goes: each with its answer, and what was found with a way to settle it. */
import type { LastCheck } from '#core/journey/last-checks.ts';
import * as words from '#core/words/en/console/closings.ts';
import { Alert } from '#web/ui/alert.tsx';
import styles from '../console.module.css';
import { type ClosingProps, whyNot } from './closing.ts';
import { WithReason } from './with-reason.tsx';

const names: Readonly<Record<LastCheck, string>> = {
  watchLists: words.watchLists,
  account: words.theAccount,
  employment: words.theEmployer,
  liens: words.theCountysRecords,
};

const states = {
  clear: words.nothingWasFound,
  found: words.somethingWasFound,
  settled: words.lookedInto,
  unanswered: words.askedInVain,
} as const;

type Checked = Pick<ClosingProps['closing']['lastChecks'][number], 'check' | 'state'>;

/** Each by its name, with its answer, for those who only read. */
export const lastCheckRows = (checks: readonly Checked[]) =>
  checks.map(({ check, state }) => ({
    term: names[check],
    value: state === null ? words.noAnswerYet : states[state],
  }));

export function LastChecks({ closing, onDone }: ClosingProps) {
  const { lastChecks } = closing;
  const mayApprove = whyNot(closing, 'fundingApproved') === null;
  return (
    <>
      {lastChecks.some(({ state }) => state === 'found') && (
        <Alert title={words.noMoneyGoesOut}>{words.somethingWasFoundLook}</Alert>
      )}
      <ul className={styles['list']} aria-label={words.lookedAtAgain}>
        {lastChecks.map(({ check, state, findings }) => (
          <li key={check} className={styles['row']}>
            <p>
              {names[check]}: {state === null ? words.noAnswerYet : <strong>{states[state]}</strong>}
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
                title={words.settleWhatWasFound(names[check])}
                submit={words.settleIt}
                about={names[check]}
                onDone={onDone}
                payloadOf={({ why }) => ({ check, why })}
              />
            )}
          </li>
        ))}
      </ul>
      {mayApprove && lastChecks.some(({ state }) => state === null) && <p>{words.youCanApproveNow}</p>}
    </>
  );
}
