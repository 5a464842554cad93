import { describe, expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import type { Tx } from '../../store/database.ts';
import { createHistorySeals } from '../../store/history-seals.ts';
import { createAudit } from './index.ts';
import { readKeptHeads } from './kept-file.ts';
import { logSecrets, testBook } from './test-book.ts';

const book = await testBook();
const { audit, db, orgCode, staff } = book;
const { uuid } = await book.paid();
await book.withOffers();
for (let hours = 0; hours < 3; hours += 1) {
  await audit.keepHeads();
  await anHourPasses();
}

const clean = { chain: 0, heads: 0, ledger: 0, files: 0, approvals: 0, rescission: 0, inquiries: 0 };

/** As the one who owns the database, and for good. */
const tamper = (work: (tx: Tx) => Promise<unknown>) =>
  db.owner.begin(async (tx) => {
    await tx`select set_config('session_replication_role', 'replica', true)`;
    await work(tx);
  });

/** What the audit says while something is wrong, which is then put right again. */
async function faultsWhile(wrong: (tx: Tx) => Promise<unknown>, right: (tx: Tx) => Promise<unknown>) {
  await tamper(wrong);
  const { faults } = await audit.run();
  await tamper(right);
  return faults.map(({ check, applicationUuid, seq, what }) => ({ check, applicationUuid, seq, what }));
}

/** Changes some rows of a table by this statement, and puts them back as they were. */
const faultsAfter = (table: string, where: string, statement: string) =>
  faultsWhile(
    (tx) => tx.unsafe(`create table kept as select * from app.${table} where ${where}; ${statement}`),
    (tx) =>
      tx.unsafe(
        `delete from app.${table} where ${where}; insert into app.${table} select * from kept; drop table kept`,
      ),
  );
const faultsWithout = (table: string, where: string) =>
  faultsAfter(table, where, `delete from app.${table} where ${where}`);
const faultsInHistory = (set: string, where: string) =>
  faultsAfter(
    'application_event',
    `application_uuid = '${uuid}'`,
    `update app.application_event set ${set} where application_uuid = '${uuid}' and ${where}`,
  );

const said = (what: string) => expect.objectContaining({ what: expect.stringContaining(what) });

describe('a book that no one touched', () => {
  test('has no fault, and the audit says what it looked at', async () => {
    await audit.keepHeads();
    const { faults, faultCounts, checked, notAnchored } = await audit.run();
    expect(faults).toEqual([]);
    expect(faultCounts).toEqual(clean);
    expect(notAnchored).toBe(0);
    expect(checked.chain).toBeGreaterThan(30);
    expect(checked).toMatchObject({ heads: 6, approvals: 4, rescission: 4, inquiries: 1 });
    expect(checked.ledger).toBeGreaterThan(6);
  });

  test('has no fault either where a payment was withheld and sent again', async () => {
    const { uuid: withheld } = await book.toDecision();
    await book.approve(withheld);
    await book.approve(withheld);
    await book.deliver(withheld, 'paymentWithheld', { of: 'disbursement', why: 'The account does not fit.' });
    expect((await audit.run()).faults).toEqual([]);
    await book.say(staff(), withheld, 'disbursementRetried');
    expect((await audit.run()).faults).toEqual([]);
  });

  test('is found whole under a new root key that knows the old one, and not under another', async () => {
    const secret = () => new Secret(crypto.randomUUID().replaceAll('-', '').repeat(2).slice(0, 43).concat('='));
    const around = { database: db, vault: book.vault, brands: { organizations: [orgCode] }, log: book.log };
    const rotated = createAudit({
      ...around,
      seals: createHistorySeals([secret(), book.historySecret]),
      logSecrets: [secret(), ...logSecrets],
    });
    expect((await rotated.run()).faults).toEqual([]);
    const stranger = createAudit({ ...around, seals: createHistorySeals([secret()]), logSecrets: [secret()] });
    expect((await stranger.run()).faultCounts).toMatchObject({ chain: 3 });
  });
});

describe('[T25] the log of heads', () => {
  test('is added to once an hour, however many workers do it at the same moment', async () => {
    await book.withOffers();
    await Promise.all(Array.from({ length: 6 }, () => audit.keepHeads()));
    const leaves = await db.owner`select n, org_code, hour from app.log_leaf`;
    const hours = new Set(leaves.map(({ hour }) => Number(hour)));
    expect(leaves).toHaveLength(hours.size);
    expect(await db.owner`select from app.log_head`).toHaveLength(hours.size);
    expect((await audit.run()).faults).toEqual([]);
  });

  test('grows by a leaf in the next hour, with what has changed and nothing else, and its head goes on from the last', async () => {
    await anHourPasses();
    const changed = await book.withOffers();
    const before = await db.owner`select from app.chain_head`;
    const waiting = await db.owner`select from app.application_head where not is_kept`;
    await audit.keepHeads();
    const rows = await db.owner`select application_uuid, seq from app.chain_head order by n`;
    const unkept = await db.owner`select from app.application_head where not is_kept`;
    expect(unkept).toHaveLength(0);
    expect(rows.slice(before.length).map((row) => row['applicationUuid'])).toContain(changed.uuid);
    expect(rows.length - before.length).toBe(waiting.length);
    expect((await audit.run()).faults).toEqual([]);
  });

  test('shows an application that is gone, with all its rows', async () => {
    const gone = await book.withOffers();
    await anHourPasses();
    await audit.keepHeads();
    // Out of everyone's sight, with everything that is its own.
    const move = (to: string) => async (tx: Tx) => {
      await tx`update app.application set org_code = ${to} where uuid = ${gone.uuid}`;
      await tx`update app.application_event set org_code = ${to} where application_uuid = ${gone.uuid}`;
      await tx`update app.application_head set org_code = ${to} where application_uuid = ${gone.uuid}`;
    };
    const faults = await faultsWhile(move('GONE'), move(orgCode));
    expect(faults).toEqual([
      { check: 'heads', applicationUuid: gone.uuid, seq: null, what: 'the application is gone' },
    ]);
  });

  test('shows a row of the list, a leaf, a subtree or a signed head that was changed or taken away', async () => {
    const flip = (column: string) => `${column} = set_byte(${column}, 3, get_byte(${column}, 3) # 1)`;
    const changes: [string, string, string, string][] = [
      ['app.chain_head', flip('hash'), 'n = 1', 'row 1 of the list of heads is not as it was sealed'],
      ['app.chain_head', flip('seal'), 'n = 2', 'row 2 of the list of heads is not as it was sealed'],
      ['app.log_leaf', flip('seal'), 'n = 0', 'leaf 0 of the log says otherwise'],
      ['app.log_head', flip('root'), 'size = 1', 'the head signed at 1 is not signed by us'],
      ['app.log_head', flip('signature'), 'size = 1', 'the head signed at 1 is not signed by us'],
      [
        'app.log_node',
        flip('hash'),
        'level = 1 and n = 0',
        'the stored subtree 1 0 of the log is not that of its leaves',
      ],
    ];
    for (const [table, change, where, what] of changes) {
      const statement = (tx: Tx) => tx.unsafe(`update ${table} set ${change} where ${where}`);
      expect(await faultsWhile(statement, statement), `${table} ${change}`).toContainEqual(said(what));
    }
    const leaf = (tx: Tx) => tx.unsafe(`update app.log_leaf set ${flip('seal')} where n = 0`);
    expect(await faultsWhile(leaf, leaf)).toContainEqual(said('the log is another than the head signed at 1'));
    expect(await faultsWithout('chain_head', 'n = 2')).toContainEqual(said('row 2 of the list of heads is missing'));
    expect(await faultsWithout('log_leaf', 'n = 1')).toContainEqual(said('leaf 1 of the log is missing'));
    expect(await faultsWithout('log_node', 'level = 1 and n = 0')).toContainEqual(
      said('the stored subtree 1 0 of the log'),
    );
  });

  test('is not signed once it is not what was signed before', async () => {
    await anHourPasses();
    const flip = (tx: Tx) => tx`update app.log_node set hash = set_byte(hash, 3, get_byte(hash, 3) # 1)`;
    await tamper(flip);
    await expect(audit.keepHeads()).rejects.toThrow('is not what was signed before');
    await tamper(flip);
  });

  test('shows strangers who kept a head that it was cut short or made again', async () => {
    const kept = JSON.stringify(await audit.heads({}));
    expect((await audit.run(readKeptHeads(kept))).faults).toEqual([]);
    const size = (await audit.heads({})).heads[0]?.size ?? 0;
    const cut = { leaf: `n >= ${size - 1}`, head: `size >= ${size}` };
    await tamper((tx) =>
      tx.unsafe(`create table kept_leaf as select * from app.log_leaf where ${cut.leaf}; create table kept_head as select * from app.log_head where ${cut.head};
        delete from app.log_leaf where ${cut.leaf}; delete from app.log_head where ${cut.head}`),
    );
    expect((await audit.run(readKeptHeads(kept))).faults).toContainEqual(said(`a head of ${size} was signed`));
    await tamper((tx) =>
      tx.unsafe(
        'insert into app.log_leaf select * from kept_leaf; insert into app.log_head select * from kept_head; drop table kept_leaf, kept_head',
      ),
    );
    const forged = kept.replace(/"root":"./, (text) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`);
    expect((await audit.run(readKeptHeads(forged))).faults).toContainEqual(said('kept by a stranger'));
    expect(() => readKeptHeads('{"heads": [{"size": 1}]}')).toThrow('no signed head');
    expect(() => readKeptHeads('heads')).toThrow('not JSON');
  });
});

describe('money', () => {
  test('that left with one approval, with an owner’s, or with one that was undone, is found', async () => {
    const [first, second] = await approvalsOf(uuid);
    const owner = (await book.origination.view(staff(), uuid)).application.borrower.identityUuid;
    const seq = `seq = ${second?.seq}`;
    for (const identity of [first?.by, owner]) {
      const set = `by_identity = '${identity}', payload = payload || '{"approver": "${identity}"}'`;
      expect(await faultsInHistory(set, seq)).toContainEqual(said('money left with 1 of two approvals'));
    }
    const impersonated = await faultsInHistory(`payload = payload || '{"approver": "${first?.by}"}'`, seq);
    expect(impersonated).toContainEqual(said('money left with 1 of two approvals'));
    for (const set of [`event = 'fundingChecked'`, `event = 'rescissionNoticesReissued'`])
      expect(await faultsInHistory(set, seq)).toContainEqual(said('money left with 0 of two approvals'));
  });

  test('that was approved for another account or other figures than it was sent with is found', async () => {
    const [, second] = await approvalsOf(uuid);
    const other = await faultsInHistory(`payload = payload || '{"release": "another"}'`, `seq = ${second?.seq}`);
    expect(other).toContainEqual(said('money left with 1 of two approvals'));
  });

  test('that left while the right to cancel lasted, or without notices, is found', async () => {
    const notices = `event = 'rescissionNoticesDelivered'`;
    const later = await faultsInHistory(`payload = jsonb_set(payload, '{endsAt}', '"2999-01-01T00:00:00Z"')`, notices);
    expect(later).toContainEqual(said('while the right to cancel lasted'));
    expect(await faultsInHistory(`event = 'x'`, notices)).toContainEqual(
      said('before the notices of the right to cancel'),
    );
    const waived = await faultsInHistory(
      `event = case event when 'rescissionEnded' then 'rescissionWaived' else 'x' end`,
      `event in ('rescissionEnded', 'rescissionNoticesDelivered')`,
    );
    expect(
      waived.filter(({ check }) => check === 'rescission'),
      'a right that was waived',
    ).toEqual([]);
  });

  test('in a file that came back before, that is no payment, or that does not add up, is found', async () => {
    const [sent] =
      await db.owner`select n, cents::float8 as cents from app.ledger_entry where application_uuid = ${uuid} and kind = 'sent' order by n limit 1`;
    const file = '11111111-1111-4111-8111-111111111111';
    const put = (at: string, n: number, cents: number) => (tx: Tx) =>
      tx.unsafe(`insert into app.ach_file values ('${orgCode}', '${file}', now() + '${at}'::interval, now(), 'A', now(), '${file}', 1, ${cents}, '');
        insert into app.ach_entry (org_code, application_uuid, n, payee, attempt, file_uuid, trace)
        values ('${orgCode}', '${uuid}', ${n}, 'borrower', 1, '${file}', '1')`);
    const drop = (tx: Tx) => tx.unsafe(`delete from app.ach_entry; delete from app.ach_file`);
    const [n, cents] = [Number(sent?.['n']), Number(sent?.['cents'])];
    expect(await faultsWhile(put('-1 day', n, cents), drop)).toEqual([]);
    expect(await faultsWhile(put('1 day', n, cents), drop)).toEqual([said('came back before it was put in a file')]);
    expect(await faultsWhile(put('-1 day', n, cents + 1), drop)).toEqual([said('does not add up')]);
    expect(await faultsWhile(put('-1 day', 1, cents), drop)).toContainEqual(said('is in a file and is no payment'));
  });

  test('that moved by another amount, or whose last entry was taken away, is found', async () => {
    const [last] = await db.owner`select max(n) as n from app.ledger_entry where application_uuid = ${uuid}`;
    const where = `application_uuid = '${uuid}' and n = ${last?.['n']}`;
    const more = (by: number) => (tx: Tx) =>
      tx.unsafe(`update app.ledger_entry set cents = cents + ${by} where ${where}`);
    expect(await faultsWhile(more(1), more(-1))).toContainEqual(said('it moves another amount than there was'));
    const away = (to: number) => (tx: Tx) =>
      tx.unsafe(`update app.ledger_entry set org_code = '${to === 0 ? orgCode : 'GONE'}' where ${where}`);
    expect(await faultsWhile(away(1), away(0))).toEqual([said('what came of a creditor’s payment is missing')]);
  });

  test('that is owed once is not sent twice', async () => {
    const faults = await faultsWhile(
      (tx) => tx`
        insert into app.ledger_entry (org_code, application_uuid, n, seq, kind, payee, debit, credit, cents, attempt, release, at)
        select org_code, application_uuid, (select max(n) + 1 from app.ledger_entry x where x.application_uuid = e.application_uuid),
               seq, kind, payee, debit, credit, cents, 3, release, at
          from app.ledger_entry e where application_uuid = ${uuid} and kind = 'sent' order by n limit 1`,
      (tx) => tx`delete from app.ledger_entry e where application_uuid = ${uuid} and n = (
        select max(n) from app.ledger_entry x where x.application_uuid = e.application_uuid)`,
    );
    expect(faults).toContainEqual(said('another payment of it lives'));
  });
});

describe('a hard inquiry', () => {
  test('without a consent of its own, or a consent that no report used, is found', async () => {
    expect(await faultsWithout('hard_inquiry', `application_uuid = '${uuid}'`)).toEqual([
      expect.objectContaining({ check: 'inquiries', what: 'a hard inquiry without a consent of its own' }),
    ]);
    const faults = await faultsWhile(
      (tx) =>
        tx`insert into app.hard_inquiry values (${orgCode}, gen_random_uuid(), ${uuid}, app.now() + interval '1 day')`,
      (tx) => tx`delete from app.hard_inquiry where at > app.now() + interval '12 hours'`,
    );
    expect(faults).toEqual([said('2 consents are used and 1 reports came')]);
  });
});

describe('what was found', () => {
  test('can be read by every process, is told to anyone who is on call, and the hour’s walk is made once', async () => {
    book.lines.length = 0;
    await tamper(
      (tx) => tx`update app.application_event set by_role = 'x' where application_uuid = ${uuid} and seq = 2`,
    );
    const runs = await Promise.all(Array.from({ length: 4 }, () => audit.runHourly()));
    expect(runs.filter((run) => run !== undefined)).toHaveLength(1);
    expect(await audit.last()).toMatchObject({ faults: { ...clean, chain: 1 }, notAnchored: 0 });
    const told = book.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told).toContainEqual(
      expect.objectContaining({ level: 50, event: 'auditFault', check: 'chain', applicationUuid: uuid, seq: 2 }),
    );
    await tamper(
      (tx) => tx`update app.application_event set by_role = 'system' where application_uuid = ${uuid} and seq = 2`,
    );
    expect((await audit.run()).faults).toEqual([]);
  });

  test('of a walk that was told to stop is nothing, and another may make it', async () => {
    await db.owner`delete from app.audit_run`;
    expect(await audit.runHourly(AbortSignal.abort())).toBeUndefined();
    expect(await audit.runHourly()).toBeDefined();
  });
});

async function anHourPasses(): Promise<void> {
  await db.owner`update app.clock set offset_by = offset_by + interval '1 hour'`;
}

async function approvalsOf(applicationUuid: string) {
  return db.owner<{ seq: number; by: string }[]>`
    select seq, by_identity as by from app.application_event
     where application_uuid = ${applicationUuid} and event = 'fundingApproved' order by seq`;
}
