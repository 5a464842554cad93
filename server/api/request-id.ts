/**
 * The name of a request in the log, in its answer and in its trace: 32 hexadecimal digits. A browser of ours sends it as
 * `traceparent`; a proxy may have given one as `x-request-id`, bare or written as a UUID. Anything else is not believed.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readTraceparent, type TraceParent } from '../tracing.ts';

export function requestIdOf(headers: IncomingHttpHeaders): string {
  return callerOf(headers)?.traceId ?? proxysId(headers['x-request-id']) ?? drawn();
}

/** What the request belongs to: the trace of its id, under the caller's span where the caller has one. */
export function parentOf(headers: IncomingHttpHeaders, requestId: string): TraceParent {
  return callerOf(headers) ?? { traceId: requestId };
}

function callerOf({ traceparent }: IncomingHttpHeaders) {
  return typeof traceparent === 'string' ? readTraceparent(traceparent) : undefined;
}

/** Cut and not replaced: it is drawn for every request that brings no id. */
function drawn(): string {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23) + id.slice(24);
}

const bare = (id: string) => id.replaceAll('-', '').toLowerCase();

function proxysId(given: string | string[] | undefined): string | undefined {
  const text = Array.isArray(given) ? given[0] : given;
  const isId = text !== undefined && /^(?!0{8}-?0{4})([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(text);
  return isId ? bare(text) : undefined;
}
