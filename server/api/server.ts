/**
 * HTTP in, HTTP out. Registers one route per row of the contract and refuses to start when a row has no handler; who is
 * calling, whether the input is well formed and how the answer looks are settled here, so that handlers hold no plumbing.
 */
import type { IncomingHttpHeaders } from 'node:http';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { uploadBytesMax } from '#core/application/uploads.ts';
import type { CallRow } from '#core/contract/contract.ts';
import { customers } from '#core/contract/identity.ts';
import { type Routes, routes } from '#core/contract/routes.ts';
import { maintenanceSentence, restsInMaintenance } from '#core/flags/maintenance.ts';
import type { FlagsFor } from '#core/flags.ts';
import { type EventName, needsFreshFactor } from '#core/journey/events.ts';
import { isGranted, isStaff } from '#core/roles.ts';
import * as words from '#core/words/en/errors/calls.ts';
import { type Actor, isVisitor, visitor } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { forSomeone } from '../someone-waits.ts';
import type { Tracing } from '../tracing.ts';
import type { Admission } from './admission.ts';
import { Answer, nameAnswer } from './answer.ts';
import { longAnswer, sendShort } from './compressed.ts';
import { addSigned, exactBodyOf, keepExactBytes } from './exact-bytes.ts';
import { asFailure, statusOf } from './faults.ts';
import { type Call, type Handlers, type HandlersOf, Reply, type UploadedFile } from './handler.ts';
import { fileHeaders, openTo } from './headers.ts';
import { checkInput, checkKey, checkParams } from './input.ts';
import { type CountCall, callerAddress, createLimits, type Limits } from './limits.ts';
import { answerLivenessFirst } from './liveness.ts';
import {
  addressOf,
  type Credentials,
  credentialsOf,
  foreignness,
  type IsOurs,
  isOfVisitor,
  pathLengthMax,
  visitingSite,
} from './request.ts';
import { requestIdOf } from './request-id.ts';
import { jsonSchemaOf, serializerOf } from './serializers.ts';
import { traced } from './traced-call.ts';

const bodyBytesMax = 1_048_576;
const questionBytesMax = 4096;
const headersMsMax = 20_000;
/** One file a call, and nothing beside it. */
const uploadLimits = { files: 1, fields: 0, parts: 1, fieldNameSize: 100, headerPairs: 20 };

interface Known {
  readonly actor: Actor;
  /** Whether a second factor was given in this session: staff get nowhere without. */
  readonly hasSecondFactor?: boolean;
  /** Whether that was in the last ten minutes. */
  readonly hasFreshFactor?: boolean;
  readonly renewedToken?: string | undefined;
}

export interface Plumbing {
  readonly log: Log;
  readonly metrics: Metrics;
  /** How many proxies of ours stand in front, or where they are; 0 believes no one. */
  readonly trustProxy: number | string[];
  readonly handlers: Handlers;
  /** Who is calling, and a fresh token when theirs is getting old. */
  readonly authenticate: (credentials: Credentials) => Promise<Known>;
  /** The organization that the page wears, by header or host. */
  readonly orgCodeOf: (request: FastifyRequest) => string;
  /** The canonical organization whose host was called, whatever the page wears. */
  readonly siteOf: (request: FastifyRequest) => string;
  readonly isOurs?: IsOurs;
  readonly countCall: CountCall;
  /** Takes one use of each back. */
  readonly uncountCall?: (bucket: string, subjects: readonly string[]) => Promise<void>;
  readonly flagsFor: FlagsFor;
  /** How long a client may take to send a request. */
  readonly requestTimeoutMs?: number;
  /** Widens every limit; for benches. */
  readonly limitFactor?: number;
  /** Who is let in while there is more to do than can be done; everyone unless told. */
  readonly admission?: Pick<Admission, 'through'>;
  /** Only where a collector of traces is named. */
  readonly tracing?: Tracing | undefined;
  /** Needs that a practice vendor serves in production: every answer names them. */
  readonly practice?: readonly string[] | undefined;
}

/** What a server makes of its plumbing once, and every call uses. */
interface Works extends Plumbing {
  readonly limits: Limits;
}

