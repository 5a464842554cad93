/** The table as a graph, for laws, drawings and the console's map: one edge per status, event and line of its list. */
import type { EventName } from './events.ts';
import { type Status, statuses, statusNames } from './statuses.ts';

export interface Edge {
  readonly from: Status;
  readonly event: EventName;
  /** The fact that must hold; `always` for a plain target, `otherwise` for the last line, `resumed` for a way back. */
  readonly when: string;
  readonly to: Status;
}

export const edges: readonly Edge[] = statusNames.flatMap((from) =>
  (Object.entries(statuses[from].on) as [EventName, (typeof statuses)[Status]['on'][EventName]][]).flatMap(
    ([event, target]): Edge[] => {
      if (target === undefined) return [];
      if (typeof target === 'string') return [{ from, event, when: 'always', to: target }];
      if ('backTo' in target) return target.backTo.map((to) => ({ from, event, when: 'resumed', to }));
      return target.map(([when, to]) => ({ from, event, when, to }));
    },
  ),
);
