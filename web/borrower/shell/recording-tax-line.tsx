/** What recording taxes truly come to where this lender lends, beside the standing figure of the footer. */
import { dateIn } from '#core/calendar/zoned.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { formatCents } from '#core/offers/money.ts';
import { recordingTaxRange } from '#core/offers/recording-tax-range.ts';
import * as words from '#core/words/en/footer-taxes.ts';

const EXAMPLE_CENTS = 10_000_000;
const dollars = (cents: number) => formatCents(cents, 0);

export function RecordingTaxLine({ states }: { readonly states: readonly string[] }) {
  const known = states.map((state) => state.toUpperCase()).filter(isStateCode);
  const today = dateIn('America/New_York', new Date());
  const { leastCents, mostCents, dearest } = recordingTaxRange(known, EXAMPLE_CENTS, today);
  if (known.length === 0) return null;
  return (
    <p>
      {dearest
        ? words.whereWeLend(dollars(leastCents), dollars(mostCents), dollars(EXAMPLE_CENTS), stateNames[dearest])
        : words.noneWhereWeLend}
    </p>
  );
}
