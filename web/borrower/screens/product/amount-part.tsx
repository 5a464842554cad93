/** How much, and which debts it pays off: on top of the amount, out of it, or all there is. */
import { costsCents } from '#core/offers/closing-cost-kinds.ts';
import { type DrawPreference, drawPreferences } from '#core/offers/draws.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { rich } from '#web/ui/rich.tsx';
import { drawRange, fitted, mostCentsShown, mostOf, payoffCentsOf, sliderRange, termsOf } from './choice.ts';
import { monthlyOnDebtsCents } from './debts.ts';
import { DrawField } from './draw-field.tsx';
import { EquityBar } from './equity-bar.tsx';
import styles from './offers.module.css';
import type { Part } from './part.ts';
import { Question } from './question.tsx';

export function AmountPart(part: Part) {
  const { offered, choice, choose, terms } = part;
  const payoffCents = payoffCentsOf(offered, choice.debts);
  const isBeside = payoffCents > 0 && choice.preference === 'PRESERVE';
  const tooMuchCents = payoffCents - drawRange(offered.offers, choice).maxCents;
  const isSliding = choice.preference !== 'MAXIMIZE' && tooMuchCents <= 0;
  const hasHome = terms !== undefined && offered.home.valueCents > 0;
  return (
    <>
      {(isSliding || hasHome) && (
        <Card>
          {isSliding && (
            <DrawField
              label={isBeside ? words.howMuchCashWould : words.howMuchWouldYouLike}
              selectedCents={choice.selectedCents}
              {...sliderRange(offered, choice)}
              paymentCents={terms?.paymentCents}
              onChange={(selectedCents) => choose({ selectedCents })}
            />
          )}
          {isSliding && <MoreWithOthers {...part} />}
          {hasHome && <EquityBar home={offered.home} lineCents={terms.totalCents} />}
        </Card>
      )}
      <Debts {...part} />
      {tooMuchCents > 0 && (
        <Alert title={words.theseDebtsComeToMore}>{words.togetherTheyAreToo(formatCents(tooMuchCents))}</Alert>
      )}
    </>
  );
}

/** The page says the most of all terms; where the chosen ones hold less, both are said. */
function MoreWithOthers({ offered: { offers }, choice }: Part) {
  const [here, most] = [drawRange(offers, choice).maxCents, mostOf(offers)];
  if (mostCentsShown(here) === mostCentsShown(most)) return null;
  const [now, others] = [here, most].map((cents) => formatCents(mostCentsShown(cents), 0)) as [string, string];
  return <p className={styles['note']}>{words.moreWithOtherTerms(now, others)}</p>;
}

function Debts(part: Part) {
  const { offered, choice, choose, terms } = part;
  const { debts, home } = offered;
  if (debts.length === 0 && home.liensPaidOffCents === 0) return null;
  const isPaying = payoffCentsOf(offered, choice.debts) > 0;
  return (
    <Question
      title={words.payOffOtherDebts}
      beside={words.optional}
      hint={home.liensPaidOffCents > 0 ? words.ofTheDrawPays(formatCents(home.liensPaidOffCents)) : undefined}
    >
      <div className={styles['lines']}>
        {debts.map(({ uuid, creditor, balanceCents, monthlyPaymentCents }) => (
          <Checkbox
            key={uuid}
            name={`debt-${uuid}`}
            label={<Debt creditor={creditor} balance={formatCents(balanceCents)} />}
            hint={monthlyPaymentCents > 0 ? words.aMonthNow(formatCents(monthlyPaymentCents)) : undefined}
            value={choice.debts.includes(uuid)}
            onChange={(isOn) =>
              choose({ debts: isOn ? [...choice.debts, uuid] : choice.debts.filter((each) => each !== uuid) })
            }
          />
        ))}
      </div>
      {isPaying && <Preference {...part} />}
      {terms && terms.payoffCents > 0 && <Paying {...part} terms={terms} />}
    </Question>
  );
}

function Debt({ creditor, balance }: { readonly creditor: string; readonly balance: string }) {
  return (
    <span className={styles['debt']}>
      <span>{creditor}</span> <span>{balance}</span>
    </span>
  );
}

function Paying({ offered, choice, terms }: Part & { readonly terms: NonNullable<Part['terms']> }) {
  const endsCents = monthlyOnDebtsCents(offered.debts, (uuid) => choice.debts.includes(uuid));
  return (
    <p className={styles['note']}>
      {endsCents > 0 && <strong>{words.aMonthGoesAway(formatCents(endsCents))} </strong>}
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
      options={drawPreferences.map((value) => ({ value, label: words.preferenceWords[value], hint: hintOf(value) }))}
      onChange={(preference) => preference && choose({ preference })}
    />
  );
}
