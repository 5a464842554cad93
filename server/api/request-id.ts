/**
 * The name of a request in the log, in its answer and in its trace: 32 hexadecimal digits. A browser of ours sends it as
 * `traceparent`; a proxy may have given one as `x-request-id`, bare or written as a UUID. Anything else is not believed.
 */
import { randomBytes } from 'node:crypto';
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

const idLength = 32;
const idsAtOnce = 128;
let drawnAhead = '';
let nextAt = 0;

/** Many are drawn at once: one is needed for every request that brings none. */
function drawn(): string {
  if (nextAt >= drawnAhead.length) {
    drawnAhead = randomBytes((idLength / 2) * idsAtOnce).toString('hex');
    nextAt = 0;
  }
  nextAt += idLength;
  return drawnAhead.slice(nextAt - idLength, nextAt);
}

const bare = (id: string) => id.replaceAll('-', '').toLowerCase();

function proxysId(given: string | string[] | undefined): string | undefined {
  const text = Array.isArray(given) ? given[0] : given;
  const isId = text !== undefined && /^(?!0{8}-?0{4})([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(text);
  return isId ? bare(text) : undefined;
}
