/** The page of what the desk counts of itself. */
import type { ReportColumn } from '../../../chat/report.ts';

export const title = 'Chat reports';
export const reading = 'Loading reports';
export const intro = 'By the day a conversation began, in Pacific Time. Times are in minutes of open hours.';
export const from = 'From';
export const to = 'To';
export const show = 'Show';
export const nothing = 'There were no conversations on these days.';
export const save = 'Save as CSV';
export const day = 'Day';
export const allDays = 'All days';
export const byDay = 'By day';
export const columns: Readonly<Record<ReportColumn, string>> = {
  conversations: 'Conversations',
  answered: 'Answered by an agent',
  firstMedian: 'First answer, median',
  firstNinth: 'First answer, 9 of 10 within',
  resolutionMedian: 'Settled, median',
  resolutionNinth: 'Settled, 9 of 10 within',
  rated: 'Rated',
  rating: 'Rating, of 5',
  botAnswered: 'Answered by the bot',
  botAlone: 'Of those, without a person',
};
export const first = 'Minutes until the first answer';
export const resolution = 'Minutes until it was settled';
export const satisfaction = 'Rating, of 5';
export const deflection = 'Answered by the bot, and without a person';
export const median = 'Median';
export const ninth = '9 of 10 within';
export const fileName = (first: string, last: string) => `chat-${first}-to-${last}.csv`;
