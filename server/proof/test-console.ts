/** The closing desk as tests use it: people with browsers of their own against the whole server, and an application at any place. */
import { randomUUID } from 'node:crypto';
import type { EventName } from '#core/journey/events.ts';
import { isStaffEvent } from '#core/journey/operations.ts';
import type { Status } from '#core/journey/statuses.ts';
import { foundFor } from '#core/journey/stories/found.ts';
import type { Person } from '../actor.ts';
import { aStart, nameAccount, person, rolesFor } from '../lending/origination/test-origination.ts';
import type { Accounts } from '../people/accounts/index.ts';
import { confirmIdentity } from './test-confirm.ts';
import { reaches, type TestProduct } from './test-product.ts';
import { recoveryCodeFor } from './test-staff.ts';

const password = 'Plum-tractor-91!';
type Invitation = Parameters<Accounts['people']['invite']>[0];
export const consoleApi = '/service-console/api/v1';
let people = 0;

export interface Browser {
  readonly person: Person;
  send<T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<{ status: number; body: T }>;
  upload(url: string, name: string, bytes: Buffer): Promise<{ status: number; body: { uuid: string } }>;
}

/** As the console reads it: only what tests look at. */
export interface Whole {
  readonly status: string;
  readonly version: number;
  readonly isOurs: boolean;
  readonly actions: readonly { event: string; whyNot: string | null }[];
  readonly approvals: readonly { name: string; isMine: boolean }[];
  readonly release: string;
  readonly approvalsVoided: { why: string } | null;
  readonly paymentQuestion: { why: string } | null;
  readonly accountHold: { until: string; isOver: boolean; isConfirmed: boolean; why: string | null } | null;
  readonly lastChecks: readonly { check: string; state: string | null; findings: string[] }[];
  readonly conditions: readonly { uuid: string; category: string; answeredAt: string | null }[];
  readonly returnedMoney: { why: string } | null;
  readonly money: { accountMask: string } | null;
  readonly rescission: { deliveredTo: { name: string }[]; isWaived: boolean } | null;
  readonly history: readonly { event: string; by: string; why: string | null }[];
  readonly file: { signing: { sealedBy: string | null } };
}

function caller() {
  people += 1;
  return { address: `10.7.0.${people}`, userAgent: undefined, isSecure: false };
}

/** Who someone on the staff is beside their name. */
type StaffFacts = Partial<Pick<Invitation, 'email' | 'phoneNumber' | 'addresses' | 'ssn' | 'roles'>>;

export function testConsole(product: TestProduct) {
  const { server, origination, accounts, orgCode } = product;

  function browserOf({ person: who, token, setCookie }: Awaited<ReturnType<typeof accounts.signIn>>): Browser {
    const headers = { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '', 'x-org': orgCode };
    return {
      person: who,
      send: async (method, url, payload) => {
        const sent = { ...headers, 'idempotency-key': randomUUID() };
        const response = await server.inject({ method, url, headers: sent, ...(payload && { payload }) });
        return { status: response.statusCode, body: (response.body === '' ? undefined : response.json()) as never };
      },
      upload: async (url, name, bytes) => {
        const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
        const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
        const type = { 'content-type': 'multipart/form-data; boundary=b' };
        const response = await server.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } });
        return { status: response.statusCode, body: response.json() as { uuid: string } };
      },
    };
  }

  async function operator(firstName: string, facts: StaffFacts = {}): Promise<Browser> {
    const { email = `${firstName}-${randomUUID()}@staff.example` } = facts;
    const name = { firstName, middleName: '', lastName: 'Desk', suffix: '' } as const;
    const invitation = { roles: rolesFor('operations'), ...facts, orgCode, email, name, password } as const;
    const { identityUuid } = await accounts.people.invite(invitation);
    const totpCode = await recoveryCodeFor(product.db, orgCode, identityUuid);
    return browserOf(await accounts.signIn({ orgCode, kind: 'agent', email, password, totpCode }, caller()));
  }

  /** Someone with an account and nothing else. */
  async function newBorrower(): Promise<Browser> {
    const email = `b-${randomUUID()}@example.com`;
    return browserOf(await accounts.register({ orgCode, email, password, phoneNumber: '5551234567' }, caller()));
  }

  async function borrowerAt(to: Status, street1?: string, email = `b-${randomUUID()}@example.com`) {
    const opened = await accounts.register({ orgCode, email, password, phoneNumber: '5551234567' }, caller());
    // Where money is sent: a second home has no right to cancel, which would hold it back for days.
    const isForMoney = to === 'DISBURSEMENT_ACCOUNT' || to === 'FUNDING_DECISION';
    const start = aStart(opened.person, { occupancy: isForMoney ? 'SECONDARY' : 'HOME' });
    const { borrower } = start.known;
    const address = { ...start.known.address, ...(street1 && { street1 }) };
    const mine = { ...start, known: { ...start.known, address, borrower: { ...borrower, email } } };
    const { uuid } = (await origination.start(mine)).application;
    await reaches(product, opened.person, uuid, 'OFFER_SELECTION');
    const [offer] = (await origination.offers(opened.person, uuid)).offerSet?.offers ?? [];
    const body = { offerId: offer?.id, drawCents: (offer?.minDraw ?? 0) * 100, discounts: [], debtsToPay: [] };
    await origination.act({ person: opened.person, uuid, command: 'selectOffer', body });
    const put = (status: Status) =>
      origination.force(person('operations', orgCode), uuid, { to: status, reason: 'To be at the desk.' });
    if (to === 'FUNDING_DECISION' || to === 'GEN_RESCISSION') await nameAccount(origination, opened.person, uuid);
    await put(to);
    await confirmIdentity(product, opened.person);
    return { borrower: browserOf(opened), uuid, email, put };
  }

  return { operator, borrowerAt, newBorrower };
}

/** `more`: another reason, what was looked at, the state that was seen. */
export const sendEvent = (who: Browser, uuid: string, event: EventName, payload: object = {}, more: object = {}) =>
  who.send<{ errors?: string[]; message?: string; status?: string; request?: string | null }>(
    'POST',
    `${consoleApi}/applications/${uuid}/events`,
    { event, payload, reason: 'For the test.', found: isStaffEvent(event) ? foundFor(event) : {}, ...more },
  );

export const whole = async (who: Browser, uuid: string) =>
  (await who.send<Whole>('GET', `${consoleApi}/closings/${uuid}`)).body;
