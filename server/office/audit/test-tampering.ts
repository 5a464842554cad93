/**
 * Ways to tamper with a book as the one who owns the database, with triggers and foreign keys switched off. Each says which row
 * must be named where one row was touched; a seed decides which row and how.
 */
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../store/database.ts';
import { readEvents, type SealedEvent } from '../../store/events.ts';
import { firstHash, plainHash } from '../../store/history-seals.ts';

export interface Target {
  readonly orgCode: string;
  readonly applicationUuid: string;
}

/** Gives the number of the event that must be named; undefined where any fault will do. */
type Tampering = (tx: Tx, of: Target, pick: Pick) => Promise<number | undefined>;
export type Pick = <T>(from: readonly T[]) => T;

/** The same numbers for the same seed. */
export function pickerFrom(seed: number): Pick {
  let state = seed;
  return (from) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from[((mixed ^ (mixed >>> 14)) >>> 0) % from.length] as (typeof from)[number];
  };
}

const historyOf = (tx: Tx, { orgCode, applicationUuid }: Target) => readEvents(tx, orgCode, applicationUuid);

const flip: Tampering = async (tx, of, pick) => {
  const { seq } = pick(await historyOf(tx, of));
  const where = tx`where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq = ${seq}`;
  await pick([
    () => tx`update app.application_event set payload = payload || '{"score": 801}' ${where}`,
    () => tx`update app.application_event set event = event || 'x' ${where}`,
    () => tx`update app.application_event set by_role = 'operator' ${where}`,
    () => tx`update app.application_event set by_identity = ${randomUUID()} ${where}`,
    () => tx`update app.application_event set at = at - interval '1 ms' ${where}`,
    () => tx`update app.application_event set from_status = 'ELSEWHERE' ${where}`,
    () => tx`update app.application_event set to_status = 'ELSEWHERE' ${where}`,
    () => tx`update app.application_event set delivery = 'another ' || seq ${where}`,
    () => tx`update app.application_event set hash = set_byte(hash, 5, get_byte(hash, 5) # 1) ${where}`,
    () =>
      tx`update app.application_event set previous_hash = set_byte(previous_hash, 5, get_byte(previous_hash, 5) # 1) ${where}`,
    () => tx`update app.application_event set key_id = null ${where}`,
  ])();
  return seq;
};

const remove: Tampering = async (tx, of, pick) => {
  const { seq } = pick(await historyOf(tx, of));
  await tx`delete from app.application_event where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq = ${seq}`;
  return seq;
};

const removeAndCloseGap: Tampering = async (tx, of, pick) => {
  const { seq } = pick((await historyOf(tx, of)).slice(0, -1));
  await tx`delete from app.application_event where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq = ${seq}`;
  await tx`update app.application_event set seq = -seq where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq > ${seq}`;
  await tx`update app.application_event set seq = -seq - 1 where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq < 0`;
  await tx`update app.application set version = version - 1 where org_code = ${of.orgCode} and uuid = ${of.applicationUuid}`;
  return seq;
};

const reorder: Tampering = async (tx, of, pick) => {
  const { seq } = pick((await historyOf(tx, of)).slice(0, -1));
  const swap = (from: number, to: number) =>
    tx`update app.application_event set seq = ${to} where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq = ${from}`;
  await swap(seq, -1);
  await swap(seq + 1, seq);
  await swap(-1, seq + 1);
  return seq;
};

const insert: Tampering = async (tx, of, pick) => {
  const { seq } = pick(await historyOf(tx, of));
  await tx`update app.application_event set seq = -seq where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq > ${seq}`;
  await tx`update app.application_event set seq = -seq + 1 where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq < 0`;
  await tx`
    insert into app.application_event
    select org_code, application_uuid, seq + 1, 'fundingApproved', 'operations', ${randomUUID()}::uuid, at, to_status, to_status,
           payload, null, hash, previous_hash, key_id
      from app.application_event where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq = ${seq}`;
  await tx`update app.application set version = version + 1 where org_code = ${of.orgCode} and uuid = ${of.applicationUuid}`;
  return seq + 1;
};

/** With more and more care: the rows alone, what the application remembers, its sealed end, or that taken away. */
const cutTail: Tampering = async (tx, of, pick) => {
  const events = await historyOf(tx, of);
  const last = pick(events.slice(0, -1));
  const care = pick([0, 1, 2, 3]);
  await tx`delete from app.application_event where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq > ${last.seq}`;
  if (care > 0)
    await tx`update app.application set version = ${last.seq}, last_hash = ${last.hash}, status = ${last.toStatus}
      where org_code = ${of.orgCode} and uuid = ${of.applicationUuid}`;
  if (care === 2)
    await tx`update app.application_head set seq = ${last.seq}, hash = ${last.hash} where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid}`;
  if (care === 3)
    await tx`delete from app.application_head where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid}`;
  return last.seq + 1;
};

