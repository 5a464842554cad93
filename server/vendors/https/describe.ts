/** The protocol as a document for those who implement it: what we call and what we accept. Written by tools/docs.ts. */
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { callbackCalls } from '#core/contract/callbacks.ts';
import { errors } from '#core/contract/errors.ts';
import { vendorMessage } from '../answers.ts';
import { resultRequest } from '../requests.ts';
import type { CallRow } from './call-row.ts';
import { type HttpsNeed, httpsCalls, rowOf } from './calls.ts';
import { faultStatuses } from './client.ts';
import { components } from './components.ts';

type Json = Readonly<Record<string, unknown>>;

const needNames = Object.keys(httpsCalls) as HttpsNeed[];
const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** What long work comes to stands once, for those who ask and for call-backs. */
const results = Object.fromEntries(
  needNames.flatMap((need) => {
    const { result, notice } = rowOf(need);
    const said = result ?? notice;
    return said ? [[`${capital(need)}${result ? 'Result' : 'Notice'}`, said]] : [];
  }),
);
const definitions = { ...components, ...results };

const drawing = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  // What we send has passed our schemas, and an answer is read by the last of a pipe: on the wire a secret is still text.
  typeMode: 'output',
  definitions,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }: { readonly valibotSchema: { readonly type: string } }) =>
    valibotSchema.type === 'custom' ? customShape(valibotSchema as v.GenericSchema) : undefined,
} as const;

/** A check of our own cannot be drawn, so it is asked: all of them are days. */
function customShape(schema: v.GenericSchema): { type: 'string'; format: string } {
  if (v.is(schema, '2026-03-02') && !v.is(schema, '2026-3-2') && !v.is(schema, 20_260_302))
    return { type: 'string', format: 'date' };
  throw new Error('A schema of the protocol has a check that the document cannot tell.');
}

function shapeOf(schema: v.GenericSchema): Json {
  const { $schema: _, $defs: __, ...shape } = toJsonSchema(schema, drawing);
  return shape;
}

const json = (schema: Json) => ({ 'application/json': { schema } });
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const faults = {
  ...Object.fromEntries(faultStatuses.map((status) => [status, ref('responses', 'Fault')])),
  '4XX': ref('responses', 'Refusal'),
  '5XX': ref('responses', 'Fault'),
};

interface Operation {
  readonly need: HttpsNeed;
  readonly call: string;
  readonly why: string;
  readonly request: Json;
  readonly answers: Json;
  readonly hasKey?: boolean;
}

const operation = ({ need, call, why, request, answers, hasKey = false }: Operation) => [
  `/${need}/${call}`,
  {
    post: {
      operationId: `${need}.${call}`,
      tags: [need],
      description: why,
      parameters: [ref('parameters', 'Signature'), ...(hasKey ? [ref('parameters', 'IdempotencyKey')] : [])],
      requestBody: { required: true, content: json(request) },
      responses: { ...answers, ...faults },
    },
  },
];

const okay = (schema: Json) => ({ 200: { description: 'The answer.', content: json(schema) } });
const hasKey = ({ request }: CallRow) => 'key' in ((request as { entries?: object }).entries ?? {});

function operationsOf(need: HttpsNeed) {
  const { calls, result } = rowOf(need);
  const asked = Object.entries(calls).map(([call, row]) =>
    operation({
      ...{ need, call, why: row.why, hasKey: hasKey(row) },
      ...{ request: shapeOf(row.request), answers: okay(shapeOf(row.answer)) },
    }),
  );
  const later = { ...(result && okay(shapeOf(result))), 204: { description: 'Still under way: we ask again later.' } };
  const why = 'What long work came to. We ask when we hear nothing, and after every call-back that was lost.';
  const found = operation({ need, call: 'result', why, request: shapeOf(resultRequest), answers: later });
  const well = operation({
    ...{ need, call: 'health', why: 'Whether you are there and know the secret. Asked by an operator of ours.' },
    request: { type: 'object', maxProperties: 0 },
    answers: {
      200: { description: 'You are well. Any JSON; it is not read.', content: json({}) },
      204: { description: 'The same, without a body.' },
    },
  });
  return [...asked, ...(result ? [found] : []), well];
}

