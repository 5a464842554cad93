/** A list of invented agencies in the published form, marked SAMPLE, as if it were taken on any day that is asked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { dateBegunEverywhere } from '#core/calendar/zoned.ts';
import type { CounselingSource } from './port.ts';

const text = () => readFileSync(join(import.meta.dirname, 'agencies.sample.json'), 'utf8');
const listOf = (takenOn: CalendarDate) => ({ text: text(), takenOn });

export const sandboxAgencies: CounselingSource = {
  published: async (at) => listOf(dateBegunEverywhere(at)),
  atOnce: listOf,
};
