/** A figure that explains itself: the rule it was held against, its inputs, its limit, and by which guideline. */
import { type ReactNode, useId, useState } from 'react';
import * as words from '#core/words/en/console/case.ts';
import { ruleAsks, ruleTitles } from '#core/words/en/console/rules.ts';
import { sayDay } from '#web/app/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useKey } from '../frame/use-key.ts';
import styles from './application.module.css';
import { type CaseFile, type Check, sayFigure, sayInput, yesNo } from './case.ts';
import { Facts } from './parts.tsx';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  /** Where it is from, and of which day. */
  readonly source?: string;
  readonly check?: Check | undefined;
  readonly action?: ReactNode;
  /** What opens; without it there is nothing to explain. */
  readonly children?: ReactNode;
}

export function Figure({ name, value, source = '', check, action, children }: FigureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={styles['figure']} data-figure="">
      <span className={styles['figureName']}>{name}</span>
      <span className={styles['figureValue']}>{value}</span>
      <span className={styles['muted']}>{source}</span>
      <span className={styles['figureEnd']}>
        {action}
        {check && <Verdict check={check} />}
        {children !== undefined && (
          <button
            type="button"
            className={styles['why']}
            aria-label={words.explain(name)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            ?
          </button>
        )}
      </span>
      {isOpen && (
        <div id={id} className={styles['explained']}>
          {children}
        </div>
      )}
    </li>
  );
}

/** Passed or not, by its limit: a sign, a word, then color. */
function Verdict({ check: { passes, unit, limit } }: { readonly check: Check }) {
  const said = sayFigure(unit, limit);
  const text = passes
    ? said === undefined
      ? words.passesPlain
      : words.passes(said)
    : said === undefined
      ? words.failsPlain
      : words.fails(said);
  return (
    <span className={classNames(styles['chip'], passes ? styles['good'] : styles['late'])}>
      <span aria-hidden="true">{passes ? '✓' : '✕'}</span> {text}
    </span>
  );
}

/** A rule of yes or no has none. */
function limitOf({ unit, limit }: Check) {
  const said = sayFigure(unit, limit);
  return said === undefined ? null : { term: words.limit, value: said };
}

/** What was recorded when the rule was held against the case. */
export function RuleExplained({ check, pricing }: { readonly check: Check; readonly pricing: CaseFile['pricing'] }) {
  if (pricing === null) return null;
  const { guidelineVersion, guidelineEffectiveFrom, pricedOn } = pricing;
  return (
    <Facts
      rows={[
        { term: words.rule, value: ruleTitles[check.rule] },
        { term: words.asked, value: ruleAsks[check.rule] },
        { term: words.figure, value: sayFigure(check.unit, check.actual) ?? yesNo(check.passes) },
        limitOf(check),
        ...check.inputs.map((input) => ({ term: input.label, value: sayInput(input) })),
        { term: words.guideline, value: words.guidelineFrom(guidelineVersion, sayDay(guidelineEffectiveFrom)) },
        { term: words.pricedOn, value: sayDay(pricedOn) },
      ]}
    />
  );
}

/** I opens the figure that has the focus, or the first. */
export function useExplainKey(): void {
  useKey('explain', () => {
    const focused = document.activeElement?.closest('[data-figure]');
    const button =
      focused?.querySelector<HTMLButtonElement>('button[aria-expanded]') ??
      document.querySelector<HTMLButtonElement>('[data-figure] button[aria-expanded]');
    button?.focus();
    button?.click();
  });
}
