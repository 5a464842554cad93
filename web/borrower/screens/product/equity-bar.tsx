/** What of the home is owed, what this line adds, and what stays the borrower's own: one bar that moves with the draw. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers.ts';
import { equityOf } from './equity.ts';
import styles from './offers.module.css';
import type { Offered } from './use-offers.ts';

interface EquityBarProps {
  readonly home: Offered['home'];
  readonly lineCents: number;
}

export function EquityBar({ home, lineCents }: EquityBarProps) {
  const { liensCents, equityCents } = equityOf(home, lineCents).after;
  const parts = [
    [words.loansOnTheHome, liensCents],
    [words.thisLine, lineCents],
    [words.yourEquity, equityCents],
  ] as const;
  const said = parts.map(([name, cents]) => `${name} ${formatCents(cents, 0)}`);
  return (
    <div className={styles['equity']}>
      <p className={styles['small']}>
        <strong>{words.yourHomeAfterThis}</strong> {words.valuedAt(formatCents(home.valueCents, 0))}
      </p>
      <div className={styles['bar']} role="img" aria-label={said.join(', ')}>
        {parts.map(([name, cents]) => (
          <i key={name} style={{ flexGrow: cents }} />
        ))}
      </div>
      <ul className={styles['key']} aria-hidden="true">
        {said.map((text) => (
          <li key={text.replace(/\$.*/, '')}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
