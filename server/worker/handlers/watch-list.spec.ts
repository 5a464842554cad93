import { expect, test } from 'vitest';
import { newApplication } from '#core/application/new-application.ts';
import { people } from '#core/journey/stories/samples.ts';
import { startedAt } from '#core/journey/stories/walk.ts';
import type { ScreeningRequest } from '../../vendors/watch-list/port.ts';
import type { Work } from '../effects.ts';
import { watchListHandlers } from './watch-list.ts';

const fresh = newApplication(people.employee, startedAt);
const lastNames = ({ people: asked }: ScreeningRequest) => asked.map(({ fullName }) => fullName.split(' ').at(-1));
const applied = {
  ...fresh,
  applicant: { ...fresh.applicant, coOwnerNames: ['Ben Baker'] },
  signers: [{ identityUuid: 'ben', name: 'Ben Baker', firstName: 'Ben', lastName: 'Baker' }],
};
const work = (name: string, payload: unknown = {}) =>
  ({
    key: name,
    about: { application: applied, file: { birthDate: '1980-01-01' }, event: { name, payload } },
  }) as unknown as Work;

/** A list on which someone is put while the handlers are in use. */
function listed() {
  const names = new Set<string | undefined>();
  const asked: (string | undefined)[][] = [];
  const handlers = watchListHandlers({
    screen: async (request) => {
      asked.push(lastNames(request));
      const found = lastNames(request).filter((name) => names.has(name));
      const matches = found.map((name) => ({ name: `${name}`, list: 'SDN', entry: '1', score: 99 }));
      return found.length === 0
        ? { outcome: 'clear', listsOf: '2026-03-02' }
        : { outcome: 'possibleMatch', listsOf: '2026-03-02', matches };
    },
  });
  return { names, asked, ...handlers };
}

test('with the application everyone it names is looked for; an owner who is named later, alone', async () => {
  const { asked, screenApplicants } = listed();
  await screenApplicants.start(work('applicationSubmitted'));
  await screenApplicants.start(work('signerAdded', { firstName: 'Cy', lastName: 'Cole' }));
  expect(asked).toEqual([[fresh.borrower.name.lastName, 'Baker'], ['Cole']]);
});

test('a name that comes on a list after signing is found before the money goes', async () => {
  const { names, asked, screenApplicants, checkWatchLists } = listed();
  const before = await screenApplicants.start(work('applicationSubmitted'));
  expect(before).toMatchObject({ reports: 'applicantsScreened', facts: { matches: [] } });
  names.add('Baker');
  const after = await checkWatchLists.start(work('deedRecorded'));
  expect(after).toMatchObject({ reports: 'fundingChecked', facts: { check: 'watchLists', matches: [{ score: 99 }] } });
  expect(asked.at(-1)).toEqual([fresh.borrower.name.lastName, 'Baker']);
});

test('a list that does not answer says nothing: the work fails and is tried again', async () => {
  const { screenApplicants, checkWatchLists } = watchListHandlers({ screen: () => Promise.reject(new Error('down')) });
  await expect(screenApplicants.start(work('applicationSubmitted'))).rejects.toThrow('down');
  await expect(checkWatchLists.start(work('deedRecorded'))).rejects.toThrow('down');
});