export function buildServer(plumbing: Plumbing): FastifyInstance {
  const { requestTimeoutMs = 60_000 } = plumbing;
  const server = Fastify({
    logger: false,
    trustProxy: believedProxies(plumbing.trustProxy),
    bodyLimit: bodyBytesMax,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength: pathLengthMax },
    rewriteUrl: addressOf,
    genReqId: ({ headers }) => requestIdOf(headers),
    forceCloseConnections: 'idle',
    // A request without a body needs no stream that ends: a third of what Fastify adds to bare Node.
    // Node looks for those who are late twice a minute unless told.
    http: { optimizeEmptyRequests: true, ServerResponse: Answer, connectionsCheckingInterval: 500 },
  });
  // Node takes the longer of the two for the whole request: left at its usual minute, a shorter limit would hold for headers only.
  server.server.headersTimeout = Math.min(headersMsMax, requestTimeoutMs);
  server.removeContentTypeParser('text/plain');
  server.setSerializerCompiler<object>(({ schema }) => serializerOf(schema));
  keepExactBytes(server);
  addHooks(server, plumbing);
  server.setErrorHandler((error, request, reply) => answerFailure(plumbing.log, error, request, reply));
  for (const path of ['/ft/external/*', '/service-optimize/external/*'])
    server.options(path, (_request, reply) => reply.code(204).send());
  addCalls<Routes>(server, plumbing, routes, plumbing.handlers);
  answerLivenessFirst(server.server, practiceHeaders(plumbing.practice));
  return server;
}

/** Counted from the socket inwards: the address before our outermost proxy is the caller's, whatever stands before it. */
function believedProxies(proxies: Plumbing['trustProxy']): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** A clock that is set must neither end a window nor keep it. */
const steadyMs = () => performance.now();

const worksOf = (plumbing: Plumbing): Works => ({
  ...plumbing,
  limits: createLimits(plumbing.countCall, plumbing.limitFactor, steadyMs, plumbing.uncountCall),
});

/** Registers a table of calls. The product's own is registered by `buildServer`; the workshop brings another. */
export function addCalls<Table extends Readonly<Record<string, CallRow>>>(
  server: FastifyInstance,
  plumbing: Plumbing,
  table: Table,
  handlers: HandlersOf<Table>,
): void {
  const calls = Object.entries<CallRow>(table).map(([key, row]) => {
    const handler = handlers[key as keyof typeof handlers] as ((call: AnyCall) => unknown) | undefined;
    if (!handler) throw new Error(`The contract promises '${key}', but no handler answers it.`);
    return { key, row, handler };
  });
  const works = worksOf(plumbing);
  const [forms, others] = [calls.filter(takesFile), calls.filter((call) => !takesFile(call))];
  for (const { key, row, handler } of others.filter(({ row }) => row.accepts !== 'raw'))
    addRoute(server, works, key, row, handler);
  addSigned(server, (scope) => {
    for (const { key, row, handler } of others.filter(({ row }) => row.accepts === 'raw'))
      addRoute(scope, works, key, row, handler);
  });
  if (forms.length === 0) return;
  // Only these know forms: what reads them looks at every request in its scope.
  server.register(async (scope) => {
    // One byte more than we take, so that too large is told from just fitting.
    scope.register(multipart, { limits: { ...uploadLimits, fileSize: uploadBytesMax + 1 }, throwFileSizeLimit: false });
    for (const { key, row, handler } of forms) addRoute(scope, works, key, row, handler);
  });
}

function takesFile({ row }: { readonly row: CallRow }): boolean {
  return row.accepts === 'file';
}

/** A call once its row has been forgotten: what the plumbing itself handles. */
type AnyCall = Omit<Call<never>, 'params' | 'query' | 'body'> & Record<'params' | 'query' | 'body', unknown>;

/** Asked every few seconds by machines that keep their own books. */
const unrecorded = new Set(['/healthz', '/readyz', '/metrics']);

/** Needs that a practice vendor serves, on every answer. */
const practiceHeaders = (practice: readonly string[] = []): Readonly<Record<string, string>> =>
  practice.length > 0 ? { 'x-hearthline-sandbox': practice.join(', ') } : {};

