/** Keeps the line's book in step with its history: what a step says about money is posted in the same transaction. */
import type { Application, MoneySent } from '#core/application/application.ts';
import { isComplete } from '#core/journey/statuses.ts';
import { type Entry, type Movement, type Owed, post } from '#core/payments/ledger.ts';
import { boardingOf } from '#core/servicing/boarding.ts';
import { divisionOf, payoffsOf } from '#core/underwriting/payoffs.ts';
import type { Tx } from '../../store/database.ts';
import { appendBook, boardOnce, readBook } from '../../store/money.ts';
import { readFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';
import type { Decided, Step } from './decide.ts';

const moneyEffects: readonly string[] = ['disburseFunds', 'payCreditors'];
const moneyEvents: readonly string[] = [
  'fundsDisbursed',
  'disbursementReturned',
  'creditorsPaid',
  'creditorPaymentReturned',
  'paymentWithheld',
];

export async function keepBook(
  tx: Tx,
  vault: Vault,
  version: number,
  { application, steps }: Pick<Decided, 'application' | 'steps'>,
  now: Date,
): Promise<void> {
  const isAboutMoney = ({ event, effects, from, to }: Step) =>
    moneyEvents.includes(event.name) ||
    effects.some((effect) => moneyEffects.includes(effect)) ||
    (from !== to && isComplete(to));
  if (!steps.some(isAboutMoney)) return;
  const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
  const book: Entry[] = await readBook(tx, of);
  const owed = await owedBy(tx, vault, application);
  for (const [index, step] of steps.entries()) {
    for (const movement of movementsOf(step, owed)) {
      const entries = post(book, movement).map((entry, at) => ({
        ...entry,
        n: book.length + at + 1,
        seq: version + index + 1,
        release: entry.kind === 'sent' ? application.funding.release : null,
      }));
      await appendBook(tx, of, entries, now);
      book.push(...entries);
    }
    const record = step.from !== step.to && isComplete(step.to) ? boardingOf(application, book, now) : undefined;
    if (record) await boardOnce(tx, of, record, now);
  }
}

async function owedBy(tx: Tx, vault: Vault, application: Application): Promise<Owed> {
  const { selected } = application.offers;
  const file = await readFile(tx, vault, { orgCode: application.orgCode, applicationUuid: application.uuid });
  const { cashCents, costs, payoffs } = divisionOf(application, file ? payoffsOf(application, file) : []);
  return { cashCents, feeCents: (selected?.amountCents ?? 0) - (selected?.drawCents ?? 0), costs, payoffs };
}

/** What happened first, then what it starts. */
function movementsOf({ event, effects }: Step, owed: Owed): Movement[] {
  const said: Movement[] = [];
  if (event.name === 'fundsDisbursed') said.push({ what: 'cashSettled' });
  if (event.name === 'disbursementReturned') said.push({ what: 'cashReturned' });
  if (event.name === 'creditorsPaid') said.push({ what: 'payoffsSettled' });
  if (event.name === 'creditorPaymentReturned') {
    const { returned } = event.payload as { returned?: readonly string[] };
    said.push({ what: 'payoffsReturned', returned });
  }
  // Nothing left us, so it is owed again as if it had come back.
  if (event.name === 'paymentWithheld') {
    const { of } = event.payload as { of: MoneySent };
    said.push(of === 'disbursement' ? { what: 'cashReturned' } : { what: 'payoffsReturned' });
  }
  if (effects.includes('disburseFunds')) said.push({ what: 'opened', owed }, { what: 'cashSent' });
  if (effects.includes('payCreditors')) said.push({ what: 'payoffsSent' });
  return said;
}
