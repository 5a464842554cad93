import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accept, fieldMessages } from './check.ts';

const pet = v.strictObject({
  name: v.pipe(v.string('Name it'), v.nonEmpty('Name it'), v.minLength(2, 'Longer')),
  age: v.pipe(v.number('Count'), v.minValue(0, 'Not yet')),
});

describe('messages by field', () => {
  test('is empty when everything is in order', () => {
    expect(fieldMessages(pet, { name: 'Rex', age: 3 })).toEqual({});
  });

  test('keeps the first message of each field', () => {
    expect(fieldMessages(pet, { name: '', age: -1 })).toEqual({ name: 'Name it', age: 'Not yet' });
  });

  test('names nested fields by their dotted path', () => {
    expect(fieldMessages(v.strictObject({ pet }), { pet: { name: 'R', age: 3 } })).toEqual({ 'pet.name': 'Longer' });
  });

  test('reports a key no one asked for, even a hostile one, and changes no prototype', () => {
    const hostile = JSON.parse('{"name":"Rex","age":3,"__proto__":{"isAdmin":true},"extra":1}');
    const messages = fieldMessages(pet, hostile);
    expect(Object.keys(messages).length).toBeGreaterThan(0);
    expect(Object.getPrototypeOf(messages)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

test('accept gives what the schema made of a value, and nothing for what it refuses', () => {
  expect(accept(v.pipe(v.string(), v.trim()), ' a ')).toBe('a');
  expect(accept(v.string(), 1)).toBeUndefined();
});
