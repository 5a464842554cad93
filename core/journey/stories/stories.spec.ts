/** Tells every story, then lets a walker take the edges that no story took: together they must have taken them all. */
import { beforeAll, expect, test } from 'vitest';
import './variants.ts';
import './credit.ts';
import './property.ts';
import './offers.ts';
import './valuation.ts';
import './closing.ts';
import type { Application } from '../../application/application.ts';
import { conditionActs } from '../../desk/condition-acts.ts';
import { policies } from '../../desk/policies.ts';
import { isAllowed } from '../advance.ts';
import { edges } from '../graph.ts';
import type { StaffEvent } from '../operation-row.ts';
import { operations } from '../operations.ts';
import { isClosed } from '../statuses.ts';
import { actionsFor } from '../work.ts';
import { habits, isWalked, remember, situations, tell, walked } from './story.ts';
import { type Step, said, take, wordsOf } from './walk.ts';
import { type Situation, walkAside, walkRoads } from './walker.ts';

/** What another file told before this one is not what these stories walked. */
beforeAll(() => {
  walked.clear();
  habits.clear();
  situations.length = 0;
});

test('every edge of the table is walked', () => {
  const told = edges.filter(isWalked).length;
  const oneOfEach = new Map(situations.map((situation) => [situation.application.status, situation]));
  walkAside([...oneOfEach.values()], remember);
  const ends = walkRoads(habits, remember);
  const missing = edges.filter((edge) => !isWalked(edge));
  console.info(`edges walked ${edges.length - missing.length} / ${edges.length} (${told} by stories)`);
  expect(missing).toEqual([]);
  expect(ends.filter(({ status }) => !isClosed(status)).map(({ status }) => status)).toEqual([]);
});

test('no step was taken that is not in the table', () => {
  const known = new Set(edges.map(({ from, event, when, to }) => `${from} ${event} ${when} ${to}`));
  const strange = [...walked].filter((edge) => !known.has(edge));
  expect(strange).toEqual([]);
});

/** Nothing is wanting in the person: what is refused is refused for what the application is like. */
const anyone = { identityUuid: 'someone-else', done: [], whyNotThey: () => null };

/** In every word of the samples but those that only a vendor's answer has. */
const toldByVendors = ['isFraud', 'hasTamperSignals'];

function saidByStaff(event: StaffEvent, application: Application): readonly Step[] {
  return wordsOf(event)
    .map((word): Step => ({ event, by: 'operations', word }))
    .filter((step) => !toldByVendors.some((name) => Object.hasOwn(said(step, application, 'look').payload, name)));
}

/** Not what was filled in is wrong then: what the application is like. */
const isOfTheState = (code: string) => code === 'held' || code === 'tooMany';

/** What is wrong with what the page says of its acts here, each tried in every word. */
function untrueIn({ application, now }: Situation): string[] {
  return actionsFor(application, { ...anyone, now }).flatMap(({ event, whyNot, held }) => {
    const tried = saidByStaff(event, application).map((step) => take(step, application, now, 'look'));
    const refusals = tried.flatMap((outcome) => (outcome.ok ? [] : [outcome]));
    const asksNothing = Object.values(operations[event].form).every(({ kind }) => kind === 'envelope');
    const isUntrue =
      whyNot === null
        ? refusals.some(({ code }) => (asksNothing || isOfTheState(code)) && held === undefined)
        : refusals.length < tried.length;
    return isUntrue ? [`${application.status} ${event} (${whyNot}): ${refusals.map(({ reason }) => reason)}`] : [];
  });
}

test('what the page offers to staff the door takes, or refuses only for what is said with it; what it does not, the door refuses', () => {
  // Each condition says of itself what can be done about it (desk/condition-acts.ts).
  const untrue = situations.flatMap(untrueIn).filter((one) => !conditionActs.some((act) => one.includes(` ${act} `)));
  expect([...new Set(untrue)]).toEqual([]);
});

/** Two things at once, of which the stories have each by itself. */
const rareMeetings = [
  `
    ... offers
    borrower    offerSelected large          COLLECT_ADDITIONAL_INFO
    operations  conditionRaised document     COLLECT_ADDITIONAL_INFO
    borrower    informationSubmitted         HMDA
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE
    ... summary
    credit      hardCreditReturned alert     FACTA_REVIEW
  `,
];

interface PolicyRow {
  readonly event: StaffEvent;
  readonly row: number;
  readonly when: (...of: never[]) => boolean;
}

/** Whether an act that would be taken here meets the row. */
function meets({ event, when }: PolicyRow, { application, now }: Situation): boolean {
  if (!isAllowed(application.status, event)) return false;
  return wordsOf(event).some((word) => {
    const step: Step = { event, by: 'operations', word };
    const { payload } = said(step, application, 'look');
    // Of one who may do nothing alone: the least that anyone is held to. An act that would be refused proves nothing.
    const isForTwo = when(...([application, payload, () => false] as never[]));
    return isForTwo && take(step, application, now, 'act').ok;
  });
}

test('each row of four eyes is met by an application that the journey itself leads there', () => {
  for (const meeting of rareMeetings) tell('employee', meeting);
  const rows = Object.entries(policies).flatMap(([event, among]) =>
    among.map(({ when }, row): PolicyRow => ({ event: event as StaffEvent, row, when })),
  );
  const unmet = rows.filter((row) => !situations.some((situation) => meets(row, situation)));
  expect(unmet.map(({ event, row }) => `${event} ${row}`)).toEqual([]);
});
