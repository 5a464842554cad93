/**
 * Every route of the contract × every role × whose thing is named. What is expected is worked out from the contract's row
 * and the table of roles; what is another's and what is not there answer alike, to the byte.
 */
import { beforeAll, expect, test } from 'vitest';
import type { CallRow } from '#core/contract/contract.ts';
import { routes } from '#core/contract/routes.ts';
import { chanceOf } from '#core/contract/stories/chance.ts';
import { sampleOf } from '#core/contract/stories/samples.ts';
import { type Role, roles, worksOnFiles } from '#core/roles.ts';
import type { Boarding } from '#core/servicing/boarding.ts';
import type { Actor, Person } from '../actor.ts';
import { aPdf } from '../lending/uploads/test-files.ts';
import type { Queryable } from '../store/database.ts';
import { boardOnce } from '../store/money.ts';
import { insertSession } from '../store/sessions.ts';
import { type Brand, brandOf, type Home } from './test-cast.ts';
import { aboutOf, expectedOf, type Relation, relations, type Thing } from './test-matrix.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';

const checksMin = 7000;

const product = await testProduct({ hasWorker: false });
const players = new Map<string, Actor>();
const { server, faults } = openServer(product, (name) => players.get(name));
let here: Brand;
let there: Brand;

beforeAll(async () => {
  const { all, provider } = product.brands;
  const isOther = ({ canonicalOrgCode, orgCode, products: { heloc } }: (typeof all)[number]) =>
    canonicalOrgCode === orgCode && orgCode !== provider.orgCode && heloc?.licensedStates.includes('CA');
  const other = all.find((brand) => isOther(brand));
  here = await brandOf(product, product.orgCode);
  there = await brandOf(product, other?.orgCode ?? '');
  const [home] = here.homes;
  const { db, accounts } = product;
  for (const [name, person] of Object.entries({ borrower: home.borrower, signer: home.signer, ...here.staff })) {
    players.set(name, person);
    if (name !== 'borrower') await db.inOrg(person.orgCode, (tx, now) => openSession(tx, person, now));
  }
  const people = [...players.values(), here.homes[1].borrower, there.homes[0].borrower] as Person[];
  for (const person of people) profiles.set(person.identityUuid, (await accounts.profiles.read(person)).uuid);
  const record = sampleOf(routes['GET /service-payments/api/v1/applications/{uuid}/boarding'].answer, chanceOf(7));
  for (const { applicationUuid } of here.homes)
    await db.inOrg(here.orgCode, (tx, now) =>
      boardOnce(tx, { orgCode: here.orgCode, applicationUuid }, record as Boarding, now),
    );
});

/** Each has one, as a browser would; the borrower's was opened when they registered. */
function openSession(
  tx: Queryable,
  { orgCode, identityUuid, sessionId: id, roles: held }: Person,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const rest = { cookieHash: id, addressHash: '', userAgent: '', secondFactorAt: null };
  return insertSession(tx, { orgCode, id, identityUuid, roles: held, expiresAt, ...rest }, now);
}

const profiles = new Map<string, string>();
const nobodys = '00000000-0000-4000-8000-000000000000';
const malformed = 'not-an-id';

const ids = ['uuid', 'id', 'documentUuid', 'sessionId', 'profileUuid', 'feedbackUuid'];
/** Words that stand in a path and name nothing of anyone's. */
const words: Readonly<Record<string, string>> = {
  kind: 'customer',
  context: 'external',
  use: 'bank',
  department: 'OPS_PHONE',
  consentType: 'SMS_MARKETING',
  vendor: 'credit',
  affiliate: 'nobody',
  code: 'NOBODY',
  loanOriginatorUuid: nobodys,
  referralUuid: nobodys,
  registrationId: nobodys,
  passkeyUuid: nobodys,
  recordingUuid: nobodys,
  conversationId: nobodys,
  contactId: nobodys,
  answerUuid: nobodys,
  flagKey: 'fe-heloc-rate-buy-down',
  experimentKey: 'no-such-experiment',
  attachmentUuid: nobodys,
  noteUuid: nobodys,
  complaintUuid: nobodys,
  type: 'HELOC_DISCLOSURES',
  status: 'IN_PROGRESS',
};

/** The thing of this kind that belongs to a home, its brand, or one of its people. */
function idIn(thing: Thing, brand: Brand, home: Home, role: Role): string {
  const owner: Person = role === 'signer' ? home.signer : ((players.get(role) as Person | undefined) ?? home.borrower);
  switch (thing) {
    case 'document':
      return role === 'signer' ? home.documents.signer : home.documents.borrower;
    case 'meeting':
      return home.sessionUuid;
    case 'conversation':
      return home.conversationUuid;
    case 'achFile':
      return brand.achFileUuid;
    case 'feedback':
      return home.feedbackUuid;
    case 'session':
      return owner.sessionId;
    case 'profile':
      return profiles.get(owner.identityUuid) ?? '';
    default:
      return home.applicationUuid;
  }
}

function idOf(thing: Thing, role: Role, relation: Relation): string {
  if (relation === 'absent') return nobodys;
  if (relation === 'malformed') return malformed;
  if (relation === 'own') return idIn(thing, here, here.homes[0], role);
  const isPersonal = thing === 'session' || thing === 'profile';
  const [brand, home] = relation === 'another’s' ? [here, here.homes[1]] : [there, there.homes[0]];
  return idIn(thing, brand, home, isPersonal ? 'visitor' : role);
}