/** Another approver, in the row and in what it says; the hash is made again as anyone can. */
const swapApprover: Tampering = async (tx, of, pick) => {
  const events = await historyOf(tx, of);
  const approvals = events.filter(({ event }) => event === 'fundingApproved');
  const chosen = pick(approvals.length > 0 ? approvals : events);
  const approver = randomUUID();
  const hash = plainHash(of, chosen.previousHash, { ...chosen, byIdentity: approver, payload: { approver } });
  await tx`
    update app.application_event set by_identity = ${approver}, payload = ${tx.json({ approver })}, hash = ${hash},
           key_id = ${pick([chosen.keyId, approvals.length > 0 ? null : chosen.keyId])}
     where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and seq = ${chosen.seq}`;
  return chosen.seq;
};

/** Everything again with plain hashes, as the code of before made them, from the first event to what the application remembers. */
const rewriteAll: Tampering = async (tx, of, pick) => {
  const events = await historyOf(tx, of);
  const forged = pick(events).seq;
  let previous: Buffer = firstHash;
  const rows = events.map((event) => {
    const changed: SealedEvent = event.seq === forged ? { ...event, byIdentity: randomUUID() } : event;
    const before = previous;
    previous = plainHash(of, previous, changed);
    return { seq: event.seq, by: changed.byIdentity, before: before.toString('hex'), hash: previous.toString('hex') };
  });
  await tx`
    update app.application_event e set key_id = null, by_identity = r.by, previous_hash = decode(r.before, 'hex'), hash = decode(r.hash, 'hex')
      from jsonb_to_recordset(${tx.json(rows)}) as r(seq int, by uuid, before text, hash text)
     where e.org_code = ${of.orgCode} and e.application_uuid = ${of.applicationUuid} and e.seq = r.seq`;
  await tx`update app.application set last_hash = ${previous} where org_code = ${of.orgCode} and uuid = ${of.applicationUuid}`;
  if (pick([true, false]))
    await tx`delete from app.application_head where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid}`;
  else
    await tx`update app.application_head set hash = ${previous} where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid}`;
  return undefined;
};

const forgetLastHash: Tampering = async (tx, of, pick) => {
  const { hash } = pick((await historyOf(tx, of)).slice(0, -1));
  await tx`update app.application set last_hash = ${hash} where org_code = ${of.orgCode} and uuid = ${of.applicationUuid}`;
  if (pick([true, false]))
    await tx`update app.application_head set hash = ${hash} where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid}`;
  return undefined;
};

const editBook: Tampering = async (tx, of, pick) => {
  const rows = await tx<{ n: number }[]>`
    select n from app.ledger_entry where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} order by n`;
  if (rows.length === 0) {
    await tx`
      insert into app.ledger_entry (org_code, application_uuid, n, seq, kind, payee, debit, credit, cents, attempt, at)
      values (${of.orgCode}, ${of.applicationUuid}, 1, 1, 'sent', 'borrower', 'payable', 'transit', 100, 1, now())`;
    return undefined;
  }
  const { n } = pick(rows);
  const where = tx`where org_code = ${of.orgCode} and application_uuid = ${of.applicationUuid} and n = ${n}`;
  await pick([
    () => tx`update app.ledger_entry set cents = cents + 1 ${where}`,
    () => tx`update app.ledger_entry set payee = 'another' ${where}`,
    () => tx`update app.ledger_entry set kind = case kind when 'sent' then 'settled' else 'sent' end ${where}`,
    () => tx`update app.ledger_entry set seq = seq + 1 ${where}`,
    () => tx`update app.ledger_entry set at = at + interval '1 day' ${where}`,
    () => tx`update app.ledger_entry set debit = credit, credit = debit ${where}`,
    () => tx`delete from app.ledger_entry ${where}`,
    () => tx`update app.ledger_entry set attempt = attempt + 1 ${where}`,
    () => tx`
      insert into app.ledger_entry (org_code, application_uuid, n, seq, kind, payee, debit, credit, cents, attempt, release, at)
      select org_code, application_uuid, (select max(n) + 1 from app.ledger_entry x where x.application_uuid = e.application_uuid),
             seq, kind, payee, debit, credit, cents, attempt, release, at
        from app.ledger_entry e ${where}`,
  ])();
  return undefined;
};

export const tamperings = {
  flip,
  remove,
  removeAndCloseGap,
  reorder,
  insert,
  cutTail,
  swapApprover,
  rewriteAll,
  forgetLastHash,
  editBook,
} as const satisfies Record<string, Tampering>;
