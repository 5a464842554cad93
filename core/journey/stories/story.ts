/**
 * Reads a story: a table of who, what, the status after it and the screen the borrower is put on. `(waiting)` stands for
 * the loader; `... name` tells a chapter first; `!code` in place of a status says that it is refused and why.
 */
import { expect, test } from 'vitest';
import type { Application } from '../../application/application.ts';
import { newApplication } from '../../application/new-application.ts';
import { viewFor } from '../../application/view.ts';
import type { Advanced } from '../advance.ts';
import { isEventName, type Sender, senders } from '../events.ts';
import type { Edge } from '../graph.ts';
import { route } from '../route.ts';
import type { Status } from '../statuses.ts';
import { chapters } from './chapters.ts';
import { people } from './samples.ts';
import { type Step, startedAt, take, timeOf } from './walk.ts';
import type { Situation } from './walker.ts';

/** What telling the stories leaves behind: the edges taken, the situations met, and what is usually done where. */
export const walked = new Set<string>();
export const situations: Situation[] = [];
export const habits = new Map<Status, Step[]>();

interface Line extends Step {
  readonly status: string;
  readonly screen: string;
  readonly text: string;
}

/** Vendors are named by what they do, rules and clocks by what they are; everyone else by who they are. */
function senderOf(who: string): Sender {
  if (who === 'rules') return 'system';
  if (who === 'clock') return 'timer';
  return senders.find((sender) => sender === who) ?? 'vendor';
}

function linesOf(text: string): readonly Line[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line): readonly Line[] => {
      if (line.startsWith('...')) return linesOf(chapters[line.slice(3).trim()] ?? fail(`no chapter "${line}"`));
      const [who = '', what = '', status = '', screen = ''] = line.split(/\s{2,}/);
      const [event = '', word] = what.split(' ');
      if (!isEventName(event)) return fail(`no event "${event}" in: ${line}`);
      return [{ event, by: senderOf(who), word, status, screen, text: line }];
    });
}

function fail(message: string): never {
  throw new Error(message);
}

function placeOf(application: Application): string {
  const { screen, isImmediate } = route({ hasProfile: true, application: viewFor('borrower', application) });
  return isImmediate ? screen : '(waiting)';
}

export function tell(who: keyof typeof people, text: string): Application {
  let application = newApplication(people[who], startedAt);
  let now = startedAt;
  const visits = new Map<Status, Step[]>();
  for (const [index, line] of linesOf(text).entries()) {
    now = timeOf(line, application, now);
    const outcome = take(line, application, now, `event-${index}`);
    const actual = outcome.ok ? outcome.to : `!${outcome.code}`;
    expect(actual, line.text).toBe(line.status);
    if (!outcome.ok) continue;
    remember(outcome);
    visits.set(outcome.from, [...(visits.get(outcome.from) ?? []), line]);
    application = outcome.application;
    situations.push({ application, now });
    if (line.screen !== '') expect(placeOf(application), line.text).toBe(line.screen);
  }
  for (const [status, steps] of visits) if (!habits.has(status)) habits.set(status, steps);
  return application;
}

const edgeOf = (from: string, event: string, when: string, to: string) => `${from} ${event} ${when} ${to}`;

export function remember({ event, from, to, because }: Advanced): void {
  if (because !== 'stayed' && because !== 'held') walked.add(edgeOf(from, event ?? 'forced', because, to));
}

export const isWalked = ({ from, event, when, to }: Edge) => walked.has(edgeOf(from, event, when, to));

export function story(title: string, who: keyof typeof people, text: string): void {
  test(title, () => {
    tell(who, text);
  });
}
