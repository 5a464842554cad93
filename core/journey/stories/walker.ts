/**
 * Makes paths that no story tells. From every status a story came to, it tries everything that may happen there; and it
 * walks from start to end as the stories do, with every value of the house combined with every report on its owners.
 */
import type { Application } from '../../application/application.ts';
import { newApplication } from '../../application/new-application.ts';
import { type Advanced, isAllowed } from '../advance.ts';
import { type EventName, eventNames, events } from '../events.ts';
import { isClosed, type Status } from '../statuses.ts';
import { people } from './samples.ts';
import { type Step, startedAt, take, timeOf, wordsOf } from './walk.ts';

export interface Situation {
  readonly application: Application;
  readonly now: Date;
}

export type Visit = (outcome: Advanced) => void;

/** Everything that may be said in a status, by everyone who may say it, in all its words. */
export function stepsFrom(status: Status): readonly Step[] {
  return eventNames
    .filter((event) => isAllowed(status, event))
    .flatMap((event) => events[event].sentBy.flatMap((by) => wordsOf(event).map((word) => ({ event, by, word }))));
}

function follow(step: Step, { application, now }: Situation, visit: Visit): Situation | undefined {
  const at = timeOf(step, application, now);
  const outcome = take(step, application, at, `walk-${application.statusSince}-${step.event}`);
  if (!outcome.ok) return undefined;
  visit(outcome);
  return { application: outcome.application, now: at };
}

export function walkAside(situations: readonly Situation[], visit: Visit): void {
  for (const situation of situations) {
    for (const step of stepsFrom(situation.application.status)) {
      const next = follow(step, situation, visit);
      // A notice of incompleteness is what makes its end possible.
      if (next && step.event === 'incompletenessNoticed')
        follow({ event: 'incompletenessExpired', by: 'timer' }, next, visit);
      // So is what was found on a list of a decline for cause.
      if (next && step.event === 'applicantsScreened')
        follow({ event: 'declinedForCause', by: 'operations' }, next, visit);
    }
  }
}

const STEPS_MAX = 250;

/** `habits` are the steps that stories take in a status; `said` replaces the word of an event the first time. */
function walkRoad(
  habits: ReadonlyMap<Status, readonly Step[]>,
  said: Partial<Record<EventName, string>>,
  visit: Visit,
): Application {
  const unsaid = new Map(Object.entries(said));
  let situation: Situation = { application: newApplication(people.employee, startedAt), now: startedAt };
  for (let taken = 0; taken < STEPS_MAX && !isClosed(situation.application.status); ) {
    const { status } = situation.application;
    for (const habit of habits.get(status) ?? []) {
      const step = { ...habit, word: unsaid.get(habit.event) ?? habit.word };
      unsaid.delete(habit.event);
      situation = follow(step, situation, visit) ?? situation;
      taken += 1;
      if (situation.application.status !== status) break;
    }
    taken += 1;
  }
  return situation.application;
}

/** A borrower who says of the owners what the county says. */
const declared: Readonly<Record<string, string>> = {
  trust: 'trust',
  trustOnly: 'trust',
  trustWithLien: 'trust',
  joint: 'joint',
};

/** Answers where each road ended. */
export function walkRoads(habits: ReadonlyMap<Status, readonly Step[]>, visit: Visit): readonly Application[] {
  return wordsOf('propertyValued').flatMap((propertyValued) =>
    wordsOf('propertyReportReturned').map((propertyReportReturned) => {
      const informationSubmitted = declared[propertyReportReturned] ?? 'sole';
      const said = { propertyValued, propertyReportReturned, informationSubmitted, valueDecided: 'accepted' };
      return walkRoad(habits, said, visit);
    }),
  );
}