/** Callbacks instead of promises: these run on every request, and a promise costs more than what they do. */
function addHooks(server: FastifyInstance, { log, metrics, isOurs = () => false, practice = [] }: Plumbing): void {
  // Five fields that we choose ourselves and none of them secret: looking for something to hide costs more than the line.
  const lines = log.child({}, { redact: [] });
  server.addHook('onRequest', (request, reply, done) => {
    nameAnswer(reply.raw, request.id);
    forgetTypeOfNothing(request.raw.headers);
    const visiting = visitingSite(request, isOurs);
    if (visiting !== undefined) reply.headers(openTo(visiting));
    if (practice.length > 0) reply.headers(practiceHeaders(practice));
    done(foreignness(request, isOurs));
  });
  // The pattern and never the address: a path holds ids, a query may hold a name.
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (!unrecorded.has(route)) {
      const { method, id: requestId } = request;
      const { statusCode: status, elapsedTime } = reply;
      metrics.answered(method, route, status, elapsedTime);
      lines.info({ requestId, method, route, status, ms: Math.round(elapsedTime) }, 'answered');
    }
    done();
  });
}

/** Nothing came, whatever it is said to be: its stream has ended before anyone listens, and reading it would never end. */
function forgetTypeOfNothing(headers: IncomingHttpHeaders): void {
  if (headers['content-type'] === undefined) return;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
    delete headers['content-type'];
}

