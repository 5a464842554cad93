/**
 * One trace from a browser's request through the API and the worker to a vendor, sent to a collector where one is named
 * (OTEL_EXPORTER_OTLP_ENDPOINT). The id of the trace is the id of the request, so a line of the log leads to its trace.
 * Where none is named there is no `Tracing` at all, and the library for it is never loaded (docs/decisions/0039).
 */

/**
 * Everything a span may say, and how it must look: names of our own, a status. What someone typed, a vendor said or an
 * error tells has no place here, and a value of another shape is left out.
 */
export const spanFacts = {
  'http.request.method': /^[A-Z]{3,7}$/,
  'http.route': /^\/[\w./:*-]{0,150}$/,
  'http.response.status_code': /^[1-5]\d\d$/,
  'messaging.destination.name': /^[a-z-]{1,40}$/,
  'hearthline.effect': /^[A-Za-z]{1,60}$/,
  'hearthline.vendor': /^[A-Za-z]{1,30}$/,
  'hearthline.call': /^[A-Za-z]{1,40}$/,
  'error.type': /^[A-Za-z_]\w{0,60}$/,
} as const satisfies Record<string, RegExp>;
export type SpanFacts = { readonly [K in keyof typeof spanFacts]?: string | number | undefined };

/** `request` is what we are asked, `job` what the queue brings, `vendor` what we ask. Each is named by these facts. */
export const spanKinds = {
  request: ['http.request.method', 'http.route'],
  job: ['messaging.destination.name', 'hearthline.effect'],
  vendor: ['hearthline.vendor', 'hearthline.call'],
} as const satisfies Record<string, readonly (keyof SpanFacts)[]>;
export type SpanKindName = keyof typeof spanKinds;

/** Where a trace goes on from: its id, and the span that caused ours where there is one. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId?: string | undefined;
}

interface Started {
  /** What was found out on the way, such as the status of an answer. */
  say(facts: SpanFacts): void;
}

export interface Tracing {
  /** Does the work inside a span. Without a parent it goes on with the trace it is in, or begins one. */
  span<T>(kind: SpanKindName, facts: SpanFacts, work: (started: Started) => T, parent?: TraceParent): T;
  /** The trace this code runs in, as it travels with a job. */
  traceparent(): string | undefined;
  /** What each line of the log says of the trace it is written in. */
  logged(): { readonly requestId?: string };
  /** Sends what waits, for a short while. */
  close(): Promise<void>;
}

/** As the W3C writes it; ids of nothing but zeros are none. */
const shape = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

export function readTraceparent(text: string | undefined): Required<TraceParent> | undefined {
  const [, traceId, spanId] = shape.exec(text ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}
