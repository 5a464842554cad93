/**
 * What the book and the bank say of payments that leave by file. The book has a payee's money on its way once, whatever the key:
 * so it says whose sending it is, and a request that sent nothing itself is told what became of the others'.
 */
import { bankZone } from '#core/calendar/banking-days.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { moneyMovedBy } from '#core/journey/effects.ts';
import { type AchOutcome, outcomeOf } from '#core/payments/ach-day.ts';
import { returnWords } from '#core/words/en/errors/returns.ts';
import { stepInKey } from '../../effect-key.ts';
import { organizationNow } from '../../someone-waits.ts';
import { arrivedBefore, type SentMoney, sendingsOf, sentMoney } from '../../store/bank-files.ts';
import type { Database } from '../../store/database.ts';
import { orderOf, type VendorOrder } from '../../store/vendor-messages.ts';
import type { Standing } from '../../vendors/payments/nacha.ts';
import type { PaymentResult } from '../../vendors/payments/port.ts';

interface Deps {
  readonly database: Database;
  readonly now: () => Date;
}

export function filePaymentsIn(deps: Deps) {
  const { database } = deps;
  return {
    /** Asked by a worker, which works for one organization: another's book is not read. */
    standing: async ({ key, applicationUuid }: Asked, payees: readonly string[]): Promise<Standing[]> => {
      const orgCode = organizationNow() ?? '';
      const sent = await database.inOrg(orgCode, (tx) => sentMoney(tx, orgCode, applicationUuid));
      const seq = stepInKey(key, applicationUuid);
      return payees.map((payee) =>
        standingOf(
          sent.filter((one) => one.payee === payee),
          seq,
        ),
      );
    },
    /** The end of one payment for anyone who asks. */
    endOf: async (reference: string): Promise<PaymentResult | undefined> => {
      const order = await orderOf(database.app, 'payments', reference);
      return order && endOfOrder(deps, order);
    },
  };
}

interface Asked {
  readonly key: string;
  readonly applicationUuid: string;
}

/** Of one payee, in order. */
function standingOf(sent: readonly SentMoney[], seq: number | undefined): Standing {
  const last = sent.at(-1);
  if (sent.some((one) => one.seq === seq)) return 'ours';
  if (!last || last.ended === 'returned') return 'owed';
  return last.ended === 'settled' ? 'paid' : 'onItsWay';
}

type Order = Pick<VendorOrder, 'orgCode' | 'applicationUuid' | 'effect' | 'seq'>;

export async function endOfOrder({ database, now }: Deps, order: Order): Promise<PaymentResult | undefined> {
  const { orgCode, effect } = order;
  const [sendings, arrived] = await database.inOrg(orgCode, async (tx) => [
    await sendingsOf(tx, orgCode, order),
    moneyMovedBy(effect) === 'creditorPayment' ? await arrivedBefore(tx, orgCode, order) : [],
  ]);
  const end = outcomeOf(sendings, dateIn(bankZone, now()), arrived);
  return end && resultOf(end);
}

/** As the port says it. */
function resultOf(end: AchOutcome): PaymentResult {
  const { traceId, outcome } = end;
  const paid = [...end.paid];
  if (outcome === 'settled') return { outcome, traceId, paid };
  const { code, returned } = end;
  return { ...{ outcome, traceId, code, why: returnWords(code) }, paid, returned: [...returned] };
}