/** The path with its ids in. Beside a paper stands the application that it is said to belong to. */
function pathOf(template: string, key: string, role: Role, relation: Relation): string {
  const { thing } = aboutOf(key);
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in words) && !ids.includes(name))
      throw new Error(`The matrix does not know what {${name}} of ${key} is.`);
    if (thing !== 'document') return words[name] ?? idOf(thing, role, relation);
    return idOf(name === 'documentUuid' ? 'document' : 'application', role, relation);
  });
}

/** Where what the schema takes would not come far enough, or too far for what comes after. */
const bodies: Readonly<Record<string, (home: Home) => unknown>> = {
  'POST /service-console/api/v1/applications/{uuid}/notes': () => ({ kind: 'note', text: 'Call after three.' }),
  'POST /service-console/api/v1/applications/{uuid}/events': () => ({
    event: 'resumed',
    payload: {},
    reason: 'It runs again.',
  }),
  'POST /service-console/api/v1/closings/{uuid}/emails': ({ borrower }) => ({
    toIdentity: borrower.identityUuid,
    subject: 'Your documents',
    words: 'They are here.',
  }),
  'POST /service-chat/api/v1/desk/conversations/{uuid}/messages': () => ({
    clientKey: 'a-key-of-ours',
    text: 'Hello.',
  }),
  'POST /service-chat/api/v1/desk/conversations/{uuid}/actions': () => ({ do: 'note', text: 'Looked.' }),
  'POST /service-notary/api/v1/sessions/{uuid}/actions': () => ({ do: 'confirm', identityUuid: nobodys }),
  'POST /service-document/api/v1/application/{uuid}/signing/sign': () => ({
    documentUuid: nobodys,
    sha256: '0'.repeat(64),
    signature: { way: 'typed', name: 'Ada Homeowner' },
    fields: ['signature'],
  }),
};

/** To those who work on files every application of their brand is alike, so by day three relations tell what five would. */
const briefly: readonly Relation[] = ['own', 'another brand’s', 'absent'];
const relationsFor = (role: Role) => (worksOnFiles([role]) && !process.env['FULL'] ? briefly : relations);

/** What ends the session that the other calls come with. */
const isLast = (key: string) => aboutOf(key).thing === 'session' || /\/logout$|\/password$/.test(key);

/** Looking changes nothing; a meeting ends with what its application goes through, and so comes before that. */
function turnOf(key: string): number {
  if (key.startsWith('GET ')) return 0;
  if (isLast(key)) return 3;
  return aboutOf(key).thing === 'meeting' ? 1 : 2;
}

const form = Buffer.concat([
  Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
  aPdf(),
  Buffer.from('\r\n--b--\r\n'),
]);

async function ask(key: string, row: CallRow, role: Role, relation: Relation) {
  const [method = 'GET', template = ''] = key.split(' ');
  // The same content for every relation, so that only whose it is can make a difference.
  const chance = chanceOf(7);
  const home = here.homes[relation === 'another’s' ? 1 : 0];
  const query = new URLSearchParams((sampleOf(row.query, chance) ?? {}) as Record<string, string>);
  const isForm = row.accepts === 'file';
  const payload = isForm ? form : method === 'GET' ? undefined : (bodies[key]?.(home) ?? sampleOf(row.body, chance));
  const { statusCode, body } = await server.inject({
    method: method as 'GET',
    url: `${pathOf(template, key, role, relation)}${query.size > 0 ? `?${query}` : ''}`,
    headers: { cookie: `as=${role}`, ...(isForm && { 'content-type': 'multipart/form-data; boundary=b' }) },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
  return { statusCode, body: body.replaceAll(/"requestId":"[^"]*"/g, '') };
}

interface Checked {
  readonly checks: number;
  readonly wrong: readonly string[];
}

async function checkRole(key: string, row: CallRow, role: Role): Promise<Checked> {
  const wrong: string[] = [];
  const answers = new Map<Relation, string>();
  // What is one's own comes last: it may end what the others would be asked of.
  for (const relation of relationsFor(role).toReversed()) {
    const expected = expectedOf(key, row, role, relation);
    const { statusCode, body } = await ask(key, row, role, relation);
    answers.set(relation, `${statusCode} ${body}`);
    if (!expected.fits(statusCode) || statusCode >= 500)
      wrong.push(`${key} by ${role}, ${relation}: ${statusCode} ${body.slice(0, 160)}, not ${expected.says}`);
  }
  const [foreign, absent] = [answers.get('another brand’s'), answers.get('absent')];
  if (aboutOf(key).thing !== 'none' && foreign !== absent)
    wrong.push(`${key} by ${role}: another brand’s and absent differ: ${foreign} / ${absent}`);
  return { checks: answers.size, wrong };
}

/** Who only looks gets in no one's way, so all look at once; what changes something is done by one after the other. */
async function checkRoute(key: string, row: CallRow): Promise<readonly Checked[]> {
  if (turnOf(key) === 0) return Promise.all(roles.map((role) => checkRole(key, row, role)));
  const checked: Checked[] = [];
  for (const role of roles) checked.push(await checkRole(key, row, role));
  return checked;
}

test(`[T1] [T2] every route × every role × whose it is: at least ${checksMin} answers, none of them wrong`, async () => {
  const checked: Checked[] = [];
  for (const [key, row] of Object.entries<CallRow>(routes).toSorted(([a], [b]) => turnOf(a) - turnOf(b)))
    checked.push(...(await checkRoute(key, row)));
  if (faults.length > 0) console.error(faults.slice(0, 5).join('\n'));
  expect(checked.flatMap(({ wrong }) => wrong)).toEqual([]);
  const checks = checked.reduce((sum, one) => sum + one.checks, 0);
  expect(checks).toBe(Object.keys(routes).length * roles.flatMap(relationsFor).length);
  expect(checks).toBeGreaterThanOrEqual(checksMin);
}, 600_000);
