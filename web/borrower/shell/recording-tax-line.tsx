/** What recording taxes truly come to where this lender lends, beside the standing figure of the footer. */
import { dateOf } from '#core/calendar/dates.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { formatCents } from '#core/offers/money.ts';
import { recordingTaxRange } from '#core/offers/recording-tax-range.ts';
import * as words from '#core/words/en/footer-taxes.ts';

const EXAMPLE_CENTS = 10_000_000;
const dollars = (cents: number) => formatCents(cents, 0);

export function RecordingTaxLine({ states }: { readonly states: readonly string[] }) {
  const known = states.map((state) => state.toUpperCase()).filter(isStateCode);
  // An example, so the day in Greenwich will do: asking for a zone's loads what the browser knows of all, for 100 ms on a phone.
  const now = new Date();
  const today = dateOf(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate());
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
