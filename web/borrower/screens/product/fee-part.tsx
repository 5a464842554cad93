/** Which origination fee: a table of what each costs, with the honest comparison beneath each. Arrives after the questions above it. */
import { useDeferredValue, useId } from 'react';
import { formatCents, formatRate } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers/fees.ts';
import * as shared from '#core/words/en/offers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type FeeRow, feeRows } from './fee-rows.ts';
import styles from './offers.module.css';
import type { Part } from './part.ts';
import { Question } from './question.tsx';

export function FeeChoice(part: Part) {
  // Whole repayment plans are worked out for each fee: the slider goes first.
  const choice = useDeferredValue(part.choice);
  const rows = feeRows({ ...part, choice });
  if (rows.length < 2) return null;
  const cost = words.costOver(choice.term);
  return (
    <Question title={shared.originationFee} isOneOf hint={words.aHigherFeeAdded}>
      <div className={styles['fees']}>
        <div className={classNames(styles['fee'], styles['feeHead'])} aria-hidden="true">
          <i />
          {[words.fee, shared.apr, words.payment, cost].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {rows.map((row) => (
          <Fee key={`${row.kind.type} ${row.kind.originationFee}`} part={part} row={row} cost={cost} />
        ))}
      </div>
      <p className={styles['hint']}>{words.costIsAllTheInterest}</p>
    </Question>
  );
}

interface FeeProps {
  readonly part: Part;
  readonly row: FeeRow;
  readonly cost: string;
}

function Fee({ part: { choice, choose }, row, cost }: FeeProps) {
  const id = useId();
  const { kind, option, isLowest } = row;
  const isChosen = kind.type === choice.type && kind.originationFee === choice.originationFee;
  const cells = option
    ? [
        [shared.apr, option.rate],
        [words.payment, option.payment],
        [cost, formatCents(row.costCents)],
      ]
    : [];
  return (
    <label className={styles['fee']}>
      <input
        className={styles['tick']}
        type="radio"
        name="fee"
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price`}
        onChange={() => choose(kind)}
      />
      <span id={`${id}-name`}>
        <b>{kind.originationFee === 0 ? words.noFee : formatRate(kind.originationFee)}</b>{' '}
        {kind.originationFee > 0 && option && formatCents(option.terms.feeCents)}
      </span>
      <span className={styles['feeCells']} id={`${id}-price`}>
        {cells.map(([name, value]) => (
          <span key={name}>
            <small>{name} </small>
            {value}{' '}
          </span>
        ))}
        <span className={classNames(styles['verdict'], isLowest && styles['good'])}>
          {option ? (option.otherDraw ?? row.verdict) : shared.notAvailableForThisAmount}
        </span>
      </span>
    </label>
  );
}
