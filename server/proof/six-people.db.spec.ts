/**
 * One application from the first click to the money, over HTTP against the whole server, worked by six people of whom each
 * has one role: whatever is asked of staff is refused to all who may not, in the sentence that says who may, and then done.
 */
import { expect, test } from 'vitest';
import { isStaffEvent, operations } from '#core/journey/operations.ts';
import { mayDo, whyNotBy } from '#core/roles.ts';
import type { HeldRole } from '../actor.ts';
import { Failure } from '../failure.ts';
import { confirmIdentity } from './test-confirm.ts';
import { type Browser, sendEvent, testConsole, whole } from './test-console.ts';
import { reaches, testProduct } from './test-product.ts';
import { startOf } from './test-start.ts';
import { type Calls, directCalls, journeysOn } from './test-traveler.ts';

const product = await testProduct();
const { origination, notary } = product;
const { operator, newBorrower } = testConsole(product);
const one = (name: string, role: HeldRole) => operator(name, { roles: [role] });
const paul = await one('Paul', 'processor');
const uma = await one('Uma', 'underwriter');
const clea = await one('Clea', 'closer');
const [fred, fay] = [await one('Fred', 'funder'), await one('Fay', 'funder')];
const nora = await one('Nora', 'notary');
const desk = [paul, uma, clea, fred, fay, nora];

const sessions = '/service-notary/api/v1/sessions';
const refusals: string[] = [];

/** Refused to everyone without the permission; done by the first who has it. */
async function operate(uuid: string, event: string, body: object): Promise<void> {
  if (!isStaffEvent(event)) throw new Error(`${event} is not the staff’s.`);
  const { permission } = operations[event];
  const isAble = ({ person }: Browser) => mayDo(person.roles, permission);
  for (const other of desk.filter((who) => !isAble(who))) {
    const { status, body: said } = await sendEvent(other, uuid, event, body);
    // A notary comes to no application by this door.
    const why = other === nora ? undefined : whyNotBy(other.person.roles, permission);
    if (status !== 403 || (why !== undefined && said.message !== why))
      refusals.push(`${event} by ${other.person.roles}: ${status} ${said.message}`);
  }
  for (const who of desk.filter(isAble)) {
    const { status, body: said } = await sendEvent(who, uuid, event, body);
    if (status === 409) throw new Failure('conflict');
    // Where judging a condition is a decision, it is the underwriter's.
    if (status !== 403) return expect([event, status, said.errors]).toEqual([event, 200, undefined]);
  }
  throw new Error(`No one may do ${event}.`);
}

/** By video, in the lender's own room. */
async function meetNotary(borrower: Browser, uuid: string): Promise<void> {
  const { identityUuid } = borrower.person;
  const own = `/service-notary/api/v1/applications/${uuid}/session`;
  await expect.poll(async () => (await borrower.send('GET', own)).status, { timeout: 20_000 }).toBe(200);
  const { uuid: session } = (await borrower.send<{ uuid: string }>('GET', own)).body;
  const act = (who: Browser, action: object) => who.send('POST', `${sessions}/${session}/actions`, action);
  for (const other of [paul, uma, clea, fred]) expect((await act(other, { do: 'claim' })).status).toBe(403);
  expect((await act(nora, { do: 'claim' })).status).toBe(200);
  const { questions } = (await borrower.send<{ questions: object[] }>('POST', `${sessions}/${session}/questions`)).body;
  await borrower.send('POST', `${sessions}/${session}/answers`, { choices: questions.map(() => 0) });
  await act(nora, { do: 'confirm', identityUuid });
  await act(nora, { do: 'call', identityUuid });
  await borrower.send('POST', `${sessions}/${session}/signature`, { typedName: 'Ada Homeowner' });
  expect((await act(nora, { do: 'seal' })).body).toMatchObject({ state: 'sealed', notaryName: 'Nora Desk' });
}

test('an application comes from the first click to the money by six people, and no one does another’s part or both halves', async () => {
  await notary.commissions.keep(nora.person, {
    ...{ name: 'Nora Desk', state: 'NV', county: 'Washoe County', number: 'NV-20931', expiresOn: '2035-03-31' },
  });
  const borrower = await newBorrower();
  const calls: Calls = {
    ...directCalls(product),
    begin: async (plan) => {
      const { application } = await origination.start(startOf(plan, borrower.person));
      return { who: borrower.person, uuid: application.uuid };
    },
    operate: (_, uuid, event, body) => operate(uuid, event, body as object),
  };
  // A title that a paper of the borrower's cures, in a state where an attorney looks at the closing.
  const address = {
    street1: '12 Legaldesc Paidoff Rd',
    street2: '',
    city: 'Raleigh',
    state: 'NC',
    zip: '27601',
  } as const;
  const { uuid } = await journeysOn(product, calls).travel(
    { known: { address } },
    {
      until: ({ application }) => ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'].includes(application.status),
    },
  );
  await confirmIdentity(product, borrower.person);
  await meetNotary(borrower, uuid);
  await reaches(product, borrower.person, uuid, 'RESCISSION');
  await product.advanceClock('6 days');
  await reaches(product, borrower.person, uuid, 'FUNDING_DECISION');

  const approve = (who: Browser) => sendEvent(who, uuid, 'fundingApproved', { approver: who.person.identityUuid });
  for (const other of [paul, uma, clea])
    expect(await approve(other)).toMatchObject({ status: 403, body: { message: 'This needs a funder.' } });
  expect([(await approve(nora)).status, (await approve(borrower)).status]).toEqual([403, 403]);
  expect((await approve(fred)).status).toBe(200);
  expect(await approve(fred)).toMatchObject({
    status: 409,
    body: { errors: ['You approved it. A second person must approve.'] },
  });
  expect((await whole(fay, uuid)).status).toBe('FUNDING_DECISION');
  expect((await approve(fay)).status).toBe(200);
  await reaches(product, borrower.person, uuid, 'COMPLETE');

  expect(refusals).toEqual([]);
  const { history, file } = await whole(fay, uuid);
  expect(file.signing.sealedBy).toBe('Nora Desk');
  const doers = (event: string) => history.flatMap(({ event: one, by }) => (one === event ? [by] : [])).toSorted();
  expect({
    asked: doers('conditionRaised'),
    title: doers('titleCured'),
    attorney: doers('attorneyApproved'),
    money: doers('fundingApproved'),
  }).toEqual({ asked: ['Paul Desk'], title: ['Uma Desk'], attorney: ['Clea Desk'], money: ['Fay Desk', 'Fred Desk'] });
}, 180_000);
