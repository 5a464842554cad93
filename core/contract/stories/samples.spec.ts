import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { CallRow, Schema } from '../contract.ts';
import { routes } from '../routes.ts';
import { chanceOf } from './chance.ts';
import { sampleOf } from './samples.ts';

/** A call that no sample fits is only ever refused for its form, and a test that uses samples proves nothing of it. */
test.each(Object.entries<CallRow>(routes).filter(([, { body, query }]) => body ?? query))(
  'a sample fits %s',
  (_, row) => {
    const fits = (schema: Schema | undefined) =>
      schema === undefined ||
      Array.from({ length: 60 }, (_none, seed) => sampleOf(schema, chanceOf(seed))).some((one) => v.is(schema, one));
    expect([fits(row.query), fits(row.body)]).toEqual([true, true]);
  },
);
