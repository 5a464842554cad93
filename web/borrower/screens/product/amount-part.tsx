/** How much, and which debts it pays off: on top of the amount, out of it, or all there is. */
import { costsCents } from '#core/offers/closing-costs.ts';
import { type DrawPreference, drawPreferences } from '#core/offers/draws.ts';
import { formatCents } from '#core/offers/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import styles from '../application/screen.module.css';
import { drawRange, fitted, payoffCentsOf, sliderRange, termsOf } from './choice.ts';
import { DrawField } from './draw-field.tsx';
import type { Part } from './part.ts';
import { preferenceWords } from './words.ts';

export function AmountPart(part: Part) {
  const { offered, choice, choose, terms } = part;
  const payoffCents = payoffCentsOf(offered, choice.debts);
  const isBeside = payoffCents > 0 && choice.preference === 'PRESERVE';
  const tooMuchCents = payoffCents - drawRange(offered.offers, choice).maxCents;
  return (
    <>
      {choice.preference !== 'MAXIMIZE' && tooMuchCents <= 0 && (
        <DrawField
          label={isBeside ? 'How much cash would you like besides?' : 'How much would you like to draw?'}
          selectedCents={choice.selectedCents}
          {...sliderRange(offered, choice)}
          onChange={(selectedCents) => choose({ selectedCents })}
        />
      )}
      <Debts {...part} />
      {payoffCents > 0 && <Preference {...part} />}
      {tooMuchCents > 0 && (
        <Alert title="These debts come to more than the largest draw">
          Together they are {formatCents(tooMuchCents)} too much. Please leave one out.
        </Alert>
      )}
      {terms && terms.payoffCents > 0 && (
        <p className={styles['note']} role="status">
          We draw <strong>{formatCents(terms.drawCents)}</strong>: {formatCents(terms.payoffCents)} goes to your
          lenders, {formatCents(costsCents(terms.costs))} to closing costs and{' '}
          <strong>{formatCents(terms.cashCents)}</strong> to you.
        </p>
      )}
    </>
  );
}

function Debts({ offered: { debts, home }, choice, choose }: Part) {
  if (debts.length === 0 && home.liensPaidOffCents === 0) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>Pay off other debts with this line</legend>
      {home.liensPaidOffCents > 0 && (
        <p className={styles['lead']}>
          {formatCents(home.liensPaidOffCents)} of the draw pays off the loans on your home that you told us to end.
        </p>
      )}
      {debts.map(({ uuid, creditor, balanceCents, monthlyPaymentCents }) => (
        <Checkbox
          key={uuid}
          name={`debt-${uuid}`}
          label={`${creditor}, ${formatCents(balanceCents)}`}
          hint={monthlyPaymentCents > 0 ? `You pay ${formatCents(monthlyPaymentCents)} a month on it now.` : undefined}
          value={choice.debts.includes(uuid)}
          onChange={(isOn) =>
            choose({ debts: isOn ? [...choice.debts, uuid] : choice.debts.filter((each) => each !== uuid) })
          }
        />
      ))}
    </fieldset>
  );
}

function Preference({ offered, choice, choose }: Part) {
  const hintOf = (preference: DrawPreference) => {
    const terms = termsOf(offered, fitted(offered, { ...choice, preference }));
    if (!terms) return 'Not available for this amount.';
    return `A draw of ${formatCents(terms.drawCents)}, ${formatCents(terms.cashCents)} of it to you.`;
  };
  return (
    <RadioCards
      name="preference"
      label="How should we count what is paid off?"
      value={choice.preference}
      options={drawPreferences.map((value) => ({ value, label: preferenceWords[value], hint: hintOf(value) }))}
      onChange={(preference) => preference && choose({ preference })}
    />
  );
}
