/**
 * Orders at a company that knows no keys of ours. Each is in our book before it goes out, and one that may have been heard is
 * looked for there before anything is ordered again: a consent is ordered on once at a time, in all processes together, and
 * not again once it has brought a report.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { VendorFault, VendorRefusal, VendorUnreached } from '../../vendor.ts';
import { type AskMismo, NotTaken } from './client.ts';
import { type Conclusion, conclude } from './conclude.ts';
import type { AnswerFacts, BureauName, OrderFacts } from './table.ts';

/** What is written down of a consent, or of a soft inquiry. */
interface OrderBefore {
  /** The request that ordered last. */
  readonly key: string;
  /** `asking`: it may have been heard. `reported`: a report came. `ended`: nothing came of it. */
  readonly state: 'asking' | 'reported' | 'ended';
  readonly orderNumber: string | null;
  /** How long ago it went out, by the clock of the book. */
  readonly ageMs: number;
  /** A report that some bureaus are in already, and which. */
  readonly partOf: { readonly reportId: string; readonly bureaus: readonly BureauName[] } | null;
}

type PartOf = OrderBefore['partOf'];

interface Turn {
  readonly before: OrderBefore | undefined;
  /** Throws when the turn was lost: nothing may go out then. */
  asks(key: string): Promise<void>;
  came(end: Pick<OrderBefore, 'state' | 'orderNumber' | 'partOf'>): Promise<void>;
  done(): Promise<void>;
}

/** server/store has one for all processes. */
export interface OrderBook {
  /** Undefined while another process is at it. */
  turn(what: string): Promise<Turn | undefined>;
}

export interface OrderOptions {
  readonly ask: AskMismo;
  readonly book: OrderBook;
  /** As the company knows us: our own inquiry is none of someone else's. */
  readonly ownName: string;
  /** How long an order that is not found may still be on its way. */
  readonly settleMs: number;
  /** How often, and for how long, an order under way is asked after before the job comes back later. */
  readonly pollMs: number;
  readonly waitMs: number;
}

export interface Order {
  /** A consent, or the request itself. */
  readonly what: string;
  readonly key: string;
  readonly facts: OrderFacts;
}

type Outcome = Conclusion | { readonly outcome: 'used' };

export function createOrders(options: OrderOptions) {
  const waiting = new Map<string, Promise<unknown>>();
  /** One after the other in this process; the book sees to the others. */
  return (order: Order): Promise<Outcome> => {
    const mine = (waiting.get(order.what) ?? Promise.resolve()).catch(() => {}).then(() => inTurn(options, order));
    waiting.set(order.what, mine);
    const leave = () => {
      if (waiting.get(order.what) === mine) waiting.delete(order.what);
    };
    mine.then(leave, leave);
    return mine;
  };
}

async function inTurn(options: OrderOptions, order: Order): Promise<Outcome> {
  const turn = await options.book.turn(order.what);
  if (!turn) throw new VendorFault('credit', 'it is being asked already');
  try {
    return await placed(options, order, turn);
  } finally {
    await turn.done();
  }
}

async function placed(options: OrderOptions, order: Order, turn: Turn): Promise<Outcome> {
  const { before } = turn;
  const isMine = before?.key === order.key;
  if (before?.state === 'reported' && !isMine) return { outcome: 'used' };
  let partOf = before?.partOf ?? null;
  if (before && (isMine || before.state === 'asking')) {
    const found = await options.ask(lookUp(order, before.key, before.orderNumber));
    if (!found && before.state === 'reported')
      throw new VendorFault('credit', 'the report that was ordered is not there');
    if (!found && before.state === 'asking' && before.ageMs < options.settleMs)
      throw new VendorFault('credit', 'the order may still be on its way');
    const came = found && (await outcomeOf({ options, order, turn, key: before.key, partOf }, found));
    if (came?.end && isMine) return came.end;
    if (came?.end?.outcome === 'file') return { outcome: 'used' };
    partOf = came?.partOf ?? partOf;
  }
  return submit(options, order, turn, partOf);
}

const lookUp = ({ facts }: Order, key: string, orderNumber: string | null): OrderFacts => ({
  ...facts,
  action: 'lookUp',
  reference: key,
  ...(orderNumber !== null && { orderNumber }),
});

async function submit(options: OrderOptions, order: Order, turn: Turn, partOf: PartOf): Promise<Outcome> {
  const { key } = order;
  const facts = { ...order.facts, reference: key };
  await turn.asks(key);
  const answer = await options.ask(partOf ? addingTo(facts, partOf) : facts).catch(async (error: unknown) => {
    // Only what was certainly not heard leaves the consent free at once.
    const isUnheard = [NotTaken, VendorUnreached, VendorRefusal].some((kind) => error instanceof kind);
    if (isUnheard) await turn.came({ state: 'ended', orderNumber: null, partOf });
    throw error;
  });
  const came = answer && (await outcomeOf({ options, order, turn, key, partOf }, answer));
  if (came?.end) return came.end;
  throw new VendorFault('credit', 'no bureau answered');
}

/** Bureaus that are in the report already are not asked again: to them it would be a second inquiry. */
function addingTo(facts: OrderFacts, { reportId, bureaus }: NonNullable<PartOf>): OrderFacts {
  const isNew = (bureau: BureauName) => !bureaus.includes(bureau);
  return {
    ...facts,
    ...{ action: 'addBureaus', reportId },
    ...{ hasEquifax: isNew('Equifax'), hasExperian: isNew('Experian'), hasTransUnion: isNew('TransUnion') },
  };
}

interface Placed {
  readonly options: OrderOptions;
  readonly order: Order;
  readonly turn: Turn;
  /** Whose order it is that was answered. */
  readonly key: string;
  readonly partOf: PartOf;
}

/** Waits for what is under way, and writes down what came; without an end, nothing did. */
async function outcomeOf(placed: Placed, first: AnswerFacts): Promise<{ end: Conclusion | undefined; partOf: PartOf }> {
  const { options, turn, partOf: before } = placed;
  const facts = await finished(placed, first);
  const { orderNumber = null, reportId } = facts;
  if (facts.status === 'refused' || facts.status === 'failed') {
    await turn.came({ state: 'ended', orderNumber, partOf: before });
    if (facts.status === 'refused') throw new VendorRefusal('credit', 'the order was refused');
    return { end: undefined, partOf: before };
  }
  const end = conclude(facts, options.ownName);
  const isPart = end?.outcome === 'frozen' && end.reported.length > 0 && reportId !== undefined;
  const partOf = isPart ? { reportId, bureaus: end.reported } : before;
  await turn.came({ state: end?.outcome === 'file' ? 'reported' : 'ended', orderNumber, partOf });
  return { end, partOf };
}

async function finished({ options, order, turn, key, partOf }: Placed, first: AnswerFacts): Promise<AnswerFacts> {
  const { ask, pollMs, waitMs } = options;
  let facts = first;
  for (let waitedMs = 0; facts.status === 'underWay'; waitedMs += pollMs) {
    const { orderNumber = null } = facts;
    // Their number is how it is found again, also by another process.
    await turn.came({ state: 'asking', orderNumber, partOf });
    if (waitedMs >= waitMs) throw new VendorFault('credit', 'the order is under way');
    await sleep(pollMs);
    const next = await ask(lookUp(order, key, orderNumber));
    if (!next) throw new VendorFault('credit', 'an order under way is not there any more');
    facts = next;
  }
  return facts;
}
