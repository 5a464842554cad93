import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { CallRow } from '#core/contract/contract.ts';
import { routes } from '#core/contract/routes.ts';
import { compiledFor, jsonSchemaOf, serializerOf } from './serializers.ts';

test('the answer of every call can be compiled: a wrong one would not be found before someone makes the call', () => {
  const schemas = Object.values<CallRow>(routes).flatMap(({ answer }) =>
    typeof answer === 'object' ? (answer ?? []) : [],
  );
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas) expect(compiledFor(jsonSchemaOf(schema))).toBeTypeOf('function');
});

test('what a schema does not name is left out, and one schema is translated and compiled once', () => {
  const schema = v.object({ name: v.string() });
  expect(serializerOf(jsonSchemaOf(schema))({ name: 'Ann', secret: 'x' })).toBe('{"name":"Ann"}');
  expect(compiledFor(jsonSchemaOf(schema))).toBe(compiledFor(jsonSchemaOf(schema)));
});
