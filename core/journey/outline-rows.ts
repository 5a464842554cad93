/**
 * The table as anyone who leads a borrower needs it: whose turn it is, where that puts them, how to wait and what can happen,
 * without reasons, targets, effects and limits. Data alone: the site's build works it out beforehand
 * (web/vite.config.ts), so the machine itself stays with the server.
 */
import type { EventName } from './events.ts';
import { type Status, type StatusRow, statuses, statusNames } from './statuses.ts';

export interface OutlineRow extends Pick<StatusRow, 'actor' | 'stage' | 'screen' | 'poll' | 'isUnrouted' | 'end'> {
  readonly takes: readonly EventName[];
}

function outlined(status: Status): OutlineRow {
  const { actor, stage, screen, poll, isUnrouted, end, on } = statuses[status];
  const takes = Object.keys(on) as EventName[];
  return { actor, stage, screen, poll, ...(isUnrouted && { isUnrouted }), ...(end && { end }), takes };
}

export const outlineRows = Object.fromEntries(statusNames.map((status) => [status, outlined(status)])) as {
  readonly [S in Status]: OutlineRow;
};
