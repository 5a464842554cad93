/** The ways to prove an income that are open to this borrower: by how they earn, and by the flags of the day. */
import {
  type IncomeSourceRow,
  incomeSourceRows,
  isOffered,
  type OfferedSource,
  sourcesFor,
} from '#core/application/income-sources.ts';
import type { FlagKey, Flags } from '#core/flags.ts';
import * as words from '#core/words/en/income.ts';

export interface Way extends Pick<IncomeSourceRow, 'way' | 'title' | 'about'> {
  readonly source: OfferedSource;
  /** Known, but not to be had at the moment. */
  readonly isClosed: boolean;
}

export function waysFor(employmentType: string, flags: Flags): readonly Way[] {
  return sourcesFor(employmentType).flatMap((source) => {
    const { needsFlag, closedBy, way, title, about }: IncomeSourceRow = incomeSourceRows[source];
    if (needsFlag && !flags[needsFlag].enabled) return [];
    return [{ source, way, title, about, isClosed: closedBy !== undefined && flags[closedBy].enabled }];
  });
}

/** Whether this flag would open a way to someone who earns like this. */
export function hasWayBehind(flag: FlagKey, employmentType: string): boolean {
  return sourcesFor(employmentType).some((source) => (incomeSourceRows[source] as IncomeSourceRow).needsFlag === flag);
}

/** The way an address names; nothing when there is none such, or it is not open. */
export function wayOf(type: string | undefined, way: Way['way'], employmentType: string, flags: Flags) {
  return waysFor(employmentType, flags).find((one) => one.source === type && one.way === way && !one.isClosed);
}

export function titleOf(source: string): string {
  return isOffered(source) ? incomeSourceRows[source].title : words.anotherSource;
}
