/**
 * The one sender of everything we send. Promises that a message is never lost and holds up no answer, and that it goes
 * once however many processes send at the same time.
 */
import { type MessageKind, messageKinds } from '#core/messages/kinds.ts';
import { pausesMs } from '#core/messages/timing.ts';
import { leaseMessages } from '../store/outbox.ts';
import { type AttemptDeps, attempt } from './attempt.ts';
import type { Outcome } from './due.ts';
import type { Outbox } from './outbox.ts';

export type Sender = ReturnType<typeof createSender>;

export function createSender({ outbox, ...deps }: AttemptDeps & { readonly outbox: Outbox }) {
  const { database, log, now } = deps;
  const underway = new Set<Promise<unknown>>();

  async function sendDue(orgCode: string, key?: string): Promise<readonly Outcome[]> {
    const lease = { pausesMs, kinds: Object.keys(messageKinds), ...(key !== undefined && { key }) };
    const due = await database.inOrg(orgCode, async (tx) =>
      leaseMessages(tx, orgCode, { ...lease, now: await now(tx) }),
    );
    return Promise.all(due.map((message) => attempt(deps, { ...message, kind: message.kind as MessageKind, orgCode })));
  }

  function begin<T>(work: Promise<T>): Promise<T> {
    const noted = work.catch(() => {}).finally(() => underway.delete(noted));
    underway.add(noted);
    return work;
  }

  outbox.onAdded((orgCode) => {
    begin(sendDue(orgCode)).catch((err: unknown) => log.warn({ err }, 'messages could not be sent just now'));
  });

  return {
    /** Sends what is due for one organization and answers how many are done with. */
    deliver: async (orgCode: string): Promise<number> =>
      (await begin(sendDue(orgCode))).filter((outcome) => outcome !== 'waiting').length,
    /** One that was just added, for someone who waits to hear what became of it; nothing happens if another took it. */
    sendNow: async (orgCode: string, key: string): Promise<void> => {
      await begin(sendDue(orgCode, key));
    },
    /** When everything this process has begun to send is done: before it ends, and in tests. */
    settled: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
