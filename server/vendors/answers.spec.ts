import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { day, understand } from './answers.ts';
import { VendorFault } from './vendor.ts';

const schema = v.strictObject({ person: v.strictObject({ score: v.number(), on: day }) });
const good = { person: { score: 720, on: '2026-02-28' } };

describe('understanding an answer', () => {
  test('gives it back when it is what was agreed', () => {
    expect(understand('credit', schema, good)).toEqual(good);
  });

  test.each([
    ['nothing at all', undefined],
    ['a page instead of data', '<html>Bad gateway</html>'],
    ['a missing part', { person: { score: 720 } }],
    ['a part of another kind', { person: { score: '720', on: '2026-02-28' } }],
    ['a day that is none', { person: { score: 720, on: '2026-13-01' } }],
    ['a part no one knows', { person: { ...good.person, extra: 1 } }],
  ])('%s is a fault of that vendor', (_, answer) => {
    expect(() => understand('credit', schema, answer)).toThrow(VendorFault);
  });

  test('the fault says where, and never what', () => {
    const answer = { person: { score: '900-12-3456', on: '2026-02-28' } };
    expect(() => understand('credit', schema, answer)).toThrow('credit: the answer makes no sense at person.score');
  });
});
