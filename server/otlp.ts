/**
 * Spans by the OpenTelemetry SDK, sent in batches over OTLP/HTTP. Nothing waits for the collector: what it does not take in
 * time is dropped. Only open-tracing.ts loads this file, and only where a collector is named.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { type SpanFacts, type SpanKindName, spanFacts, spanKinds, type TraceParent, type Tracing } from './tracing.ts';

const otelKinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, vendor: SpanKind.CLIENT } as const;
/** How long one batch may take, and how many spans wait at most. */
const patience = { exportTimeoutMillis: 5_000, scheduledDelayMillis: 1_000, maxQueueSize: 4_096 } as const;
const closePatienceMs = 1_000;

export function openOtlp(endpoint: string): Tracing {
  const within = new AsyncLocalStorage<Span>();
  const ids = wantedIds();
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patience.exportTimeoutMillis });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hearthline' }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...patience })],
    idGenerator: ids,
  });
  const tracer = provider.getTracer('hearthline');
  const begin = (kind: SpanKindName, facts: SpanFacts, parent: TraceParent | undefined): Span => {
    const attributes = allowed(facts);
    const name = spanKinds[kind].flatMap((fact) => attributes[fact] ?? []).join(' ');
    return ids.using(parent, () =>
      tracer.startSpan(name, { kind: otelKinds[kind], attributes }, contextOf(parent, within.getStore())),
    );
  };
  return {
    span: (kind, facts, work, parent) => {
      const span = begin(kind, facts, parent);
      const say = (more: SpanFacts) => void span.setAttributes(allowed(more));
      return watched(span, () => within.run(span, () => work({ say })));
    },
    traceparent: () => {
      const { traceId, spanId } = within.getStore()?.spanContext() ?? {};
      return traceId && `00-${traceId}-${spanId}-01`;
    },
    logged: () => {
      const requestId = within.getStore()?.spanContext().traceId;
      return requestId ? { requestId } : {};
    },
    close: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closePatienceMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

/** A trace that another began goes on under its span; one whose id alone is known begins here. */
function contextOf(parent: TraceParent | undefined, current: Span | undefined): Context {
  if (parent?.spanId) {
    const { traceId, spanId } = parent;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
  }
  return current && !parent ? trace.setSpan(ROOT_CONTEXT, current) : ROOT_CONTEXT;
}

/** The library asks for an id when a trace begins: the request's own, where it has one. */
function wantedIds() {
  let wanted: string | undefined;
  return {
    generateTraceId: () => wanted ?? randomBytes(16).toString('hex'),
    generateSpanId: () => randomBytes(8).toString('hex'),
    using<T>(parent: TraceParent | undefined, make: () => T): T {
      wanted = parent?.traceId;
      try {
        return make();
      } finally {
        wanted = undefined;
      }
    },
  };
}

function allowed(facts: SpanFacts): Record<string, string | number> {
  const fitting = Object.entries(facts).filter(
    ([name, value]) =>
      value !== undefined &&
      Object.hasOwn(spanFacts, name) &&
      spanFacts[name as keyof typeof spanFacts].test(String(value)),
  );
  return Object.fromEntries(fitting as [string, string | number][]);
}

/** Of what failed only its kind is told: its message may quote someone. What answers at once was no journey, and is not told. */
function watched<T>(span: Span, work: () => T): T {
  const failed = (error: unknown): never => {
    span.setAttributes(allowed({ 'error.type': error instanceof Error ? error.constructor.name : 'unknown' }));
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    throw error;
  };
  const result = work();
  if (!(result instanceof Promise)) return result;
  return result.then((value: unknown) => {
    span.end();
    return value;
  }, failed) as T;
}
