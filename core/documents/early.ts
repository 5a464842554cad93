/**
 * What comes with the application itself (12 CFR 1026.40(b), (e)): the terms of the plan before anyone has an offer, and the
 * brochure. The last step of registration shows them, and the same functions draw what is kept with the application.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { canBeRescinded } from '#core/calendar/rescission.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import * as titles from '#core/words/en/papers/titles.ts';
import type { Block } from './blocks.ts';
import type { Lender } from './facts.ts';
import { brochure, helocDisclosures } from './templates/disclosures.ts';

/** Of what they are told before there is an application. */
export interface EarlyFacts {
  readonly lender: Lender;
  readonly state: StateCode;
  readonly occupancy: string;
  readonly on: CalendarDate;
}

export const earlyPaperTypes = ['HELOC_DISCLOSURES', 'CFPB_HELOC_BOOKLET'] as const;
export type EarlyPaperType = (typeof earlyPaperTypes)[number];

export interface EarlyPaper {
  readonly type: EarlyPaperType;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export function earlyPapers({ lender, state, occupancy, on }: EarlyFacts): readonly EarlyPaper[] {
  const isRescindable = canBeRescinded({ occupancyType: occupancy, isBusinessPurpose: false });
  const facts = { lender, state, on, isRescindable, terms: null, costs: [] };
  return [
    { type: 'HELOC_DISCLOSURES', title: titles.homeEquityLineOfCredit, blocks: helocDisclosures(facts) },
    { type: 'CFPB_HELOC_BOOKLET', title: titles.homeEquityBooklet, blocks: brochure() },
  ];
}
