/** What several tabs are made of: a part with its heading, facts in rows, and what happened about it. */
import { type ReactNode, useId } from 'react';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/case.ts';
import { outcomes } from '#core/words/en/console/case-outcomes.ts';
import { ruleTitles } from '#core/words/en/console/rules.ts';
import { showZoned } from '#web/app/dates.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { sayEvent } from '../closings/words.ts';
import { Nothing } from '../item-list.tsx';
import styles from './application.module.css';
import { type Proof, sayBy } from './case.ts';

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h3 className={styles['partTitle']}>
        <span id={id}>{title}</span> {lead !== undefined && <span className={styles['muted']}>{lead}</span>}
      </h3>
      {children}
    </section>
  );
}

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** Those that are known; `null` leaves one out. */
export function Facts({ rows }: { readonly rows: readonly (Fact | null)[] }) {
  return <DefinitionList rows={rows.filter((row) => row !== null)} />;
}

interface ProofsProps {
  readonly label: string;
  readonly proofs: readonly Proof[];
  readonly timeZone: string;
  readonly empty?: string;
}

/** What happened, with what came of it, by whom, and the rules that were named. */
export function Proofs({ label, proofs, timeZone, empty = words.nothingYet }: ProofsProps) {
  if (proofs.length === 0) return <Nothing>{empty}</Nothing>;
  return (
    <ol className={styles['proofs']} aria-label={label}>
      {proofs.map(({ seq, at, by, event, outcome, cents, rules }) => {
        const said = outcome === null ? undefined : outcomes[outcome];
        return (
          <li key={seq} className={styles['proof']}>
            <span>
              <strong>{sayEvent(event)}</strong>
              {said !== undefined && `: ${said}`}
              {cents !== null && ` · ${formatCents(cents)}`}
            </span>
            <span className={styles['muted']}>
              {words.by(sayBy(by))} · {showZoned(at, timeZone)}
            </span>
            {rules.length > 0 && (
              <span className={styles['whole']}>{rules.map((rule) => ruleTitles[rule]).join(', ')}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
