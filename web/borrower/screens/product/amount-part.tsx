/** How much, and which debts it pays off: on top of the amount, out of it, or all there is. */
import { costsCents } from '#core/offers/closing-costs.ts';
import { type DrawPreference, drawPreferences } from '#core/offers/draws.ts';
import { formatCents } from '#core/offers/money.ts';
import { preferenceWords } from '#core/words/en/offer-choices.ts';
import * as words from '#core/words/en/offers.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { rich } from '#web/ui/rich.tsx';
import styles from '../application/screen.module.css';
import { drawRange, fitted, payoffCentsOf, sliderRange, termsOf } from './choice.ts';
import { DrawField } from './draw-field.tsx';
import type { Part } from './part.ts';

export function AmountPart(part: Part) {
  const { offered, choice, choose, terms } = part;
  const payoffCents = payoffCentsOf(offered, choice.debts);
  const isBeside = payoffCents > 0 && choice.preference === 'PRESERVE';
  const tooMuchCents = payoffCents - drawRange(offered.offers, choice).maxCents;
  return (
    <>
      {choice.preference !== 'MAXIMIZE' && tooMuchCents <= 0 && (
        <DrawField
          label={isBeside ? words.howMuchCashWould : words.howMuchWouldYouLike}
          selectedCents={choice.selectedCents}
          {...sliderRange(offered, choice)}
          onChange={(selectedCents) => choose({ selectedCents })}
        />
      )}
      <Debts {...part} />
      {payoffCents > 0 && <Preference {...part} />}
      {tooMuchCents > 0 && (
        <Alert title={words.theseDebtsComeToMore}>{words.togetherTheyAreToo(formatCents(tooMuchCents))}</Alert>
      )}
      {terms && terms.payoffCents > 0 && (
        <p className={styles['note']} role="status">
          {rich(
            words.weDrawGoesToYourLenders(
              formatCents(terms.drawCents),
              (text) => <strong>{text}</strong>,
              formatCents(terms.payoffCents),
              formatCents(costsCents(terms.costs)),
              formatCents(terms.cashCents),
            ),
          )}
        </p>
      )}
    </>
  );
}

function Debts({ offered: { debts, home }, choice, choose }: Part) {
  if (debts.length === 0 && home.liensPaidOffCents === 0) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{words.payOffOtherDebts}</legend>
      {home.liensPaidOffCents > 0 && (
        <p className={styles['lead']}>{words.ofTheDrawPays(formatCents(home.liensPaidOffCents))}</p>
      )}
      {debts.map(({ uuid, creditor, balanceCents, monthlyPaymentCents }) => (
        <Checkbox
          key={uuid}
          name={`debt-${uuid}`}
          label={`${creditor}, ${formatCents(balanceCents)}`}
          hint={monthlyPaymentCents > 0 ? words.youPayAMonth(formatCents(monthlyPaymentCents)) : undefined}
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
    if (!terms) return words.notAvailableForThisAmount;
    return words.aDrawOfOfIt(formatCents(terms.drawCents), formatCents(terms.cashCents));
  };
  return (
    <RadioCards
      name="preference"
      label={words.howShouldWeCount}
      value={choice.preference}
      options={drawPreferences.map((value) => ({ value, label: preferenceWords[value], hint: hintOf(value) }))}
      onChange={(preference) => preference && choose({ preference })}
    />
  );
}
