/** The right of the review: each fact that the paper should prove, what the paper says, and whether they agree. */
import { useRef } from 'react';
import { factRows } from '#core/desk/proofs.ts';
import * as words from '#core/words/en/console/review.ts';
import { verdicts as verdictWords } from '#core/words/en/desk/proofs.ts';
import { classNames } from '#web/ui/class-names.ts';
import { announce } from '#web/ui/live-region.tsx';
import { KeyButton } from '../frame/caps.tsx';
import type { Comparison, Judged } from './comparison.ts';
import styles from './review.module.css';
import type { Paper } from './reviewed.ts';

const signs = { same: '✓', close: '≈', differs: '≠', notShown: '–' } as const;
const looks = { same: 'good', close: 'soon', differs: 'late', notShown: 'soon' } as const;

interface FactsProps {
  readonly paper: Paper;
  readonly comparison: Comparison;
}

export function Facts({ paper, comparison }: FactsProps) {
  const judged = comparison.judge(paper);
  const table = useRef<HTMLTableElement>(null);
  const count = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length;
  /** Round and round, from the one after where they are. */
  const toDifference = () => {
    const fields = [
      ...(table.current?.querySelectorAll<HTMLElement>('[data-verdict="differs"] :is(input, select)') ?? []),
    ];
    const now = fields.indexOf(document.activeElement as HTMLElement);
    const next = fields[(now + 1) % fields.length];
    if (next) next.focus();
    else announce(words.noDifference);
  };
  return (
    <section className={styles['facts']} aria-labelledby="should-prove">
      <div className={styles['factsHead']}>
        <h2 id="should-prove">{words.whatItShouldProve}</h2>
        <p role="status">
          {judged.every(({ verdict }) => verdict === undefined)
            ? words.nothingCompared
            : [words.differ(count('differs')), words.close(count('close')), words.same(count('same'))].join(' · ')}
        </p>
        {judged.length > 0 && (
          <KeyButton hotkey="nextDifference" kind="quiet" onClick={toDifference}>
            {words.nextDifference}
          </KeyButton>
        )}
      </div>
      {judged.length === 0 ? (
        <p className={styles['muted']}>{words.nothingToProve}</p>
      ) : (
        <>
          <p className={styles['muted']}>{words.typeWhatItSays}</p>
          <table ref={table} className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{words.fact}</th>
                <th scope="col">{words.onTheDocument}</th>
                <th scope="col">{words.onTheApplication}</th>
                <th scope="col">{words.result}</th>
              </tr>
            </thead>
            <tbody>
              {judged.map((one) => (
                <Fact key={one.fact.fact} judged={one} paper={paper} comparison={comparison} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

interface FactProps extends FactsProps {
  readonly judged: Judged;
}

function Fact({ judged, paper, comparison }: FactProps) {
  const { fact, verdict, isNotShown } = judged;
  return (
    <tr data-verdict={verdict}>
      <th scope="row">{fact.label}</th>
      <td>
        <OnPaper judged={judged} paper={paper} comparison={comparison} />
        <label className={styles['notShown']}>
          <input
            type="checkbox"
            aria-label={words.isNotShown(fact.label)}
            checked={isNotShown}
            onChange={({ currentTarget }) => comparison.setNotShown(paper, fact, currentTarget.checked)}
          />
          {words.notShown}
        </label>
      </td>
      <td>
        {fact.isSecret
          ? words.notShownToYou
          : (fact.shown ?? <span className={styles['muted']}>{words.notStated}</span>)}
        {fact.read !== null && <span className={styles['read']}>{words.readFromRecords(fact.read)}</span>}
      </td>
      <td>
        {verdict !== undefined && (
          <span className={classNames(styles['chip'], styles[looks[verdict]])}>
            <span aria-hidden="true">{signs[verdict]}</span> {verdictWords[verdict]}
          </span>
        )}
        {verdict === 'close' && <span className={styles['read']}>{closeWhy(judged)}</span>}
      </td>
    </tr>
  );
}

const closeWhy = ({ fact }: Judged) =>
  (words.closeWhy as Readonly<Record<string, string | undefined>>)[factRows[fact.fact].rule.kind] ?? '';

function OnPaper({ judged, paper, comparison }: FactProps) {
  const { fact, onPaper } = judged;
  const shared = {
    className: styles['field'],
    value: onPaper,
    'aria-label': words.onPaper(fact.label),
    onBlur: () => comparison.leave(paper, fact),
  };
  if (fact.typed === 'yesNo')
    return (
      <select {...shared} onChange={({ currentTarget }) => comparison.type(paper, fact, currentTarget.value)}>
        <option value="">{words.choose}</option>
        <option value="yes">{words.yes}</option>
        <option value="no">{words.no}</option>
      </select>
    );
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      {...(fact.typed === 'date' && { placeholder: words.dateHint })}
      {...(fact.typed === 'money' && { inputMode: 'decimal' as const })}
      onChange={({ currentTarget }) => comparison.type(paper, fact, currentTarget.value)}
    />
  );
}
