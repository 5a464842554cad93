/**
 * What mail servers write back about our emails. Promises that only a report that came to the address we gave for that very
 * recipient counts: the mark in it is ours, and no one else can make it. A bounce ends mail to the address for a month, a
 * complaint ends what its reader may choose; nothing of a report is kept.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type DeliveryReport, readDeliveryReport } from '#core/messages/delivery-report.ts';
import type { Log } from '../log.ts';
import type { Secret } from '../secret.ts';
import type { Database, Tx } from '../store/database.ts';
import { findIdentityByEmail } from '../store/identities.ts';
import { saveChoice } from '../store/message-choices.ts';
import { copiesTo, markUndelivered } from '../store/message-copies.ts';
import { addToTallies } from '../store/tallies.ts';
import { forgetOldBounces, noteBounce } from '../store/unreachable-addresses.ts';

/** Eighty bits: with the lender's code it must fit before the @, where 64 letters are allowed. */
const markLength = 20;

/** What the address that a message leaves from carries: the lender and a mark for the recipient. */
export function bounceMark(secret: Secret, orgCode: string, recipient: string): string {
  const mac = createHmac('sha256', secret.reveal()).update(`bounce ${orgCode} ${recipient.toLowerCase()}`);
  return `${orgCode}.${mac.digest('hex').slice(0, markLength)}`.toLowerCase();
}

/** `bounces@mail.lender.example` becomes `bounces+<mark>@mail.lender.example`. */
export function markedAddress(address: string, mark: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name}+${mark}@${domain}`;
}

interface BounceDeps {
  readonly database: Database;
  readonly secret: Secret;
  /** Asked for each report: brands are read again while the product runs. */
  readonly organizations: () => readonly string[];
  /** What the mail adapter names a message, before the @. */
  readonly messageIdOf: (key: string) => string;
  readonly log: Log;
}

export type Bounces = ReturnType<typeof createBounces>;

export function createBounces({ database, secret, organizations, messageIdOf, log }: BounceDeps) {
  /** Whose email it was, by a mark of ours for this recipient anywhere in what came. */
  function lenderOf(raw: string, recipient: string): string | undefined {
    const marks = [...raw.matchAll(/\+([\w-]{1,64}\.[0-9a-f]{20})@/gi)].map(([, mark = '']) => mark.toLowerCase());
    return organizations().find((orgCode) => {
      const right = Buffer.from(bounceMark(secret, orgCode, recipient));
      return marks.some((mark) => mark.length === right.length && timingSafeEqual(Buffer.from(mark), right));
    });
  }

  return {
    /** Whether it was a report about an email of ours. */
    receive: async (raw: string): Promise<boolean> => {
      const report = readDeliveryReport(raw);
      const orgCode = report && lenderOf(raw, report.recipient);
      if (!report || orgCode === undefined) return false;
      await database.inOrg(orgCode, async (tx, now) => {
        const key = await take(tx, orgCode, report, now, messageIdOf);
        if (key !== undefined) await markUndelivered(tx, orgCode, key);
      });
      await addToTallies(database.app, [{ name: 'emailReports', label: report.what, count: 1 }]);
      log.info({ orgCode, what: report.what }, 'a mail server wrote back');
      return true;
    },
    forgetOld: (orgCode: string): Promise<number> =>
      database.inOrg(orgCode, (tx, now) => forgetOldBounces(tx, orgCode, now)),
  };
}

/** The key of the copy that it is about, where one is kept. */
async function take(
  tx: Tx,
  orgCode: string,
  { what, recipient, messageId }: DeliveryReport,
  now: Date,
  messageIdOf: BounceDeps['messageIdOf'],
): Promise<string | undefined> {
  if (what === 'complained') {
    const identity = await findIdentityByEmail(tx, orgCode, 'customer', recipient);
    if (identity) await saveChoice(tx, orgCode, identity.uuid, false, now);
    return undefined;
  }
  await noteBounce(tx, orgCode, recipient, now);
  const [id] = (messageId ?? '').split('@');
  return (await copiesTo(tx, orgCode, recipient)).find(({ key }) => messageIdOf(key) === id)?.key;
}