function addRoute(
  server: FastifyInstance,
  plumbing: Works,
  key: string,
  row: CallRow,
  handler: (call: AnyCall) => unknown,
): void {
  const [method = 'GET', path = ''] = key.split(' ');
  server.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(path.startsWith('/service-optimize/') && { bodyLimit: questionBytesMax }),
    ...(typeof row.answer === 'object' && row.answer
      ? { schema: { response: { '2xx': jsonSchemaOf(row.answer) } } }
      : {}),
    // A person waits for it: what the database cannot do soon is refused.
    handler: traced(plumbing.tracing, statusOf, (request, reply) =>
      forSomeone(() => {
        const answer = () => answerCall(plumbing, key, row, handler, { request, reply });
        return plumbing.admission?.through({ row, headers: request.headers }, answer) ?? answer();
      }, request.id),
    ),
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answerCall(
  plumbing: Works,
  key: string,
  row: CallRow,
  handler: (call: AnyCall) => unknown,
  { request, reply }: Exchange,
): Promise<unknown> {
  const credentials = credentialsOf(request, plumbing.siteOf(request));
  // Open to other sites, so no one is known there, whatever a browser sends along.
  const known: Known = isOfVisitor(request) ? { actor: visitor } : await plumbing.authenticate(credentials);
  const { hasFreshFactor = false, renewedToken } = known;
  if (renewedToken) reply.header('authorization', renewedToken);
  const demandFactor = async () => {
    // A session is remembered for a second: the factor may have been given to another process just now.
    const isGiven =
      hasFreshFactor || (await plumbing.authenticate({ ...credentials, isReadAgain: true })).hasFreshFactor;
    if (!isGiven) throw new Failure('secondFactorNeeded');
  };
  const call = await readCall(plumbing, key, row, request, {
    actor: actorFor(row, known),
    cookies: credentials.cookies,
    site: credentials.site,
    demandFactor,
  });
  if (asksForFactor(row, call))
    await demandFactor().catch((refusal: unknown) => {
      // What was not read must not keep the connection waiting.
      call.file?.content.resume();
      throw refusal;
    });
  const result = await handler(call);
  if (result instanceof Reply && result.options.isAgain)
    await plumbing.limits.giveBack(key, row, call.actor, callerAddress(request));
  return send(request, reply, row, result);
}

/** Staff who have shown only a password may show more, and are no one to calls that anyone may make. */
function actorFor(row: CallRow, { actor, hasSecondFactor = false }: Pick<Known, 'actor' | 'hasSecondFactor'>): Actor {
  if (hasSecondFactor || row.beforeFactor || !isStaff(actor.roles)) return actor;
  if (row.who === 'anyone') return visitor;
  throw new Failure(isGranted(actor.roles, row.who) ? 'secondFactorNeeded' : 'forbidden');
}

async function readCall(
  plumbing: Works,
  key: string,
  row: CallRow,
  request: FastifyRequest,
  { actor, cookies, site, demandFactor }: Pick<AnyCall, 'actor' | 'cookies' | 'site' | 'demandFactor'>,
): Promise<AnyCall> {
  plumbing.limits.countHere(key, row, actor, callerAddress(request));
  if (row.who !== 'anyone' && !isGranted(actor.roles, row.who)) {
    throw new Failure(isVisitor(actor) ? 'unauthenticated' : 'forbidden');
  }
  refuseInMaintenance(plumbing, key, row, actor);
  await plumbing.limits.countEverywhere(key, row, actor, callerAddress(request));
  const file = row.accepts === 'file' ? await fileOf(request) : undefined;
  return {
    params: checkParams(request.params),
    query: checkInput(row.query, request.query, 'query'),
    body: row.accepts === 'file' ? undefined : checkInput(row.body, request.body, 'body'),
    actor,
    orgCode: plumbing.orgCodeOf(request),
    site,
    address: callerAddress(request),
    requestId: request.id,
    headers: request.headers,
    cookies,
    demandFactor,
    idempotencyKey: row.idempotent && checkKey(one(request.headers['idempotency-key'])),
    file,
    exactBody: row.accepts === 'raw' ? exactBodyOf(request) : undefined,
  };
}

const maintenanceRetryS = 60;

/** Asked at each call, so that works begin and end with the next one. */
function refuseInMaintenance({ flagsFor }: Plumbing, key: string, row: CallRow, actor: Actor): void {
  if (isVisitor(actor) || !restsInMaintenance(key, row)) return;
  const { orgCode, identityUuid, roles } = actor;
  const flags = flagsFor(orgCode, { identityUuid, ...(roles[0] && { role: roles[0] }) });
  const message = maintenanceSentence(flags['fe-heloc-maintenance']);
  if (message !== undefined) throw new Failure('unavailable', { message, retryAfterS: maintenanceRetryS });
}

function asksForFactor({ fresh }: CallRow, call: AnyCall): boolean {
  if (typeof fresh === 'object') return fresh.is.includes(String(valueAt(call[fresh.part], fresh.at)));
  if (fresh === 'event') return needsFreshFactor((call.body as { readonly event: EventName }).event);
  if (fresh === 'customer') return customers.some((role) => (call.actor.roles as readonly string[]).includes(role));
  return fresh === true;
}

function valueAt(input: unknown, path: string): unknown {
  return path.split('.').reduce((from, name) => (from as Record<string, unknown> | undefined)?.[name], input);
}

async function fileOf(request: FastifyRequest): Promise<UploadedFile | undefined> {
  if (!request.isMultipart()) throw new Failure('unsupportedMedia', { message: words.sendTheFileAsA });
  const part = await request.file().catch(unreadable);
  return part && { name: part.filename, content: part.file };
}

/** A form that breaks off is the sender's; what has a status of its own, such as too large, keeps it. */
function unreadable(error: unknown): never {
  throw (error as { statusCode?: number }).statusCode === undefined ? new Failure('malformed') : error;
}

function send(request: FastifyRequest, reply: FastifyReply, row: CallRow, result: unknown): unknown {
  const content = result instanceof Reply ? result.content : result;
  if (row.answer === 'file') reply.headers(fileHeaders);
  if (result instanceof Reply) {
    reply.headers(result.options.headers ?? {});
    if (result.options.status) reply.code(result.options.status);
  }
  // Nothing, or the way to somewhere else.
  if (row.answer === null) return reply.code(reply.hasHeader('location') ? reply.statusCode : 204).send();
  if (row.answer === 'file') return reply.send(content);
  const text = reply.type('application/json; charset=utf-8').serialize(content) as string;
  return text.length < longAnswer ? reply.send(text) : sendShort(request, reply, text);
}

function answerFailure(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  const failure = asFailure(error);
  if (failure.code === 'internal' || failure.code === 'storageFull')
    log.error({ requestId: request.id, route: request.routeOptions.url, err: error }, 'a call failed');
  if (failure.details.retryAfterS) reply.header('retry-after', failure.details.retryAfterS);
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure.body(request.id));
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
