import { expect, test } from 'vitest';
import { fieldMessages } from '../people/check.ts';
import { buildCreateApplication, createApplicationBody } from './create-application.ts';
import { readEntry } from './entry.ts';
import { bodyWith, boundaries } from './stories/boundaries.ts';
import { jane } from './stories/people.ts';

const rules = { areDigitsAllowed: true };
const schema = createApplicationBody(rules);
const body = buildCreateApplication(jane, { entry: readEntry([]), softCreditVersion: '1' }, rules) ?? {};

test.each(boundaries.map(({ rule, path, value, message }) => [rule, path, value, message] as const))(
  '%s %s = %j: %s',
  (_, path, value, message) => {
    expect(fieldMessages(schema, bodyWith(body, path, value))).toEqual(
      message === undefined ? {} : { [path]: message },
    );
  },
);
