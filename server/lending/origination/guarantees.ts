/**
 * What no bug may break: a loan is funded once, and a consent to a hard inquiry is used once. The rows are written in the
 * same transaction as the decision, and their keys refuse a second one no matter who asks.
 */
import { createHash } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { moneyMovedBy } from '#core/journey/effects.ts';
import { consentOf } from '#core/underwriting/consent.ts';
import type { Tx } from '../../store/database.ts';
import { fundOnce, inquireOnce } from '../../store/guarantees.ts';
import type { Decided, Step } from './decide.ts';

export async function guarantee(
  tx: Tx,
  before: Application,
  { application, steps }: Decided,
  now: Date,
): Promise<void> {
  const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
  for (const { event, from, to, effects } of steps) {
    // Sending a returned payment again stays in the same status and is the same funding: only arriving makes the row.
    if (from !== to && effects.some((effect) => moneyMovedBy(effect) === 'disbursement'))
      await fundOnce(tx, of, amountCents(application), now);
    if (hasBroughtReport(event)) await inquireOnce(tx, of, uuidOf(consentOf(before)), now);
  }
}

/** A frozen file gave none, so the consent is still good. */
function hasBroughtReport({ name, payload }: Step['event']): boolean {
  return name === 'hardCreditReturned' && (payload as { outcome: string }).outcome !== 'frozen';
}

function uuidOf(consent: string): string {
  const hex = createHash('sha256').update(consent).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function amountCents({ offers }: Application): number {
  return offers.selected?.drawCents ?? 0;
}
