/** What single states forbid. A state not listed adds nothing to the guideline. Counsel must confirm each row. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import { type Dated, inForce } from './dated.ts';

export type StateCap = {
  readonly lineCentsMin?: number;
  readonly cltvBpsMax?: number;
  readonly rateBpsMax?: number;
  /** All fees together, appraisal, survey and title premium left out, as a share of the line. */
  readonly feesBpsMax?: number;
  /** Whether no deed is signed by video, so that the notary in the room belongs to the fees. */
  readonly isManualNotaryOnly?: boolean;
  /** Whether what is owed must be repaid in installments that pay it off: no line that pays interest alone. */
  readonly mustAmortize?: boolean;
  /** The least that may be drawn again. */
  readonly laterDrawCentsMin?: number;
  /** Whether drawing again may cost no fee. */
  readonly isLaterDrawFree?: boolean;
};

interface StateCapRow extends StateCap, Dated {
  readonly state: StateCode;
  readonly why: string;
}

export const stateCaps: readonly StateCapRow[] = [
  {
    state: 'TX',
    from: '2018-01-01',
    lineCentsMin: 3_500_000,
    cltvBpsMax: 8000,
    feesBpsMax: 200,
    isManualNotaryOnly: true,
    mustAmortize: true,
    laterDrawCentsMin: 400_000,
    isLaterDrawFree: true,
    why: 'Const. art. XVI s.50(a)(6): 80 percent, fees of 2 percent, substantially equal installments (L)(i); minimum by lender policy. Later draws of $4,000 or more and without a fee (s.50(t)(2), (4)).',
  },
  {
    state: 'AK',
    from: '2018-01-01',
    lineCentsMin: 2_500_100,
    why: 'Smaller loans fall under the small loans act.',
  },
  {
    state: 'NY',
    from: '1980-01-01',
    rateBpsMax: 1600,
    why: 'Civil usury limit of 16 percent (General Obligations Law 5-501, Banking Law 14-a).',
  },
  ...(['CT', 'GA', 'MS', 'SC'] as const).map((state) => ({
    state,
    from: '2018-01-01' as const,
    isManualNotaryOnly: true,
    why: 'No law for deeds signed before a notary by video, or one that leaves real estate out.',
  })),
];

export function stateCap(state: StateCode, on: CalendarDate): StateCap {
  return (
    inForce(
      stateCaps.filter((row) => row.state === state),
      on,
    ) ?? {}
  );
}
