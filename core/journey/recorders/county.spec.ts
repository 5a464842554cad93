/** Which county counts: the one that staff name, and the one that a report says later. */
import { describe, expect, test } from 'vitest';
import type { Application } from '../../application/application.ts';
import { newApplication } from '../../application/new-application.ts';
import { isOpen } from '../../conditions/condition.ts';
import { type EventName, type PayloadIn, readEvent } from '../events.ts';
import { people } from '../stories/samples.ts';
import { startedAt } from '../stories/walk.ts';
import { record } from './index.ts';

const later = new Date(startedAt.getTime() + 60_000);
const home = newApplication(people.employee, startedAt);
const texan = newApplication({ ...people.texan, timeZone: 'America/Denver' }, startedAt);
const washoe = { countyFips: '32031', county: 'Washoe' };
const clark = { countyFips: '32003', county: 'Clark' };

function hear<E extends EventName>(from: Application, event: E, payload: PayloadIn<E>, now = startedAt) {
  const by = event === 'countyNamed' ? 'operations' : 'vendor';
  return record(from, readEvent(event, { uuid: `${event}-1`, by }, payload), now);
}
function heard<E extends EventName>(from: Application, event: E, payload: PayloadIn<E>, now = startedAt): Application {
  const recorded = hear(from, event, payload, now);
  if ('ok' in recorded) throw new Error(recorded.reason);
  return recorded;
}

const at = (status: Application['status'], from = home): Application => ({ ...from, status });
const named = (from = at('RECORDING')) => heard(from, 'countyNamed', washoe);
const reported = (from: Application, county: typeof washoe) =>
  heard(
    from,
    'propertyValued',
    { outcome: 'valued', valueCents: 640_000_00, timeZone: 'America/Los_Angeles', ...county },
    later,
  );
const questions = ({ conditions }: Application) =>
  conditions.filter(isOpen).map(({ categoryEnum, answeredAt, notes }) => ({ categoryEnum, answeredAt, notes }));

describe('a county that staff name', () => {
  test('is known from then on, with when it was named', () => {
    expect(named().property).toMatchObject({
      county: 'Washoe',
      namedCounty: '32031',
      countySince: startedAt.toISOString(),
    });
  });

  test('is one of the home’s state, no matter who asks', () => {
    for (const countyFips of ['06001', '00031', '13203'])
      expect(hear(at('RECORDING'), 'countyNamed', { countyFips, county: 'Alameda' })).toMatchObject({
        ok: false,
        code: 'unknownThing',
        reason: 'The home is in Nevada. Choose a county of that state.',
      });
  });

  test('is named once, and only where it is needed', () => {
    expect(hear(named(), 'countyNamed', clark)).toMatchObject({ ok: false, code: 'notTwice' });
    for (const status of ['WAITING_FOR_AVM_DATA', 'FUNDING_DECISION', 'CANCELLED'] as const)
      expect(hear(at(status), 'countyNamed', clark)).toMatchObject({ ok: false, code: 'notAllowedHere' });
  });

  test('says the time zone until someone has signed; then the zone that days were counted in stays', () => {
    const travis = { countyFips: '48453', county: 'Travis' };
    expect(heard(at('OFFER_SELECTION', texan), 'countyNamed', travis).property.timeZone).toBe('America/Chicago');
    const signed = { ...at('RECORDING', texan), notary: { ...texan.notary, signedAt: startedAt.toISOString() } };
    expect(heard(signed, 'countyNamed', travis).property).toMatchObject({
      county: 'Travis',
      timeZone: 'America/Denver',
    });
  });

  test('is of one address: with another nothing is known', () => {
    const address = { ...home.property.address, street1: '14 Main St' };
    const moved = heard(named(), 'addressCorrected', { address });
    expect(moved.property).toMatchObject({ county: null, timeZone: null, namedCounty: null, countySince: null });
  });
});

describe('a report that comes later', () => {
  const early = () => named(at('OFFER_SELECTION'));

  test('and is the first to say the county makes it known', () => {
    const known = reported(at('RECORDING'), clark);
    expect(known.property).toMatchObject({ county: 'Clark', countySince: later.toISOString() });
    expect([known.valuation, known.property.valueCents, questions(known)]).toEqual([home.valuation, null, []]);
  });

  test('and says the same raises no question', () => {
    const same = reported(named(), washoe);
    expect(same.property).toMatchObject({ county: 'Washoe', namedCounty: null, countySince: startedAt.toISOString() });
    expect(questions(same)).toEqual([]);
  });

  test('and says another county wins while no county has the deed, and a person is asked', () => {
    for (const from of [early(), { ...early(), status: 'WAITING_FOR_AVM_DATA' } as const]) {
      const other = reported(from, clark);
      expect(other.property).toMatchObject({ county: 'Clark', namedCounty: null, countySince: later.toISOString() });
      expect(questions(other)).toEqual([
        {
          categoryEnum: 'ESCALATION_REVIEW',
          answeredAt: later.toISOString(),
          notes: expect.stringMatching(/Clark.*named Washoe before\. Clark is used/),
        },
      ]);
    }
  });

  test.each<[string, Partial<Application>]>([
    ['is being sent the deed', { status: 'RECORDING' }],
    ['has the deed', { status: 'FUNDING_DECISION', recording: { instrumentNumber: '2026-1', isGapCovered: false } }],
    [
      'was given it on paper',
      { status: 'WAITING_FOR_AVM_DATA', recording: { instrumentNumber: null, isGapCovered: true } },
    ],
  ])('and says another county than the one that %s changes nothing, and a person is asked', (_, where) => {
    const other = reported({ ...early(), ...where }, clark);
    expect(other.property).toMatchObject({ county: 'Washoe', namedCounty: '32031' });
    expect(questions(other)).toMatchObject([{ notes: expect.stringMatching(/Washoe stays/) }]);
  });

  test('is asked about in a question that is open already, beside what that asks', () => {
    const before = heard(early(), 'effectGivenUp', { effect: 'recordDeed', why: 'Down.' });
    const [asked, ...more] = questions(reported(before, clark));
    expect(more).toEqual([]);
    expect(asked?.notes).toMatch(/Down\..*Clark is used/);
  });

  test('is put aside where it says no county, or where a report has said it', () => {
    const refusal = { ok: false, reason: 'No report of the property is waited for here.' };
    expect(hear(early(), 'propertyValued', { outcome: 'notFound' })).toMatchObject(refusal);
    const said = reported(at('OFFER_SELECTION'), clark);
    expect(hear(said, 'propertyValued', { outcome: 'valued', ...washoe })).toMatchObject(refusal);
  });
});
