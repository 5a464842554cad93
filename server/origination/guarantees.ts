/**
 * What no bug may break: a loan is funded once, and a consent to a hard inquiry is used once. The rows are written in the
 * same transaction as the decision, and their keys refuse a second one whoever asks.
 */
import type { Application } from '#core/application/application.ts';
import type { Tx } from '../store/database.ts';
import { fundOnce, inquireOnce } from '../store/guarantees.ts';
import type { Decided } from './decide.ts';

export async function guarantee(tx: Tx, { application, steps }: Decided, now: Date): Promise<void> {
  const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
  for (const { event, from, to, effects } of steps) {
    // Sending a returned payment again stays in the same status and is the same funding: only arriving makes the row.
    if (effects.includes('disburseFunds') && from !== to) await fundOnce(tx, of, amountCents(application), now);
    if (event.name === 'applicationSubmitted') await inquireOnce(tx, of, event.uuid, now);
  }
}

function amountCents({ offers }: Application): number {
  return offers.selected?.drawCents ?? 0;
}
