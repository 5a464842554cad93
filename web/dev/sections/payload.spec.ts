import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eventNames, events } from '#core/journey/events.ts';
import { exampleOf, fieldsOf, payloadOf } from './payload.ts';

describe('the form of an event', () => {
  test.each(eventNames)('%s: its example is one the journey takes, and so is what the fields say of it', (event) => {
    expect(v.is(events[event].payload, exampleOf(event))).toBe(true);
    const fields = fieldsOf(event);
    if (!fields) return;
    const values = Object.fromEntries(fields.map(({ name, example }) => [name, example]));
    const payload = payloadOf(fields, values);
    expect(v.safeParse(events[event].payload, payload).issues).toBeUndefined();
  });

  test('a choice offers what the schema lists, a yes or no is one, the rest is text', () => {
    const kinds = fieldsOf('identityChecked')?.map(({ name, kind, isOptional }) => [name, kind, isOptional]);
    expect(kinds).toEqual([
      ['verification', 'choice', false],
      ['isFraud', 'yesNo', true],
      ['hasTamperSignals', 'yesNo', true],
    ]);
    expect(fieldsOf('valueDecided')?.[0]?.choices).toEqual(['accepted', 'lower', 'escalated', 'unacceptable']);
  });

  test('an id that is known stands in the example', () => {
    const [field] = fieldsOf('conditionCleared', { conditionUuid: 'the-open-one' }) ?? [];
    expect(field?.example).toBe('the-open-one');
  });

  test('what is optional and empty is left out', () => {
    const fields = fieldsOf('titleCured') ?? [];
    expect(payloadOf(fields, { why: '' })).toEqual({});
    expect(payloadOf(fields, { why: 'Signed.' })).toEqual({ why: 'Signed.' });
  });

  test('what has parts is written as JSON, and a slip in it is told', () => {
    const fields = fieldsOf('liensAttested') ?? [];
    expect(fields[0]?.kind).toBe('json');
    expect(() => payloadOf(fields, { liens: '[' })).toThrow(SyntaxError);
  });
});
