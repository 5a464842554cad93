/** Reports of the desk. Promises that a day is one where the chat is answered, and that every day asked for is there. */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { startOfDay } from '#core/calendar/zoned.ts';
import { type ChatHours, chatZone, openSpans } from '#core/chat/hours.ts';
import type { ChatReport, ReportAsked } from '#core/chat/report.ts';
import type { Person } from '../../actor.ts';
import { type ReportRow, readReport } from '../../store/chat-reports.ts';
import type { Database } from '../../store/database.ts';

export interface ReportsDeps {
  readonly database: Database;
  readonly hoursOf: (orgCode: string) => Promise<{ readonly hours: ChatHours; readonly now: Date }>;
}

const none: Omit<ReportRow, 'date'> = {
  ...{ conversations: 0, answered: 0, rated: 0, botAnswered: 0, botAlone: 0 },
  ...{ firstMedianMs: null, firstNinthMs: null, resolutionMedianMs: null, resolutionNinthMs: null },
  ratingAverage: null,
};

export function createReports({ database, hoursOf }: ReportsDeps) {
  return async ({ orgCode }: Person, { from, to }: ReportAsked): Promise<ChatReport> => {
    const { hours, now } = await hoursOf(orgCode);
    const [start, until] = [startOfDay(from, chatZone), startOfDay(addDays(to, 1), chatZone)];
    // What was opened in these days may have been answered or settled after them.
    const spans = openSpans(hours, start.getTime(), Math.max(until.getTime(), now.getTime()));
    const rows = await database.inOrg(orgCode, (tx) =>
      readReport(tx, { orgCode, from: start, until, zone: chatZone, spans }),
    );
    const byDate = new Map(rows.map((row) => [row.date, row]));
    const days: ChatReport['days'] = [];
    for (let date: CalendarDate = from; date <= to; date = addDays(date, 1))
      days.push({ ...none, ...byDate.get(date), date });
    const { date: _, ...total } = byDate.get(null) ?? { ...none, date: null };
    return { days, total };
  };
}
