/** The steps that conversion is counted by: each is reached by arriving in a status of the table for the first time. */
import * as words from '#core/words/en/desk/reports.ts';
import type { Status } from './statuses.ts';

const reachedBy = {
  started: 'IN_PROGRESS',
  offers: 'OFFER_SELECTION',
  chosen: 'COLLECT_ADDITIONAL_INFO',
  submitted: 'GEN_APP_DISCLOSURES',
  verified: 'DISBURSEMENT_ACCOUNT',
  finalOffer: 'FINAL_OFFER',
  signed: 'GEN_RESCISSION',
  approved: 'FUNDABLE',
  funded: 'COMPLETE',
} as const satisfies Record<keyof typeof words.milestoneNames, Status>;

export type Milestone = keyof typeof reachedBy;
export const milestones = Object.keys(reachedBy) as readonly Milestone[];
export const milestoneOf: ReadonlyMap<string, Milestone> = new Map(
  milestones.map((name) => [reachedBy[name], name] as const),
);
export const milestoneName = (name: Milestone): string => words.milestoneNames[name];
