/**
 * Two brands and everyone in them, on the whole product: in each, two homes with their borrower, the other owner, papers
 * and a meeting with a notary, and one member of staff of every kind. What tests of who may do what are played with.
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { agentRoles } from '#core/roles.ts';
import type { Person } from '../actor.ts';
import { aStart, person, rolesFor } from '../lending/origination/test-origination.ts';
import { aPdf } from '../lending/uploads/test-files.ts';
import { releaseOf } from '../release.ts';
import { insertFeedback } from '../store/feedback.ts';
import { appendBook } from '../store/money.ts';
import { untilOffers } from './test-answers.ts';
import type { TestProduct } from './test-product.ts';

type Stage = Pick<
  TestProduct,
  'accounts' | 'origination' | 'uploads' | 'notary' | 'payments' | 'vendors' | 'conversations' | 'db'
>;

/** `operations` is one person with every role that works on files. */
const members = [...agentRoles, 'operations'] as const;
type Member = (typeof members)[number];

/** One home, whose it is, and all that hangs on it. */
export interface Home {
  readonly borrower: Person;
  readonly signer: Person;
  readonly applicationUuid: string;
  readonly documents: Readonly<Record<'borrower' | 'signer', string>>;
  readonly sessionUuid: string;
  readonly conversationUuid: string;
  readonly feedbackUuid: string;
}

export interface Brand {
  readonly orgCode: string;
  readonly staff: Readonly<Record<Member, Person>>;
  readonly homes: readonly [Home, Home];
  readonly achFileUuid: string;
}

const password = 'Plum-tractor-91!';
let callers = 0;
function caller() {
  callers += 1;
  return { address: `10.40.${callers >> 8}.${callers & 255}`, userAgent: undefined, isSecure: false };
}

/** A borrower who has chosen an offer. */
export async function borrowerWithOffer({ accounts, origination }: Stage, orgCode: string, referrerUuid?: string) {
  const email = `b-${randomUUID()}@homeowner.example`;
  const { person: who } = await accounts.register({ orgCode, email, password, phoneNumber: '4155550123' }, caller());
  const referrer = referrerUuid === undefined ? null : { referrerUuid, wholesaleBrokerNmls: null };
  const { uuid } = (await origination.start(aStart(who, { referrer }))).application;
  for (const [event, payload, findings = {}] of untilOffers)
    await origination.deliver({ orgCode: who.orgCode, uuid, event, payload, by: 'vendor', delivery: event, findings });
  const [offer] = (await origination.offers(who, uuid)).offerSet?.offers ?? [];
  const body = { offerId: offer?.id, drawCents: (offer?.minDraw ?? 0) * 100, discounts: [], debtsToPay: [] };
  await origination.act({ person: who, uuid, command: 'selectOffer', body });
  return { borrower: who, applicationUuid: uuid };
}

async function staffIn({ accounts, notary }: Stage, orgCode: string): Promise<Brand['staff']> {
  const name = { firstName: 'Nora', middleName: '', lastName: 'Desk', suffix: '' } as const;
  const hired = members.map(async (role): Promise<[Member, Person]> => {
    const email = `${role}-${randomUUID()}@staff.example`;
    const { identityUuid } = await accounts.people.invite({ orgCode, email, roles: rolesFor(role), name });
    return [role, { ...person(role, orgCode), identityUuid }];
  });
  const staff = Object.fromEntries(await Promise.all(hired)) as Brand['staff'];
  const office = { state: 'NV', county: 'Washoe County', number: 'NV-20931', expiresOn: '2035-03-31' } as const;
  await notary.commissions.keep(staff.notary, { ...office, name: 'Nora Desk' });
  return staff;
}

async function homeIn(stage: Stage, orgCode: string, staff: Brand['staff']): Promise<Home> {
  const { accounts, origination, notary, vendors, db } = stage;
  const { borrower, applicationUuid } = await borrowerWithOffer(stage, orgCode, staff.originator.identityUuid);
  const { operations } = staff;
  const put = (to: 'CO_DEED_REQ' | 'DEED_SIGNING') =>
    origination.force(operations, applicationUuid, { to, reason: 'To be on the stage.' });
  await put('CO_DEED_REQ');
  const email = `s-${randomUUID()}@homeowner.example`;
  const { identityUuid } = await accounts.people.invite({ orgCode, email, roles: ['signer'] });
  const signer = { ...person('signer', borrower.orgCode), identityUuid };
  const added = { identityUuid, firstName: 'Sid', lastName: 'Homeowner', email, phoneNumber: '4155550124' };
  await origination.signal({ person: operations, uuid: applicationUuid, event: 'signerAdded', body: added });
  await put('DEED_SIGNING');
  const sitting = [borrower, signer].map((who) => ({ identityUuid: who.identityUuid, name: 'Ada Homeowner', email }));
  const meeting = {
    key: randomUUID(),
    applicationUuid,
    participants: sitting,
    papers: [],
    returnUrl: 'http://localhost/',
  };
  await notary.open(orgCode, applicationUuid, (await vendors.notary.openMeeting(meeting)).reference);
  const { session } = await notary.find(borrower, applicationUuid);
  await notary.act(staff.notary, session.uuid, { do: 'claim' }, { address: '10.40.0.1', userAgent: '' });
  const entry = {
    n: 1,
    seq: 1,
    kind: 'sent',
    payee: 'lien-1',
    debit: 'payable',
    credit: 'transit',
    cents: 100,
    attempt: 1,
    release: releaseOf((await origination.view(borrower, applicationUuid)).application, []),
  } as const;
  await db.inOrg(orgCode, (tx, now) => appendBook(tx, { orgCode, applicationUuid }, [entry], now));
  const documents = {
    borrower: await paperOf(stage, borrower, applicationUuid),
    signer: await paperOf(stage, signer, applicationUuid),
  };
  const feedbackUuid = await feedbackOf(stage, borrower);
  const asked = { chatMode: 'twilio', applicationUuid, attributes: {}, contact: { name: '', email: '' } } as const;
  const { conversation } = await stage.conversations.start({ actor: borrower, orgCode }, asked);
  const conversationUuid = conversation.uuid;
  return { borrower, signer, applicationUuid, documents, sessionUuid: session.uuid, conversationUuid, feedbackUuid };
}

async function feedbackOf({ db }: Stage, { orgCode, identityUuid }: Person): Promise<string> {
  const uuid = randomUUID();
  const said = { topic: 'IMPROVE', message: 'The slider is hard to hold.', marketingConsent: true } as const;
  const whole = { ...said, pathname: '/dashboard', productType: 'HELOC' } as const;
  await db.inOrg(orgCode, (tx, now) => insertFeedback(tx, { orgCode, uuid, identityUuid, said: whole }, now));
  return uuid;
}

async function paperOf({ uploads }: Stage, who: Person, uuid: string): Promise<string> {
  const content = Readable.from([aPdf()]);
  return (await uploads.take({ person: who, uuid, type: 'OTHER', name: 'a.pdf', content })).uuid;
}

export async function brandOf(stage: Stage, orgCode: string): Promise<Brand> {
  const staff = await staffIn(stage, orgCode);
  // Of the other home colleagues take care: what is theirs is not everyone's.
  const colleagues = await staffIn(stage, orgCode);
  const homes = [await homeIn(stage, orgCode, staff), await homeIn(stage, orgCode, colleagues)] as const;
  const { uuid: achFileUuid } = await stage.payments.cutAchFile(staff.operations);
  return { orgCode, staff, homes, achFileUuid };
}
