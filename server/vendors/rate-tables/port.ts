/** Where the weekly table of average prime offer rates comes from, as it is published. */
import type { CalendarDate } from '#core/calendar/dates.ts';

export interface RateTables {
  /** The whole published text, as it stands on a day. Its rows are read by core/law/apor.ts and by no one else. */
  published(on: CalendarDate): Promise<string>;
  /** Only a sandbox knows the table of any day at once, so that its clock can be moved. */
  readonly atOnce?: (on: CalendarDate) => string;
}
