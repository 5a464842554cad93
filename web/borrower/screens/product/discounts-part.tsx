/** Paying automatically and being a member each lower the rate; one membership at a time. */
import { formatRate } from '#core/offers/money.ts';
import { isMembershipDiscount } from '#core/offers/offer.ts';
import { discountWords } from '#core/words/en/offer-choices.ts';
import * as words from '#core/words/en/offers.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from '../application/screen.module.css';
import { isOfKind } from './choice.ts';
import type { Part } from './part.ts';

export function DiscountsPart({ offered, choice, choose }: Part) {
  const offer = offered.offers.find((each) => isOfKind(each, choice));
  if (!offer || offer.discountList.length === 0) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{words.discounts}</legend>
      {offer.discountList.map(({ discountType, rateWithDiscount }) => (
        <Checkbox
          key={discountType}
          name={discountType}
          label={discountWords[discountType]}
          hint={words.lowersYourRateBy(formatRate(Math.round((offer.rate - rateWithDiscount) * 10_000) / 10_000))}
          isOptional
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
    </fieldset>
  );
}
