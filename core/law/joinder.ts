/**
 * Where someone's spouse must sign what pledges the home although they own nothing of it: because it is the family's home
 * (homestead), because of a share that the law keeps for them (dower and its like), or because what was acquired in marriage
 * belongs to both (community property). The citations are in joinder-citations.ts: this travels to the browser, they do not.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { OccupancyType } from '#core/people/address.ts';
import { type Dated, inForce } from './dated.ts';

export type JoinderBasis = 'homestead' | 'dower' | 'community';

interface JoinderRow extends Dated {
  readonly states: readonly string[];
  readonly basis: JoinderBasis;
  /** A homestead is where they live; the other rights are in any land. */
  readonly isHomeOnly: boolean;
}

const from: CalendarDate = '1990-01-01';
const row = (basis: JoinderBasis, states: string): JoinderRow => ({
  ...{ basis, from, states: states.split(' ') },
  isHomeOnly: basis === 'homestead',
});

export const joinderRows: readonly JoinderRow[] = [
  row('homestead', 'AK AL FL IL KS MA MI MN MS MT ND NE NH NJ OK SD TN TX VT WI WY'),
  row('dower', 'AR IA KY MO NC OH'),
  row('community', 'AZ CA ID LA NM NV WA'),
];

/** Undefined where a spouse who owns nothing need not sign. */
export function joinderIn(state: string, on: CalendarDate): JoinderRow | undefined {
  return inForce(
    joinderRows.filter(({ states }) => states.includes(state)),
    on,
  );
}

export function mustSpouseJoin(state: string, occupancy: OccupancyType, on: CalendarDate): boolean {
  const found = joinderIn(state, on);
  return found !== undefined && (occupancy === 'HOME' || !found.isHomeOnly);
}
