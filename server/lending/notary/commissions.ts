/** Notaries' offices: kept once, looked at before a session is taken and again before it is sealed. */
import { timeZoneOf } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { type Commission, commissionRefusal } from '#core/notary/commission.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { readCommission, writeCommission } from '../../store/notary-commissions.ts';

type Notary = Pick<Person, 'orgCode' | 'identityUuid'>;

export function createCommissions(database: Database) {
  /** What the notary's seals are made from, and why it would not do today. */
  const read = ({ orgCode, identityUuid }: Notary) =>
    database.inOrg(orgCode, async (tx, now) => {
      const commission = await readCommission(tx, orgCode, identityUuid);
      // A commission ends with a day of the state that gave it.
      const today = dateIn(timeZoneOf(commission?.state ?? 'CA'), now);
      return { commission: commission ?? null, refusal: commissionRefusal(commission, today) ?? null };
    });
  return {
    read,
    keep: ({ orgCode, identityUuid }: Notary, commission: Commission): Promise<void> =>
      database.inOrg(orgCode, (tx, now) => writeCommission(tx, orgCode, identityUuid, commission, now)),
    /** No one learns at the end that it was for nothing. */
    good: async (notary: Notary): Promise<Commission> => {
      const { commission, refusal } = await read(notary);
      if (!commission || refusal !== null) throw new Failure('conflict', { errors: [refusal ?? ''] });
      return commission;
    },
  };
}