/** What a company posts to us, by the name that it has in the address. */
function callbackOf(need: HttpsNeed) {
  const { vendor, result, notice } = rowOf(need);
  const said = notice ?? result;
  if (!said) return [];
  const { errors: own, why } = callbackCalls['POST /callbacks/{vendor}'];
  const body = shapeOf(v.strictObject({ ...vendorMessage.entries, content: said }));
  const refusals = [...own, 'tooMany' as const].map((code) => [
    errors[code].status,
    { description: callbackAnswers[code] },
  ]);
  const post = {
    operationId: `callbacks.${vendor}`,
    tags: [need],
    summary: `POST https://<the product>/callbacks/${vendor}`,
    description: `${why} A second company for the same need posts to /callbacks/${vendor}-fallback, signed with its own secret.`,
    parameters: [ref('parameters', 'VendorSignature')],
    requestBody: { required: true, content: json(body) },
    responses: { 204: { description: 'Kept. Send it no more.' }, ...Object.fromEntries(refusals) },
  };
  return [[vendor, { post }]];
}

const callbackAnswers = {
  unauthenticated: 'The signature is not yours, or its time is more than 300 s from ours.',
  invalid:
    'Signed, and without one of id, kind, reference and content, or with more. Sending it again does not help. Content that is not as its schema says is kept, and makes no result.',
  unavailable: 'Not kept. Send it again later.',
  tooMany: 'Not kept. Send it again after as many seconds as Retry-After says.',
} as const;

const signature = (name: string, by: string) => ({
  ...{ name, in: 'header', required: true },
  description: `t=<seconds>,v1=<hex>: HMAC-SHA-256 over "<seconds>.<the exact body>" with the secret that both know, by ${by}. Refuse what is not signed, or whose time is more than 300 s from yours.`,
  schema: { type: 'string', pattern: '^t=\\d{1,12},v1=[0-9a-f]{64}$' },
});

const info = {
  title: 'Hearthline vendor protocol',
  version: '1.0.0',
  description:
    'What Hearthline calls, and what it accepts. You implement the calls of the needs that you serve; the first part of a path stands for the URL that is configured for the need. Requests hold the data of real people: what has x-sensitive is never to be logged or shown, nor kept longer than the work takes. How to begin: vendor-protocol.md.',
};

const kept = {
  parameters: {
    Signature: signature('x-hearthline-signature', 'us'),
    VendorSignature: signature('x-vendor-signature', 'you'),
    IdempotencyKey: {
      ...{ name: 'idempotency-key', in: 'header', required: true, schema: { type: 'string', maxLength: 500 } },
      description: 'The key of the body. The same key is done once and answered alike, however often it comes.',
    },
  },
  responses: {
    Fault: {
      description:
        'Not now. The body is not read. We ask again with the same key, later and later; after several faults we leave you alone for a moment. No answer within 30 s, one longer than 10 MB, a redirect, and an answer that is not as its schema says are the same.',
    },
    Refusal: {
      description: 'A refusal for good. The body is not read. We do not ask again: a person of ours looks at it.',
    },
  },
};

export function protocolText(): string {
  const { definitions: _, ...config } = drawing;
  const schemas = toJsonSchemaDefs(definitions, config);
  const text = {
    openapi: '3.1.0',
    info,
    servers: [{ url: 'https://{company}', variables: { company: { default: 'vendor.example' } } }],
    tags: needNames.map((name) => ({ name })),
    paths: Object.fromEntries(needNames.flatMap(operationsOf)),
    webhooks: Object.fromEntries(needNames.flatMap(callbackOf)),
    components: { schemas, ...kept },
  };
  return `${JSON.stringify(text, null, 2)}\n`;
}
