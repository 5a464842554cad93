/** Paying automatically and being a member each lower the rate; one membership at a time. */
import { formatRate } from '#core/offers/money.ts';
import { isMembershipDiscount } from '#core/offers/offer.ts';
import { discountWords } from '#core/words/en/offer-choices.ts';
import { lowersYourRateBy } from '#core/words/en/offers/fees.ts';
import { discounts } from '#core/words/en/offers.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { isOfKind } from './choice.ts';
import styles from './offers.module.css';
import type { Part } from './part.ts';
import { Question } from './question.tsx';

export function DiscountsPart({ offered, choice, choose }: Part) {
  const offer = offered.offers.find((each) => isOfKind(each, choice));
  if (!offer || offer.discountList.length === 0) return null;
  return (
    <Question title={discounts}>
      <div className={styles['lines']}>
        {offer.discountList.map(({ discountType, rateWithDiscount }) => (
          <Checkbox
            key={discountType}
            name={discountType}
            label={discountWords[discountType]}
            hint={lowersYourRateBy(formatRate(Math.round((offer.rate - rateWithDiscount) * 10_000) / 10_000))}
            value={choice.discounts.includes(discountType)}
            onChange={(isOn) => {
              // The second membership replaces the first.
              const kept = choice.discounts.filter(
                (each) => each !== discountType && !(isMembershipDiscount(each) && isMembershipDiscount(discountType)),
              );
              choose({ discounts: isOn ? [...kept, discountType] : kept });
            }}
          />
        ))}
      </div>
    </Question>
  );
}
