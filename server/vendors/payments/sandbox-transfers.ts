/**
 * Money that leaves: taken on at once, settled or sent back later. A loan is paid out once and a debt is paid once,
 * whatever the key; only what came back may be sent again, and then it arrives.
 */
import * as v from 'valibot';
import { personaFor } from '../personas.ts';
import { isFirstTime } from '../sandbox/first-time.ts';
import type { Movement } from '../sandbox/ledger.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import {
  type DisburseRequest,
  type PayCreditorsRequest,
  type PaymentResult,
  paymentResult,
  type Taken,
} from './port.ts';
import { returnCodeOf, returnReasons } from './returns.ts';

const lender = 'lender';
const refused = (why: string): Taken => ({ outcome: 'refused', why });
export const isAmount = (cents: number) => Number.isSafeInteger(cents) && cents > 0;
const referenceOf = (key: string) => `payments_${key}`;
const traceOf = (key: string) => seedOf('trace', key).digits('number', 15);

export async function disburse(sandbox: Sandbox, request: DisburseRequest): Promise<Taken> {
  const { key, loanNumber, amountCents } = request;
  if (!isAmount(amountCents)) return refused('There is nothing to pay out.');
  const isOurs = await claimUnlessSent(sandbox, `loan ${loanNumber}`, key, ({ outcome }) => outcome === 'returned');
  if (isOurs !== 'free') return { outcome: 'alreadyPaid', why: 'This loan has been paid out.' };
  const { taker, code } = payeeOf(request);
  const isFirst = await isFirstTime(sandbox, 'payments', loanNumber, 'disbursement', key);
  const movement = { id: key, giver: lender, taker, cents: amountCents };
  const traceId = traceOf(key);
  if (code === undefined || !isFirst) return send(sandbox, key, [movement], { outcome: 'settled', traceId, paid: [] });
  const why = returnReasons[code];
  return send(sandbox, key, [movement], { outcome: 'returned', traceId, code, why, paid: [], returned: [] }, [
    movement,
  ]);
}

/** A wallet never sends anything back. */
function payeeOf({ account, applicationUuid }: DisburseRequest) {
  return account.kind === 'wallet'
    ? { taker: `wallet ${applicationUuid}`, code: undefined }
    : { taker: `account ${account.accountToken}`, code: returnCodeOf(account.mask) };
}

export async function payCreditors(sandbox: Sandbox, request: PayCreditorsRequest): Promise<Taken> {
  const { key, applicationUuid, borrower, debts } = request;
  if (debts.length === 0 || !debts.every(({ amountCents }) => isAmount(amountCents)))
    return refused('There is nothing to pay.');
  const due: Movement[] = [];
  for (const { uuid, creditor, amountCents } of debts) {
    const cameBack = (earlier: PaymentResult) => earlier.outcome === 'returned' && earlier.returned.includes(uuid);
    const claim = await claimUnlessSent(sandbox, `debt ${applicationUuid} ${uuid}`, key, cameBack);
    if (claim === 'onItsWay') return { outcome: 'alreadyPaid', why: 'This debt is being paid.' };
    if (claim === 'free')
      due.push({ id: `${key} ${uuid}`, giver: lender, taker: `creditor ${creditor}`, cents: amountCents });
  }
  const isTroubled = personaFor('lastName', borrower.lastName, 'payments')?.answer === 'creditorReturns';
  const [back] = isTroubled && (await isFirstTime(sandbox, 'payments', applicationUuid, 'creditors', key)) ? due : [];
  const traceId = traceOf(key);
  const uuids = debts.map(({ uuid }) => uuid);
  if (!back) return send(sandbox, key, due, { outcome: 'settled', traceId, paid: uuids });
  const returned = uuids.filter((uuid) => back.id === `${key} ${uuid}`);
  const paid = uuids.filter((uuid) => !returned.includes(uuid));
  const why = returnReasons.R03;
  return send(sandbox, key, due, { outcome: 'returned', traceId, code: 'R03', why, paid, returned }, [back]);
}

/** Free for this key: no one sent it, it did itself, or what an earlier key sent came back. */
async function claimUnlessSent(
  sandbox: Sandbox,
  thing: string,
  key: string,
  cameBack: (earlier: PaymentResult) => boolean,
): Promise<'free' | 'onItsWay' | 'paid'> {
  const holder = await sandbox.claim('payments', thing, key);
  if (holder === key) return 'free';
  const earlier = v.safeParse(paymentResult, (await sandbox.result('payments', referenceOf(holder)))?.content);
  if (!earlier.success) return 'onItsWay';
  if (!cameBack(earlier.output)) return 'paid';
  return (await sandbox.claim('payments', thing, key, holder)) === key ? 'free' : 'onItsWay';
}

async function send(
  sandbox: Sandbox,
  key: string,
  movements: readonly Movement[],
  result: PaymentResult,
  returned: readonly Movement[] = [],
): Promise<Taken> {
  const reference = referenceOf(key);
  await sandbox.tell('payments', reference, { kind: 'paymentDone', content: result });
  const back = returned.map(({ id, giver, taker, cents }) => ({
    id: `${id} back`,
    giver: taker,
    taker: giver,
    cents,
    afterWork: reference,
  }));
  await sandbox.ledger.move([...movements, ...back]);
  return { outcome: 'accepted', reference };
}
