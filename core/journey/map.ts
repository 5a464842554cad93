/** The journey as the desk draws it: eight groups in the order of the table, and where each status leads. Read off the table alone. */

import { groupNames } from '#core/words/en/desk/statuses.ts';
import { type Status, statuses, statusNames } from './statuses.ts';

/** Each group begins with this status and ends before the next group's. */
const beginnings = {
  intake: 'IN_PROGRESS',
  home: 'WAITING_FOR_AVM_DATA',
  offer: 'OFFER_SELECTION',
  income: 'INCOME_VERIFICATION',
  value: 'BPO',
  title: 'TRUST_AND_INSURANCE',
  closing: 'GEN_CLOSING_DISCLOSURE',
  money: 'GEN_RESCISSION',
} as const satisfies Record<keyof typeof groupNames, Status>;

export type JourneyGroup = keyof typeof beginnings;

const groups = Object.keys(beginnings) as JourneyGroup[];

export const journeyGroups: readonly {
  readonly group: JourneyGroup;
  readonly name: string;
  readonly statuses: readonly Status[];
}[] = groups.map((group, place) => {
  const next = groups[place + 1];
  const from = statusNames.indexOf(beginnings[group]);
  const to = next === undefined ? statusNames.length : statusNames.indexOf(beginnings[next]);
  return { group, name: groupNames[group], statuses: statusNames.slice(from, to) };
});

/** Where it can go from here, each once, in the order of the journey; staying is no way out. */
export function waysOut(status: Status): readonly Status[] {
  const found = new Set<string>();
  for (const target of Object.values(statuses[status].on) as unknown[]) collect(target, found);
  return statusNames.filter((one) => found.has(one) && one !== status);
}

/** A name; a list of pairs whose second is a name; or those it may go back to. */
function collect(target: unknown, found: Set<string>): void {
  if (typeof target === 'string') found.add(target);
  else if (Array.isArray(target)) for (const pair of target) collect((pair as readonly unknown[])[1], found);
  else if (typeof target === 'object' && target !== null && 'backTo' in target)
    for (const name of (target as { readonly backTo: readonly string[] }).backTo) found.add(name);
}
