/** Conditions and their papers at the desk, over HTTP against the whole server: proposals, waivers, review, suspected fraud, and who may. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person } from '../lending/origination/test-origination.ts';
import { aPdf } from '../lending/uploads/test-files.ts';
import { sandboxMailbox } from '../store/mail.ts';
import { type Browser, consoleApi, sendEvent, testConsole } from './test-console.ts';
import { passMessages } from './test-hurry.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct();
const { db, orgCode, origination, uploads } = product;
const { operator, borrowerAt } = testConsole(product);
afterAll(() => product.close());

type Case = Awaited<ReturnType<typeof borrowerAt>>;
const staff: Record<string, Browser> = {};
const named = (name: string): Browser => staff[name] ?? (undefined as never);
let ada: Case;
beforeAll(async () => {
  const roles = {
    paul: ['processor'],
    uma: ['underwriter'],
    ulf: ['underwriter'],
    cora: ['compliance'],
    fay: ['funder'],
  } as const;
  for (const [name, held] of Object.entries(roles)) staff[name] = await operator(name, { roles: held });
  ada = await borrowerAt('OFFER_SELECTION');
}, 300_000);

interface Listed {
  readonly uuid: string;
  readonly state: string;
  readonly clearedBy: string | null;
  readonly clearedWhy: string | null;
  readonly askedBy: string | null;
  readonly isByRule: boolean;
  readonly askedWhy: string | null;
  readonly acts: readonly { event: string; whyNot: string | null }[];
}
const listed = async (who: Browser, uuid: string) =>
  (await who.send<{ version: number; file: { conditions: Listed[] } }>('GET', `${consoleApi}/closings/${uuid}`)).body;
const condition = async (uuid: string, id: string) =>
  (await listed(named('uma'), uuid)).file.conditions.find((one) => one.uuid === id);
const asked = async ({ borrower, uuid }: Case) =>
  (
    await borrower.send<Record<string, unknown>[]>(
      'GET',
      `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`,
    )
  ).body;
const lists = async (who: Browser, queue: string) =>
  (
    await who.send<{ rows: { applicationUuid: string }[] }>('GET', `${consoleApi}/work/items?queue=${queue}`)
  ).body.rows.map(({ applicationUuid }) => applicationUuid);

async function propose({ uuid }: Case, categoryEnum = 'HARD_CREDIT_INQUIRY_REVIEW'): Promise<string> {
  const payload = { categoryEnum, notes: 'Cedar Valley Bank on 11/02/2026' };
  await origination.deliver({ orgCode, uuid, event: 'conditionRaised', payload, by: 'vendor', delivery: randomUUID() });
  const { file } = await listed(named('uma'), uuid);
  return file.conditions.find(({ state }) => state === 'proposed')?.uuid ?? '';
}

async function answered(of: Case, categoryEnum = 'GENERIC_DOCUMENT_REQUEST') {
  const raised = await sendEvent(
    named('paul'),
    of.uuid,
    'conditionRaised',
    { categoryEnum },
    { reason: 'It is missing.' },
  );
  expect(raised.status).toBe(200);
  const conditionUuid = String((await asked(of)).at(-1)?.['uuid']);
  const file = { person: of.borrower.person, uuid: of.uuid, type: 'USER_UPLOADED_PAYSTUB', name: 'stub.pdf' } as const;
  const paper = (await uploads.take({ ...file, content: Readable.from([aPdf()]) })).uuid;
  const answer = await of.borrower.send(
    'POST',
    `/service-application/api/v2/application/heloc/${of.uuid}/answerCondition`,
    {
      conditionUuid,
      documentUuids: [paper],
    },
  );
  expect(answer.status).toBe(200);
  return { conditionUuid, paper };
}

describe('what a rule proposes', () => {
  test('is a work item, unseen by the borrower until someone sends it; then it is theirs at once, and goes by email', async () => {
    const conditionUuid = await propose(ada);
    expect(await asked(ada)).toEqual([]);
    expect(await lists(named('uma'), 'proposed-conditions')).toContain(ada.uuid);
    expect(await condition(ada.uuid, conditionUuid)).toMatchObject({ isByRule: true, askedWhy: null });
    const answer = `/service-application/api/v2/application/heloc/${ada.uuid}/answerCondition`;
    expect((await ada.borrower.send('POST', answer, { conditionUuid, documentUuids: [] })).status).toBe(404);
    // Only who may ask people for something sends it, and only of the state they saw.
    expect((await sendEvent(named('fay'), ada.uuid, 'conditionSent', { conditionUuid })).status).toBe(403);
    const { version } = await listed(named('uma'), ada.uuid);
    const stale = { seenVersion: version - 1 };
    expect((await sendEvent(named('uma'), ada.uuid, 'conditionSent', { conditionUuid }, stale)).status).toBe(409);
    const sent = await sendEvent(
      named('uma'),
      ada.uuid,
      'conditionSent',
      { conditionUuid },
      { reason: 'Three at once.' },
    );
    expect(sent.status).toBe(200);
    expect(await asked(ada)).toMatchObject([{ uuid: conditionUuid, categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW' }]);
    expect(await condition(ada.uuid, conditionUuid)).toMatchObject({
      ...{ state: 'asked', isByRule: false, askedBy: 'uma Desk', askedWhy: 'Three at once.' },
    });
    expect(await lists(named('uma'), 'proposed-conditions')).not.toContain(ada.uuid);
    // Sent, it is dropped no more.
    const late = await sendEvent(named('uma'), ada.uuid, 'conditionDropped', { conditionUuid });
    expect([late.status, await asked(ada)]).toMatchObject([409, [{ uuid: conditionUuid }]]);
  });

  test('is sent or dropped by one of two who press at once', async () => {
    const of = await borrowerAt('OFFER_SELECTION');
    const conditionUuid = await propose(of, 'FALSE_OWNERSHIP_TYPE_REVIEW');
    // To drop what underwriting clears takes an underwriter.
    expect((await sendEvent(named('paul'), of.uuid, 'conditionDropped', { conditionUuid })).status).toBe(403);
    const [one, other] = await Promise.all([
      sendEvent(named('uma'), of.uuid, 'conditionDropped', { conditionUuid }, { reason: 'The deed was mistyped.' }),
      sendEvent(named('ulf'), of.uuid, 'conditionSent', { conditionUuid }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const { state, clearedBy, clearedWhy } = (await condition(of.uuid, conditionUuid)) ?? {};
    const dropped = { state: 'dropped', clearedBy: 'uma Desk', clearedWhy: 'The deed was mistyped.' };
    expect({ state, clearedBy, clearedWhy }).toEqual(
      one.status === 200 ? dropped : { state: 'asked', clearedBy: null, clearedWhy: null },
    );
    expect(await asked(of)).toHaveLength(one.status === 200 ? 0 : 1);
  });
});

test('a waiver is told by email, and beyond one’s limit it waits for an underwriter', async () => {
  const of = await borrowerAt('OFFER_SELECTION');
  const { conditionUuid } = await answered(of);
  const waive = (who: string) => sendEvent(named(who), of.uuid, 'conditionWaived', { conditionUuid });
  await db.inOrg(
    orgCode,
    (tx) => tx`update app.application
    set record = jsonb_set(record, '{offers,selected,amountCents}', '10000001') where uuid = ${of.uuid}`,
  );
  const beyond = await waive('paul');
  expect(beyond).toMatchObject({ status: 200, body: { request: expect.any(String) } });
  expect(await asked(of)).toHaveLength(1);
  const settle = (who: string) => named(who).send('POST', `${consoleApi}/requests/${beyond.body.request}/confirmation`);
  expect((await settle('paul')).status).toBe(403);
  expect((await settle('cora')).status).toBe(403);
  expect((await settle('uma')).status).toBe(200);
  expect(await asked(of)).toEqual([]);
  expect(await condition(of.uuid, conditionUuid)).toMatchObject({ state: 'waived', clearedBy: 'uma Desk' });
  const told = async () =>
    (await sandboxMailbox(db).list(orgCode, of.email)).find(({ subject }) => /no longer need/.test(subject));
  for (let tries = 0; tries < 200 && !(await told()); tries += 1) {
    await passMessages(product);
    await sleep(50);
  }
  expect((await told())?.words).toContain('Upload a Document');
});

describe('the review', () => {
  interface Reviewed {
    readonly version: number;
    readonly parts: readonly {
      condition: { uuid: string; acts: { event: string }[] } | null;
      unchecked: number;
      papers: readonly { uuid: string; sha256: string; facts: readonly { fact: string; stated: string | null }[] }[];
    }[];
  }
  const review = (who: Browser, uuid: string) => who.send<Reviewed>('GET', `${consoleApi}/applications/${uuid}/review`);
  const compared = (who: Browser, uuid: string, paper: string, body: object) =>
    who.send<{ verdict: string | null }>('POST', `${consoleApi}/applications/${uuid}/review/${paper}/comparison`, body);
  let of: Case;
  let sent: Awaited<ReturnType<typeof answered>>;
  beforeAll(async () => {
    of = await borrowerAt('OFFER_SELECTION');
    sent = await answered(of);
  });

  test('has the papers of each answer with the facts they should prove; opening one is written down', async () => {
    const { status, body } = await review(named('paul'), of.uuid);
    expect(status).toBe(200);
    expect(body.parts).toMatchObject([
      { condition: { uuid: sent.conditionUuid }, unchecked: 0, papers: [{ uuid: sent.paper }] },
    ]);
    expect(body.parts[0]?.papers[0]?.facts.map(({ fact }) => fact)).toEqual(['name', 'employer', 'income', 'paidOn']);
    const paper = `/service-document/api/v1/application/${of.uuid}/documents/${sent.paper}/content`;
    const opened = () => db.owner`select by_name, what from app.audit_entry
      where application_uuid = ${of.uuid} and act = 'documentOpened'`;
    expect(await opened()).toEqual([]);
    // The answer is a file and no JSON: what counts here is what it left behind.
    await named('paul')
      .send('GET', paper)
      .catch(() => undefined);
    expect(await opened()).toMatchObject([{ byName: 'paul Desk', what: `USER_UPLOADED_PAYSTUB ${sent.paper}` }]);
  });

  test('is for staff who may open documents, of their organization and not of their own; else it is not there', async () => {
    expect((await review(of.borrower, of.uuid)).status).toBe(403);
    expect((await review(named('paul'), randomUUID())).status).toBe(404);
    const own = await operator('Oona', { roles: ['processor'], email: of.email });
    expect((await review(own, of.uuid)).status).toBe(404);
    expect((await compared(own, of.uuid, sent.paper, { fact: 'name', onPaper: 'Ada' })).status).toBe(404);
    const elsewhere = person('underwriter', 'ANOTHER_LENDER');
    await expect(product.review.read(elsewhere, of.uuid)).rejects.toMatchObject({ code: 'notFound' });
    const { conditionUuid } = sent;
    const event = { uuid: of.uuid, event: 'conditionCleared', body: { conditionUuid } } as const;
    await expect(origination.signal({ person: elsewhere, ...event })).rejects.toMatchObject({ code: 'notFound' });
  });

  test('a hidden fact is compared and not told, and only where the paper should prove it', async () => {
    const ask = { fact: 'birthDate', onPaper: '02/03/1980' };
    expect((await compared(named('paul'), of.uuid, sent.paper, ask)).status).toBe(404);
    expect((await compared(named('paul'), of.uuid, sent.paper, { fact: 'ssn', onPaper: '1' })).status).toBe(422);
    const file = { person: of.borrower.person, uuid: of.uuid, type: 'PASSPORT', name: 'passport.pdf' } as const;
    const passport = (await uploads.take({ ...file, content: Readable.from([aPdf()]) })).uuid;
    const { status, body } = await compared(named('paul'), of.uuid, passport, ask);
    expect([status, Object.keys(body)]).toEqual([200, ['verdict']]);
    expect(['same', 'differs']).toContain(body.verdict);
    const { body: read } = await review(named('paul'), of.uuid);
    const facts = read.parts.flatMap(({ papers }) => papers).find(({ uuid }) => uuid === passport)?.facts;
    expect(facts?.find(({ fact }) => fact === 'birthDate')?.stated).toBeNull();
    const [noted] =
      await db.owner`select what from app.audit_entry where act = 'factCompared' and application_uuid = ${of.uuid}`;
    expect(noted?.['what']).toBe(`birthDate PASSPORT ${passport}`);
  });

  test('a file that is still being checked is counted and not shown, and nothing is accepted before', async () => {
    const scan = (state: string) => db.owner`update app.document set scan = ${state} where uuid = ${sent.paper}`;
    await scan('waiting');
    const { body } = await review(named('paul'), of.uuid);
    const part = body.parts.find((one) => one.condition?.uuid === sent.conditionUuid);
    expect(part).toMatchObject({ unchecked: 1, papers: [] });
    const { conditionUuid } = sent;
    const early = await sendEvent(named('paul'), of.uuid, 'conditionCleared', { conditionUuid });
    expect([early.status, early.body.errors?.[0]]).toEqual([409, expect.stringContaining('still being checked')]);
    await scan('clean');
  });

  test('suspected fraud is asked for by who looked and decided by compliance; the borrower is told nothing', async () => {
    const { conditionUuid, paper } = sent;
    const before = await asked(of);
    const payload = { conditionUuid, paperUuids: [paper] };
    const compare = { compared: [{ documentUuid: paper, fact: 'income', onPaper: '$1', verdict: 'differs' }] };
    const suspect = (who: string, more: object = {}) =>
      sendEvent(
        named(who),
        of.uuid,
        'fraudSuspected',
        { ...payload, ...more },
        { found: compare, reason: 'The fonts differ.' },
      );
    expect((await suspect('fay')).status).toBe(403);
    expect((await suspect('paul', { paperUuids: [randomUUID()] })).status).toBe(409);
    const { request } = (await suspect('paul')).body;
    expect(request).toEqual(expect.any(String));
    expect((await suspect('uma')).status).toBe(409);
    expect(await condition(of.uuid, conditionUuid)).toMatchObject({ state: 'answered' });
    const confirm = (who: string) => named(who).send('POST', `${consoleApi}/requests/${request}/confirmation`);
    for (const who of ['paul', 'uma']) expect((await confirm(who)).status, who).toBe(403);
    const [one, other] = await Promise.all([confirm('cora'), confirm('cora')]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect(await condition(of.uuid, conditionUuid)).toMatchObject({ state: 'suspected' });
    expect(await asked(of)).toEqual(before);
    expect(JSON.stringify(await asked(of))).not.toMatch(/suspect|fraud/i);
    expect(await lists(named('cora'), 'suspected-fraud')).toContain(of.uuid);
    // No one passes it, until compliance has looked into it.
    for (const event of ['conditionCleared', 'conditionWaived'] as const)
      expect((await sendEvent(named('uma'), of.uuid, event, { conditionUuid })).status, event).toBe(409);
    expect((await sendEvent(named('uma'), of.uuid, 'fraudDismissed', { conditionUuid })).status).toBe(403);
    expect((await sendEvent(named('cora'), of.uuid, 'fraudDismissed', { conditionUuid })).status).toBe(200);
    expect((await sendEvent(named('cora'), of.uuid, 'fraudDismissed', { conditionUuid })).status).toBe(409);
    const cleared = await sendEvent(named('paul'), of.uuid, 'conditionCleared', { conditionUuid }, { found: compare });
    expect([cleared.status, await asked(of)]).toEqual([200, []]);
  });
});
