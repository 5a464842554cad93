/** `/openapi.json`: the contract's table in the words other programs understand. Nothing is written here by hand. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { CallRow, Schema } from '#core/contract/contract.ts';
import { errors } from '#core/contract/errors.ts';
import { routes } from '#core/contract/routes.ts';

type Json = Record<string, unknown>;

export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [key, row] of Object.entries<CallRow>(routes)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, path, row) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hearthline', version, description: 'Every call between the browser and the server.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  };
}

function operation(key: string, path: string, row: CallRow): Json {
  return {
    operationId: key.replaceAll(/[^a-zA-Z0-9]+/g, '_'),
    summary: row.why,
    'x-permission': row.who,
    'x-limit': row.limit,
    ...(row.who === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [...pathParameters(path), ...queryParameters(row.query)],
    ...requestBody(row),
    responses: responses(row),
  };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(schema: Schema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function requestBody(row: CallRow): Json {
  if (row.accepts === 'file')
    return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object' } } } } };
  if (!row.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: json(row.body, 'input') } } } };
}

function responses(row: CallRow): Json {
  const answer: Json =
    row.answer === null
      ? { '204': { description: 'Done.' } }
      : {
          '200': {
            description: 'The answer.',
            content:
              row.answer === 'file'
                ? { 'application/octet-stream': {} }
                : { 'application/json': { schema: json(row.answer, 'output') } },
          },
        };
  const failures = [
    ...(row.errors ?? []),
    ...(row.who === 'anyone' ? [] : (['unauthenticated', row.fresh ? 'secondFactorNeeded' : 'forbidden'] as const)),
    'invalid',
    'tooMany',
  ] as const;
  for (const code of failures) {
    const { status, message } = errors[code];
    answer[String(status)] = {
      description: message,
      ...(code === 'tooMany' && { headers: { 'Retry-After': retryAfter } }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return answer;
}

function json(schema: Schema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return rest as Json;
}

const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } };

const errorSchema = {
  type: 'object',
  required: ['type', 'code', 'message', 'requestId'],
  properties: {
    type: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errors) },
    message: { type: 'string' },
    param: { type: 'string' },
    requestId: { type: 'string' },
    errors: { type: 'array', items: { type: 'string' } },
  },
};
