/** Where the list of housing counseling agencies comes from, as HUD publishes it. */
import type { CalendarDate } from '#core/calendar/dates.ts';

interface PublishedList {
  /** Read by core/law/counseling.ts and by no one else. */
  readonly text: string;
  /** The day it was taken, where the list itself names none; no home has a day that comes before it. */
  readonly takenOn: CalendarDate;
}

export interface CounselingSource {
  published(at: Date): Promise<PublishedList>;
  /** Only a sandbox has a list for any day at once, so that its clock can be moved. */
  readonly atOnce?: (on: CalendarDate) => PublishedList;
}
