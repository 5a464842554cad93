/** Every decision, the newest first. Each opens to its reasons: who and why, and each rule with its threshold and figures as they stood on the day. */

import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/case.ts';
import { outcomes } from '#core/words/en/console/case-outcomes.ts';
import { ruleAsks, ruleTitles } from '#core/words/en/console/rules.ts';
import { sayDay, showZoned } from '#web/app/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { sayEvent } from '../closings/words.ts';
import { Nothing } from '../item-list.tsx';
import chips from './application.module.css';
import { type Decision, type HeldRule, sayBy, sayFigure, sayInput } from './case.ts';
import styles from './decisions.module.css';
import { Facts } from './parts.tsx';

interface Props {
  readonly decisions: readonly Decision[];
  readonly timeZone: string;
}

export function DecisionList({ decisions, timeZone }: Props) {
  if (decisions.length === 0) return <Nothing>{words.noDecisionsYet}</Nothing>;
  return (
    <>
      <p className={chips['muted']}>{words.openDecision}</p>
      <ol className={styles['decisions']} aria-label={words.decisions}>
        {decisions.map((decision) => (
          <li key={decision.seq}>
            <Row decision={decision} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Row({ decision, timeZone }: { readonly decision: Decision; readonly timeZone: string }) {
  const { at, by, event, outcome, cents, rules } = decision;
  const said = outcome === null ? undefined : outcomes[outcome];
  return (
    <details className={styles['decision']}>
      <summary className={styles['summary']}>
        <ChevronDownIcon />
        <span className={styles['what']}>
          <strong>{sayEvent(event)}</strong>
          {said !== undefined && `: ${said}`}
          {cents !== null && ` · ${formatCents(cents)}`}
        </span>
        <span className={chips['muted']}>
          {words.by(sayBy(by))} · {showZoned(at, timeZone)}
        </span>
        {rules.length > 0 && (
          <span className={styles['named']}>{rules.map((rule) => ruleTitles[rule]).join(', ')}</span>
        )}
      </summary>
      <Reasons decision={decision} />
    </details>
  );
}

/** What a person said comes first: their words are why it was decided, and the rules are what they had before them. */
function Reasons({ decision: { why, entered, basis } }: { readonly decision: Decision }) {
  const hasWords = why !== null || entered.length > 0;
  return (
    <div className={styles['reasons']}>
      {hasWords && (
        <div className={styles['said']}>
          {why !== null && (
            <p>
              <span className={chips['muted']}>{words.whatTheySaid}:</span> <q>{why}</q>
            </p>
          )}
          <Facts rows={entered.map(({ label, value }) => ({ term: label, value }))} />
        </div>
      )}
      {basis === null ? (
        <p className={chips['muted']}>{words.notKept}</p>
      ) : (
        <>
          {basis.held.length === 0 ? (
            <p className={chips['muted']}>{words.noRuleHeld}</p>
          ) : (
            <ul className={styles['rules']}>
              {basis.held.toSorted(byWeight).map((held) => (
                <RuleHeld key={held.rule} held={held} />
              ))}
            </ul>
          )}
          <p className={chips['muted']}>
            {words.guideline} {words.guidelineFrom(basis.guidelineVersion, sayDay(basis.guidelineEffectiveFrom))}
            {' · '}
            {words.decidedOn} {sayDay(basis.on)}
          </p>
        </>
      )}
    </div>
  );
}

const weights = { fails: 0, setAside: 1, unsettled: 2, passes: 3 } as const;
const byWeight = (one: HeldRule, other: HeldRule) => weights[one.verdict] - weights[other.verdict];

function RuleHeld({ held }: { readonly held: HeldRule }) {
  const { rule, unit, actual, limit, inputs } = held;
  const figure = sayFigure(unit, actual);
  const threshold = sayFigure(unit, limit);
  return (
    <li className={styles['rule']}>
      <span className={styles['ruleName']}>
        <strong>{ruleTitles[rule]}</strong>
        <Verdict held={held} />
      </span>
      <span className={chips['muted']}>{ruleAsks[rule]}</span>
      <dl className={styles['inputs']}>
        {figure !== undefined && <Input label={words.figure} value={figure} />}
        {threshold !== undefined && <Input label={words.limit} value={threshold} />}
        {inputs.map((input) => (
          <Input key={input.label} label={input.label} value={sayInput(input)} />
        ))}
      </dl>
    </li>
  );
}

const Input = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const verdicts = {
  passes: { sign: '✓', text: words.passesPlain, tone: 'good' },
  fails: { sign: '✕', text: words.failsPlain, tone: 'late' },
  setAside: { sign: '!', text: words.setAside, tone: 'soon' },
} as const;

/** A sign and a word, then color. */
function Verdict({ held: { verdict } }: { readonly held: HeldRule }) {
  if (verdict === 'unsettled') return null;
  const { sign, text, tone } = verdicts[verdict];
  return (
    <span className={classNames(chips['chip'], chips[tone])}>
      <span aria-hidden="true">{sign}</span> {text}
    </span>
  );
}
