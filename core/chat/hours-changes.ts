/** What becomes different when other hours are kept, one sentence each: the desk reads them before it keeps anything. */
import { type BusinessDay, dayHours } from '#core/support/hours.ts';
import * as words from '#core/words/en/chat/hours-changes.ts';
import type { ChatHours } from './hours.ts';

export function hoursChanges(before: ChatHours, after: ChatHours): string[] {
  const days = after.week.flatMap((day, at) => {
    const [was, becomes] = [said(before.week[at]), said(day)];
    return was === becomes ? [] : [words.dayChanges(words.dayNames[day.weekday], was, becomes)];
  });
  const names = ({ holidays }: ChatHours) =>
    new Map(holidays.map(({ date, name }) => [`${date} ${name}`, { date, name }]));
  const [old, now] = [names(before), names(after)];
  const added = [...now].flatMap(([key, { date, name }]) => (old.has(key) ? [] : [words.holidayAdded(name, date)]));
  const gone = [...old].flatMap(([key, { date, name }]) => (now.has(key) ? [] : [words.holidayRemoved(name, date)]));
  const welcome = before.welcome === after.welcome.trim() ? [] : [words.welcomeChanges];
  return [...days, ...added, ...gone, ...welcome];
}

const said = (day: BusinessDay | undefined): string => (day ? dayHours(day) : '');
