/** The protocol as a document for those who implement it. Written by tools/docs.ts. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type HttpsNeed, httpsCalls, rowOf } from './calls.ts';

/** What a company answers, need by need: the schemas that the adapter reads answers with. */
export function protocolText(): string {
  const shapeOf = (schema: v.GenericSchema) => {
    const { $schema: _, ...shape } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
    return shape;
  };
  const answers = (schema: v.GenericSchema, also = {}) => ({
    post: {
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: {
        200: { description: 'The answer', content: { 'application/json': { schema: shapeOf(schema) } } },
        ...also,
        default: { description: 'See vendor-protocol.md' },
      },
    },
  });
  const paths = (Object.keys(httpsCalls) as HttpsNeed[]).flatMap((need) => {
    const { calls, result } = rowOf(need);
    const ends = Object.entries(calls).map(([call, schema]) => [`/${need}/${call}`, answers(schema)]);
    const later = { 204: { description: 'Under way' } };
    return result ? [...ends, [`/${need}/result`, answers(result, later)]] : ends;
  });
  const info = { title: 'hearthline-vendors', version: '1' };
  return `${JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) }, null, 2)}\n`;
}
