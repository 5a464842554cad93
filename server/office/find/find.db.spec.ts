/** Finding applications on a real database: by what, how well, by whom, and what is written of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import type { Person } from '../../actor.ts';
import { aStart, person, testOrigination } from '../../lending/origination/test-origination.ts';
import { alsoFindByEmail, keepSearch, lastFourMark, makeSearchable } from '../../store/search.ts';
import { testDatabase } from '../../store/test-database.ts';
import { createFinder } from './index.ts';

const db = await testDatabase();
const { origination, orgCode, vault, brands } = await testOrigination(db);
const finder = createFinder({ database: db, vault });
const otherOrg = brands.organizations.find((code) => code !== orgCode) ?? '';

interface Wish {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly street1?: string;
  readonly org?: string;
}

async function apply({ org = orgCode, street1, ...wish }: Wish = {}): Promise<Application> {
  const start = aStart(person('borrower', org));
  const { borrower, address } = start.known;
  const { firstName = borrower.name.firstName, lastName = borrower.name.lastName } = wish;
  const { email = `f-${randomUUID()}@example.com`, phoneNumber = borrower.phoneNumber } = wish;
  const known = {
    ...start.known,
    borrower: { ...borrower, name: { ...borrower.name, firstName, lastName }, email, phoneNumber },
    address: { ...address, ...(street1 && { street1 }) },
  };
  return (await origination.start({ ...start, known })).application;
}

const olive = person('processor', orgCode);
const find = async (text: string, who: Person = olive) =>
  (await finder.byText(who, text)).rows.map(({ application, kind, rank }) => [application.uuid, kind, rank]);
const uuidsOf = async (text: string, who?: Person) => (await find(text, who)).map(([uuid]) => uuid);

describe('by what', () => {
  test('name in any order and half a word, email, phone, address and loan number in any grouping', async () => {
    const made = await apply({
      firstName: 'Zélie',
      lastName: 'O’Quimby-Varga',
      email: 'Zelie.Quimby@example.com',
      phoneNumber: '8085550173',
      street1: '4410 Larkwhistle Street',
    });
    const { uuid } = made;
    const number = made.loanNumber ?? '';
    const grouped = `${number.slice(0, 4)} ${number.slice(4, 7)}-${number.slice(7)}`;
    expect(await find(grouped)).toEqual([[uuid, 'number', 'exact']]);
    expect(await find('zelie.quimby@EXAMPLE.com')).toEqual([[uuid, 'email', 'exact']]);
    expect(await find('+1 (808) 555-0173')).toEqual([[uuid, 'phone', 'exact']]);
    for (const name of ['zelie oquimby', 'OQuimby Zélie', 'varga zelie', 'oquim', 'zelie oquimby varga'])
      expect([name, await find(name)]).toEqual([name, [[uuid, 'name', 'beginning']]]);
    for (const address of ['4410 larkwhistle st', '4410 Larkwhistle Street', 'larkwhistle'])
      expect([address, await find(address)]).toEqual([address, [[uuid, 'address', 'beginning']]]);
    expect(await find('zelie.qui')).toContainEqual([uuid, 'email', 'beginning']);
    expect(await find('80855')).toEqual([]);
  });

  test('a typo in either word of a name and in a street is forgiven, and ranks after what fits', async () => {
    const exact = await apply({ firstName: 'Thora', lastName: 'Wexfeld' });
    const near = await apply({ firstName: 'Thora', lastName: 'Wexfold' });
    const street = await apply({ street1: '77 Quartzmeadow Lane' });
    expect(await find('thora wexfeld')).toEqual([
      [exact.uuid, 'name', 'beginning'],
      [near.uuid, 'name', 'close'],
    ]);
    expect(await find('torah wexfold')).toEqual([]);
    expect(await find('throa wexfedl')).toEqual([[exact.uuid, 'name', 'close']]);
    expect(await uuidsOf('77 quarzmedow lane')).toEqual([street.uuid]);
  });

  test('what changes in the application changes what it is found under', async () => {
    const { uuid, borrower } = await apply({ firstName: 'Phoebe', lastName: 'Lineman', phoneNumber: '8085550111' });
    const who = { ...person('borrower', orgCode), identityUuid: borrower.identityUuid };
    await origination.signal({ person: who, uuid, event: 'phoneSaved', body: { phoneNumber: '8085550222' } });
    expect(await uuidsOf('8085550222')).toEqual([uuid]);
    await db.inOrg(orgCode, (tx) => alsoFindByEmail(tx, orgCode, borrower.identityUuid, 'Phoebe.New@example.com'));
    expect(await find('phoebe.new@example.com')).toEqual([[uuid, 'email', 'exact']]);
    // The number before is still how someone may know them.
    expect(await uuidsOf('8085550111')).toEqual([uuid]);
  });
});

describe('by whom', () => {
  test('no one finds another organization’s application, nor one of their own or their household’s', async () => {
    const theirs = await apply({ firstName: 'Ottoline', lastName: 'Farrgate', org: otherOrg });
    expect(await uuidsOf('ottoline farrgate')).toEqual([]);
    expect(await uuidsOf('ottoline farrgate', person('processor', otherOrg))).toEqual([theirs.uuid]);
    const mine = await apply({ firstName: 'Isolde', lastName: 'Penhallow', email: 'isolde@home.example' });
    const known = { emails: ['isolde@home.example'], phones: [], addresses: [], ssnMark: null };
    expect(await uuidsOf('isolde penhallow', { ...olive, known })).toEqual([]);
    expect(await uuidsOf('isolde penhallow')).toEqual([mine.uuid]);
  });

  test('without its organization the product’s login sees no key and no word', async () => {
    await apply();
    expect(await db.app`select from app.application_search`).toHaveLength(0);
    expect(await db.app`select from app.search_word`).toHaveLength(0);
  });
});

describe('by the last four of the Social Security number', () => {
  test('found by a mark that no one reads and no other lender shares; who and how many is in the audit, the digits are not', async () => {
    const before = await apply();
    const { uuid } = before;
    const key = lastFourMark(vault, orgCode, '4821');
    // As the door does when a borrower gives the number.
    const after = { ...before, credit: { ...before.credit, ssnLastFour: '4821' } };
    await db.inOrg(orgCode, (tx) => keepSearch(tx, vault, before, after));
    expect(key).not.toContain('4821');
    expect(lastFourMark(vault, otherOrg, '4821')).not.toBe(key);
    const asking = person('compliance', orgCode);
    const { rows } = await finder.byLastFour(asking, '4821');
    expect(rows.map(({ application }) => application.uuid)).toEqual([uuid]);
    expect((await finder.byLastFour(asking, '4822')).rows).toEqual([]);
    const written = await db.owner`select act, what from app.audit_entry
      where by_identity = ${asking.identityUuid} order by id`;
    expect([...written]).toEqual([
      { act: 'searchedBySsn', what: '1 result' },
      { act: 'searchedBySsn', what: '0 results' },
    ]);
    // Four digits as text are a loan number’s beginning, and never a Social Security number.
    expect(await uuidsOf('4821')).not.toContain(uuid);
  });
});

test('what an earlier release wrote is made searchable, a few at a time, once', async () => {
  const { uuid } = await apply({ firstName: 'Barnaby', lastName: 'Oldrecord' });
  await db.owner`delete from app.application_search where application_uuid = ${uuid}`;
  await db.owner`update app.application set is_searchable = false where uuid = ${uuid}`;
  expect(await uuidsOf('oldrecord')).toEqual([]);
  const make = () => db.inOrg(orgCode, (tx) => makeSearchable(tx, vault, orgCode, 5));
  expect(await make()).toBe(1);
  expect(await make()).toBe(0);
  expect(await uuidsOf('oldrecord')).toEqual([uuid]);
});
