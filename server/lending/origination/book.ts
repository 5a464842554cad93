/** Keeps the line's book in step with its history: what a step says about money is posted in the same transaction. */
import type { Application, MoneySent } from '#core/application/application.ts';
import { moneyMovedBy } from '#core/journey/effects.ts';
import { isMoneyEvent, type MoneyEvent, type Payload } from '#core/journey/events.ts';
import { isComplete } from '#core/journey/statuses.ts';
import { type Entry, type Movement, type Owed, post } from '#core/payments/ledger.ts';
import { boardingOf } from '#core/servicing/boarding.ts';
import { divisionOf, payoffsOf } from '#core/underwriting/payoffs.ts';
import type { Tx } from '../../store/database.ts';
import { appendBook, boardOnce, readBook } from '../../store/money.ts';
import { readFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';
import type { Decided, Step } from './decide.ts';

export async function keepBook(
  tx: Tx,
  vault: Vault,
  version: number,
  { application, steps }: Pick<Decided, 'application' | 'steps'>,
  now: Date,
): Promise<void> {
  const isAboutMoney = ({ event, effects, from, to }: Step) =>
    isMoneyEvent(event.name) ||
    effects.some((effect) => moneyMovedBy(effect) !== undefined) ||
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

/** What the book writes for what was said; every event that the table says settles or returns money has a row here. */
const said: { readonly [E in MoneyEvent]: (payload: Payload<E>) => Movement } = {
  fundsDisbursed: () => ({ what: 'cashSettled' }),
  disbursementReturned: () => ({ what: 'cashReturned' }),
  creditorsPaid: () => ({ what: 'payoffsSettled' }),
  creditorPaymentReturned: ({ returned }) => ({ what: 'payoffsReturned', returned }),
  // Nothing left us, so it is owed again as if it had come back.
  paymentWithheld: ({ of }) => ({ what: of === 'disbursement' ? 'cashReturned' : 'payoffsReturned' }),
};

const sent: Readonly<Record<MoneySent, (owed: Owed) => Movement[]>> = {
  disbursement: (owed) => [{ what: 'opened', owed }, { what: 'cashSent' }],
  creditorPayment: () => [{ what: 'payoffsSent' }],
};

/** What happened first, then what it starts. */
function movementsOf({ event, effects }: Step, owed: Owed): Movement[] {
  const started = effects.flatMap((effect) => {
    const of = moneyMovedBy(effect);
    return of === undefined ? [] : sent[of](owed);
  });
  return isMoneyEvent(event.name) ? [movementSaid(event.name, event.payload), ...started] : started;
}

/** The payload belongs to the name; the compiler cannot follow the pair through a lookup. */
const movementSaid = <E extends MoneyEvent>(name: E, payload: unknown) => said[name](payload as Payload<E>);
