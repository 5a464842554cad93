/**
 * Letters to and from vendors: which reference stands for which effect, what came back, and what has been dealt with.
 * Promises that a message is kept before it is acknowledged, that the second delivery of one changes nothing, and that an
 * order nobody answers is asked after.
 */
import { crashPoint } from '../crash-point.ts';
import type { Database } from '../store/database.ts';
import type { Jobs } from '../store/jobs.ts';
import {
  closeMessage,
  closeOrder,
  type InboxMessage,
  orderOf,
  placeOrder,
  readMessage,
  receiveMessage,
  silentOrders,
  type VendorOrder,
} from '../store/vendor-messages.ts';

export type { InboxMessage, VendorOrder } from '../store/vendor-messages.ts';
export { createLetters, type Letters, type SentLetter } from './letters.ts';

export type Correspondence = ReturnType<typeof createCorrespondence>;

export function createCorrespondence(database: Database, jobs: Jobs) {
  const { app } = database;
  return {
    /** Keeps a message and puts it in the queue, together; false when it was here before. */
    receive: async (message: InboxMessage): Promise<boolean> => {
      const isNew = await app.begin(async (tx) => {
        const isFirst = await receiveMessage(tx, message);
        if (isFirst) await jobs.enqueueVendorMessage(tx, { vendor: message.vendor, id: message.id });
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
    silent: (afterS: number, max: number): Promise<VendorOrder[]> => silentOrders(app, afterS, max),
  };
}
