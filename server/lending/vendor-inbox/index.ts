/**
 * What vendors are asked and what they answer: which reference stands for which effect, what came back, and what has been dealt with.
 * Promises that a message is kept before it is acknowledged, that the second delivery of one changes nothing, and that an
 * order no one answers is asked after.
 */
import { isGranted } from '#core/roles.ts';
import type { Person } from '../../actor.ts';
import { crashPoint } from '../../crash-point.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import type { Jobs } from '../../store/jobs.ts';
import { type DeskPage, pageOf, readMark, readMax } from '../../store/pages.ts';
import {
  messageMark,
  noteFault,
  type Reach,
  takeBackIn,
  type UnknownWork,
  type UnprocessedMessage,
  unknownWork,
  unprocessedMessages,
} from '../../store/unprocessed.ts';
import { isVendorPaused } from '../../store/vendor-care.ts';
import {
  closeMessage,
  closeOrder,
  type InboxMessage,
  orderOf,
  placeOrder,
  readMessage,
  receiveMessage,
  type SilentOrder,
  silentOrders,
  type VendorOrder,
} from '../../store/vendor-messages.ts';

export type { InboxMessage, SilentOrder, VendorOrder } from '../../store/vendor-messages.ts';

export type VendorInbox = ReturnType<typeof createVendorInbox>;

/** About a quarter of an hour of tries, ever further apart. */
const triesMax = 20;

/** `isMainBrand`: whose staff see messages that answer no order of ours, which belong to no one else. */
export function createVendorInbox(
  database: Database,
  jobs: Jobs,
  isMainBrand: (orgCode: string) => boolean = () => false,
) {
  const { app } = database;
  const reachOf = ({ roles, orgCode }: Person) => {
    if (!isGranted(roles, { permission: 'tendVendorMessages', scope: ['organization'] }))
      throw new Failure('forbidden');
    return { orgCode, hasStrays: isMainBrand(orgCode) };
  };
  return {
    ...stuckIn(app, reachOf),
    /** Tried from the beginning; together with the queue, so that it is tried indeed. */
    tryAgain: async (person: Person, message: { readonly vendor: string; readonly id: string }): Promise<void> => {
      const reach = reachOf(person);
      await app.begin(async (tx) => {
        if (!(await takeBackIn(tx, reach, message, person.identityUuid))) throw new Failure('notFound');
        await jobs.enqueueVendorMessage(tx, message);
      });
    },
    /** A failure is counted; true when it was one too many and the message rests until someone looks. */
    faulted: (message: { readonly vendor: string; readonly id: string }, fault: string): Promise<boolean> =>
      noteFault(app, message, fault, triesMax),
    /** Keeps a message and puts it in the queue, together, unless it has its outcome; false when it was here before. */
    receive: async (message: InboxMessage, outcome?: string): Promise<boolean> => {
      const { vendor, id } = message;
      const isNew = await app.begin(async (tx) => {
        const isFirst = await receiveMessage(tx, message);
        if (isFirst && outcome !== undefined) await closeMessage(tx, vendor, id, outcome);
        else if (isFirst) await jobs.enqueueVendorMessage(tx, { vendor, id });
        crashPoint(`written message from ${message.vendor}`);
        return isFirst;
      });
      crashPoint(`committed message from ${message.vendor}`);
      return isNew;
    },
    /** A message not yet dealt with, and the order it answers. */
    open: async (
      vendor: string,
      id: string,
    ): Promise<{ message: InboxMessage; order: VendorOrder | undefined } | undefined> => {
      const message = await readMessage(app, vendor, id);
      return message && { message, order: await orderOf(app, vendor, message.reference) };
    },
    close: (message: InboxMessage, outcome: string): Promise<void> =>
      closeMessage(app, message.vendor, message.id, outcome),
    place: (order: VendorOrder): Promise<void> => placeOrder(app, order),
    settle: (order: VendorOrder): Promise<void> => closeOrder(app, order.vendor, order.reference),
    isPaused: (vendor: string, orgCode: string): Promise<boolean> => isVendorPaused(app, vendor, orgCode),
    silent: (afterS: number, max: number): Promise<SilentOrder[]> => silentOrders(app, afterS, max),
  };
}

/** What waits for a person's eyes. */
function stuckIn(app: Database['app'], reachOf: (person: Person) => Reach) {
  return {
    /** What staff of this organization can do something about, a page at a time. */
    stuck: async (person: Person, cursor?: string): Promise<DeskPage<UnprocessedMessage>> => {
      const asked = { after: readMark(cursor), max: readMax };
      return pageOf(await unprocessedMessages(app, reachOf(person), asked), messageMark);
    },
    /** Work that no running process knows. */
    unknown: async (person: Person, cursor?: string): Promise<DeskPage<UnknownWork>> => {
      const asked = { after: readMark(cursor), max: readMax };
      return pageOf(await unknownWork(app, reachOf(person).orgCode, asked), ({ at, id }) => ({ at, uuid: id }));
    },
  };
}
