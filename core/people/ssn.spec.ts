import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ssn } from './ssn.ts';

const taken = (typed: string, areSampleNumbersAllowed: boolean) => v.is(ssn({ areSampleNumbersAllowed }), typed);

test.each(['123-45-6789', '123 45 6789', '899999999', '001010001', '078051121', '078051119', '219099998', '219100001'])(
  'takes %s everywhere',
  (typed) => expect([taken(typed, true), taken(typed, false)]).toEqual([true, true]),
);

test.each(['900-12-3456', '999999999', '078-05-1120', '219-09-9999'])('takes %s in the sandbox alone', (typed) =>
  expect([taken(typed, true), taken(typed, false)]).toEqual([true, false]),
);

test.each(['000121234', '666121234', '123001234', '123450000', '12345678', '1234567890', '12345678a', ''])(
  'takes %s nowhere',
  (typed) => expect([taken(typed, true), taken(typed, false)]).toEqual([false, false]),
);
