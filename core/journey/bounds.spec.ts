/** However often anything is said, an application stays a record that can be kept: nothing in it grows without end. */
import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { isOpen } from '../conditions/condition.ts';
import { type Chance, chanceOf } from '../contract/stories/chance.ts';
import { sampleOf } from '../contract/stories/samples.ts';
import { type EventName, eventNames, events, readEvent } from './events.ts';
import { OPEN_CONDITIONS_MAX } from './operation-needs.ts';
import { record } from './recorders/index.ts';
import { keptMax } from './recorders/recorder.ts';
import { people } from './stories/samples.ts';
import { said, startedAt, wordsOf } from './stories/walk.ts';

const fresh = newApplication(people.employee, startedAt);
const sizeOf = (application: Application) => JSON.stringify(application).length;
/** Generous: the longest of everything, as often as it may be kept. */
const bytesMax = 400_000;

/** About this application, and never the same twice: other ids, other words. */
function fitting(payload: unknown, { conditions, signers, liens }: Application, chance: Chance): unknown {
  const said = JSON.parse(
    JSON.stringify(payload, (_, value) => (value === 'Ada' || value === '12 Elm Street' ? chance.uuid() : value)),
  ) as Record<string, unknown>;
  if ('conditionUuid' in said) said['conditionUuid'] = conditions.at(chance.below(conditions.length || 1))?.uuid ?? 'x';
  if ('documentUuids' in said) said['documentUuids'] = [chance.uuid(), chance.uuid()];
  for (const name of ['signerUuid', 'identityUuid'])
    if (name in said) said[name] = chance.oneIn(2) ? chance.uuid() : (signers[0]?.identityUuid ?? chance.uuid());
  if ('added' in said)
    said['liens'] = liens.map(({ uuid, balanceCents }) => ({ uuid, balanceCents, isPaidOff: false }));
  else if ('liens' in said && 'outcome' in said)
    said['liens'] = [{ uuid: chance.uuid(), holder: 'Bank', position: 1, balanceCents: 1 }];
  return said;
}

/** The application after the event, or as it was where the event is refused. */
function after(application: Application, name: EventName, chance: Chance): Application {
  const by = chance.pick(events[name].sentBy);
  const uuid = chance.uuid();
  const isWord = chance.oneIn(3);
  try {
    const event = isWord
      ? said({ event: name, by, word: chance.pick(wordsOf(name)) }, application, uuid)
      : readEvent(name, { uuid, by }, fitting(sampleOf(events[name].payload, chance), application, chance));
    const recorded = record(application, event, startedAt);
    return 'ok' in recorded ? application : recorded;
  } catch {
    // What the schema does not take never arrives.
    return application;
  }
}

describe('[T28] an application does not grow without end', () => {
  test.each(eventNames)('however often %s is said', (name) => {
    const chance = chanceOf(name.length);
    let application = fresh;
    const sizes: number[] = [];
    for (let times = 1; times <= 1600; times += 1) {
      application = after(application, name, chance);
      if (times % 800 === 0) sizes.push(sizeOf(application));
    }
    const [first = 0, second = 0] = sizes;
    expect(second).toBeLessThan(bytesMax);
    // What is said again may be a few words longer than what it replaces.
    expect(second - first).toBeLessThan(6000);
  });

  test.each([1, 2, 3])('whatever is said in whatever order (round %i)', (seed) => {
    const chance = chanceOf(seed);
    let application = fresh;
    for (let times = 0; times < (process.env['FULL'] ? 60_000 : 4000); times += 1)
      application = after(application, chance.pick(eventNames), chance);
    expect(sizeOf(application)).toBeLessThan(bytesMax);
    expect(application.consents.length).toBeLessThanOrEqual(keptMax.consents);
    expect(application.liens.length).toBeLessThanOrEqual(100);
  });
});

const say = (application: Application, name: EventName, payload: unknown, n = 1) =>
  record(
    application,
    readEvent(name, { uuid: `event-${n}`, by: events[name].sentBy[0] as 'borrower' }, payload),
    startedAt,
  );

describe('[T28] what is refused with a sentence', () => {
  test('the same consent twice is one, given when it was first; too many different ones are refused', () => {
    let application = fresh;
    const give = (type: string, version?: string) => say(application, 'consentGiven', { type, version });
    for (let n = 0; n < 400; n += 1) {
      const given = give('HARD_CREDIT', '2026-11');
      if (!('ok' in given)) application = given;
    }
    expect(application.consents.filter(({ type }) => type === 'HARD_CREDIT')).toHaveLength(1);
    for (let n = application.consents.length; n < keptMax.consents; n += 1) application = give(`T${n}`) as Application;
    expect(give('ONE_MORE')).toMatchObject({ ok: false, code: 'tooMany', reason: expect.stringMatching(/\.$/) });
    expect(give('HARD_CREDIT', '2026-11')).toBe(application);
  });

  test('agreeing to the hard inquiry again, in the same words, takes the place of the first time', () => {
    const twice = [1, 2].reduce(
      (known) => say(known, 'applicationSubmitted', { consentVersion: '2026-11' }) as Application,
      fresh,
    );
    expect(twice.consents.filter(({ type }) => type === 'HARD_CREDIT')).toHaveLength(1);
  });

  test('papers for one condition, conditions that are open, and loans on a house', () => {
    const request = { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' };
    let application = say(fresh, 'conditionRaised', request) as Application;
    const answer = (from: number) =>
      say(application, 'conditionAnswered', {
        conditionUuid: 'event-1',
        documentUuids: Array.from({ length: 10 }, (_, n) => `paper-${from + n}`),
      });
    for (let n = 0; n < keptMax.papersOfCondition; n += 10) application = answer(n) as Application;
    expect(answer(1000)).toMatchObject({ ok: false, code: 'tooMany', reason: expect.stringContaining('documents') });
    for (let n = 1; n < OPEN_CONDITIONS_MAX; n += 1)
      application = say(application, 'conditionRaised', request, n + 1) as Application;
    expect(say(application, 'conditionRaised', request, 99)).toMatchObject({ ok: false, code: 'tooMany' });
    const lien = (n: number) => ({ uuid: `lien-${n}`, holder: 'Bank', position: n % 20, balanceCents: 1 });
    const found = (from: number, length: number) =>
      say(application, 'titleReviewed', {
        outcome: 'newLien',
        liens: Array.from({ length }, (_, n) => lien(from + n)),
      });
    application = found(0, keptMax.liens) as Application;
    expect(found(0, 5)).toMatchObject({ liens: { length: keptMax.liens } });
    expect(found(500, 1)).toMatchObject({ ok: false, code: 'tooMany' });
  });

  test('a condition that is done makes room for a new one; an open one never does', () => {
    const request = (application: Application, n: number) =>
      say(application, 'conditionRaised', { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' }, n) as Application;
    let application = request(fresh, 1);
    for (let n = 2; n < 300; n += 1) {
      application = request(application, n);
      application = say(application, 'conditionCleared', { conditionUuid: `event-${n}` }, n) as Application;
    }
    expect(application.conditions).toHaveLength(keptMax.conditions);
    expect(application.conditions.filter(isOpen).map(({ uuid }) => uuid)).toEqual(['event-1']);
    expect(application.conditions.at(-1)?.uuid).toBe('event-299');
  });
});
