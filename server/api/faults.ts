/** What a fault is to the person who called: a refusal that was meant, a moment to wait for, or something unexpected. */
import { AporTooOld } from '#core/law/apor.ts';
import * as shredding from '#core/words/en/errors/shredding.ts';
import * as words from '#core/words/en/errors/work.ts';
import { Failure } from '../failure.ts';

export const statusOf = (error: unknown) => asFailure(error).status;

export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof AporTooOld) return new Failure('unavailable', { message: words.noRateToday, retryAfterS: 600 });
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (statusCode === 413) return new Failure('tooLarge');
  if (statusCode === 415) return new Failure('unsupportedMedia');
  if (statusCode === 400) return new Failure('malformed');
  // By the vault, or by the database where a new data key was to be made.
  if (code === 'HL410') return new Failure('notFound', { message: shredding.wasDestroyed });
  if (code === 'ENOSPC' || code === '53100') return new Failure('storageFull', { retryAfterS: 60 });
  if (isUnreachable(code)) return new Failure('unavailable', { retryAfterS: 2 });
  return new Failure('internal');
}

/** The database is gone, going or too busy: the caller may try again, and nothing was promised. */
function isUnreachable(code: string): boolean {
  return [
    'ECONNREFUSED',
    'ECONNRESET',
    'CONNECTION_CLOSED',
    'CONNECTION_ENDED',
    'CONNECTION_DESTROYED',
    'CONNECT_TIMEOUT',
    'EPIPE',
    // Restarting, out of connections; a row or a statement that took too long; a transaction that was taken back.
    '57P01',
    '57P03',
    '53300',
    '55P03',
    '57014',
    '25P03',
  ].includes(code);
}
