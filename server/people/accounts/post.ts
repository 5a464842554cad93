/**
 * The way a letter goes: written down in the transaction that causes it, sent just after by this process, and tried
 * again later by whichever process asks. A letter is never lost and holds up no answer; what is in it is never logged.
 */
import { randomUUID } from 'node:crypto';
import type { Log } from '../../log.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { forgetLetter, insertLetter, leaseLetters, letterTriesMax, type OutboundLetter } from '../../store/mail.ts';
import type { Messages } from '../../vendors/messages/port.ts';
import type { Clock, LenderOf } from './caller.ts';
import { composeLetter, type LetterName } from './letters.ts';
import type { StepUpCodes } from './step-up-codes.ts';

interface Letter {
  readonly letter: LetterName;
  readonly kind: 'customer' | 'agent';
  readonly recipient: string;
  readonly details?: Readonly<Record<string, string>>;
}

export type Post = ReturnType<typeof createPost>;

interface Needs {
  readonly database: Database;
  readonly messages: Messages;
  readonly lenderOf: LenderOf;
  readonly codes: StepUpCodes;
  readonly log: Log;
  readonly now: Clock;
}

export function createPost({ database, messages, lenderOf, codes, log, now }: Needs) {
  const underway = new Set<Promise<unknown>>();

  async function sendOne(orgCode: string, mail: OutboundLetter): Promise<void> {
    const lender = lenderOf(orgCode);
    const words = lender && (await database.inOrg(orgCode, (tx) => composeLetter(tx, lender, mail, now(), codes)));
    const key = `${mail.uuid} ${mail.tries}`;
    const channel = mail.details['channel'] === 'sms' ? 'sms' : 'email';
    const handover = words && (await messages.send({ key, orgCode, channel, recipient: mail.recipient, ...words }));
    if (handover === 'refused') log.warn({ letter: mail.letter, uuid: mail.uuid }, 'a letter was refused for good');
    await database.inOrg(orgCode, (tx) => forgetLetter(tx, orgCode, mail.uuid));
  }

  /** Sends what is due for one organisation and answers how many letters left. */
  async function deliver(orgCode: string): Promise<number> {
    const due = await database.inOrg(orgCode, (tx) => leaseLetters(tx, orgCode, now()));
    const results = await Promise.allSettled(due.map((mail) => sendOne(orgCode, mail)));
    for (const [index, result] of results.entries()) {
      const { uuid, letter, tries } = due[index] ?? {};
      if (result.status === 'fulfilled') continue;
      const isLast = (tries ?? 0) >= letterTriesMax;
      log[isLast ? 'error' : 'warn'](
        { letter, uuid, tries, err: result.reason },
        isLast ? 'a letter was given up' : 'a letter will be tried again',
      );
    }
    return results.filter(({ status }) => status === 'fulfilled').length;
  }

  return {
    add: (tx: Queryable, orgCode: string, { letter, kind, recipient, details = {} }: Letter) =>
      insertLetter(tx, orgCode, { uuid: randomUUID(), letter, kind, recipient, details }, now()),
    /** After the commit. No one waits for it: what fails here is due again later. */
    nudge(orgCode: string): void {
      const work = deliver(orgCode)
        .catch((err: unknown) => log.warn({ err }, 'letters could not be sent just now'))
        .finally(() => underway.delete(work));
      underway.add(work);
    },
    deliver,
    /** When everything this process has begun to send is done: before it ends, and in tests. */
    settled: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
