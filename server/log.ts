/** Structured lines on standard output. What must not be logged is a `Secret` by type; this list is the second net. */
import pino from 'pino';

export type Log = pino.Logger;

const neverShown = [
  'password',
  'authorization',
  'cookie',
  'ssn',
  'accountNumber',
  'routingNumber',
  'token',
  'email',
  'phoneNumber',
  'dob',
];

/** Everyday lines are written some at a time: a system call for each would cost more than the line. */
const everyday = { sync: false, minLength: 12_288, periodicFlush: 100 } as const;
const warning = 40;

/** `mixed` is added to each line: the trace it is written in. */
export function createLog(level: string, destination?: pino.DestinationStream, mixed?: () => object): Log {
  const standardOutput = destination ? undefined : pino.destination(everyday);
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: neverShown.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: { err: describeError },
    ...(mixed && { mixin: mixed }),
    hooks: {
      // What someone must see does not wait, and takes what waits before it along.
      logMethod(line, write, number) {
        write.apply(this, line);
        if (number >= warning) standardOutput?.flush();
      },
    },
  };
  return destination ? pino(options, destination) : pino(options, standardOutput);
}

/** A database error quotes the row it refused, so only its kind and place are kept. */
function describeError(error: unknown): Record<string, unknown> {
  if (!isLikeError(error)) return { message: 'something that is not an error was thrown' };
  const { code, table_name: table, constraint_name: constraint } = error as unknown as Record<string, unknown>;
  const isDatabase = 'severity' in error;
  return {
    name: error.name,
    message: isDatabase ? `database error ${String(code)}` : error.message,
    ...(isDatabase ? { code, table, constraint } : {}),
    stack: error.stack?.split('\n').slice(1, 12).join('\n'),
  };
}

/** The job queue tells its faults as plain copies of errors. */
function isLikeError(error: unknown): error is Error {
  return (
    error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error && 'stack' in error)
  );
}
