/**
 * Rules that a person sets aside: what the rule looks for is there, and the file goes on all the same. Four eyes and the
 * reasons of a decision both read it, so that what takes two people is what the page says was set aside.
 */
import type { Application } from '#core/application/application.ts';
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';
import { facts } from '#core/journey/facts.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';

type SetAside = (application: Application, payload: Readonly<Record<string, unknown>>) => readonly RuleCode[];

const table: { readonly [E in StaffEvent]?: SetAside } = {
  // The report itself shows the late payments. A file that was put here by hand shows none, and nothing is set aside.
  delinquencyReviewed: (application, { isCured }) =>
    isCured === true && facts.hasDelinquency(application) ? ['DELINQUENCY'] : [],
};

export function rulesSetAside(event: string, application: Application, payload: unknown): readonly RuleCode[] {
  const rows: { readonly [event: string]: SetAside | undefined } = table;
  return rows[event]?.(application, (payload ?? {}) as Readonly<Record<string, unknown>>) ?? [];
}
