/** The virus check of a file that is looked at while its sender waits: a chat shows it to the other side at once. */
import { refusals } from '#core/application/uploads.ts';
import { Failure } from '../../failure.ts';
import type { Scanner } from './clamd.ts';

/** Without a scanner nothing is refused; with one that cannot answer, nothing is taken. */
export function infectedRefuser(scanner: Scanner | '' | undefined) {
  return async (content: Uint8Array): Promise<void> => {
    if (!scanner) return;
    const verdict = await scanner(content).catch(() => {
      throw new Failure('unavailable', { retryAfterS: 5 });
    });
    if (verdict !== 'clean') throw new Failure('invalid', { param: 'file', message: refusals.infected });
  };
}
