/** What may be asked of the outline of the table, by a status's name as it came over the wire: a new one may be unknown. */
import type { EventName } from './events.ts';
import { type OutlineRow, outlineRows } from './outline-rows.ts';
import type { Status } from './statuses.ts';

export function outlineOf(status: string): OutlineRow | undefined {
  return Object.hasOwn(outlineRows, status) ? outlineRows[status as Status] : undefined;
}

/** Whether this can happen here: what a screen asks when several statuses lead to it. */
export function takes(status: string, event: EventName): boolean {
  return outlineOf(status)?.takes.includes(event) ?? false;
}
