/** A number that wants no more texts, no matter who heard it say so: every consent given for it ends. */
import type { Tx } from '../store/database.ts';
import { insertStop, optOutAll } from '../store/text-stops.ts';

/** False when it had said so before. */
export async function stopNumber(tx: Tx, orgCode: string, phone: string, now: Date): Promise<boolean> {
  if (!(await insertStop(tx, orgCode, phone, now))) return false;
  await optOutAll(tx, orgCode, phone, now);
  return true;
}
