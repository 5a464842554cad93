import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { refusal, stubServer } from '../screens/register/testing.ts';
import { readOriginator } from './originator-info.ts';

const originator = {
  originatorDisplayInfo: {
    originatorName: 'Dana',
    brokerName: null,
    avatarUri: null,
    email: null,
    phoneNumber: null,
    nmls: null,
  },
  enforceLicensedStatesForReferral: false,
  licensedStates: [],
};
let uuid = 0;
const next = () => `00000000-0000-4000-8000-${String(++uuid).padStart(12, '0')}`;
const path = (id: string) => `GET /service-lead-portal/api/lo/${id}`;

beforeAll(servePage);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LO-10] a second read inside ten minutes makes no call; after them it does', async () => {
  const id = next();
  const asked = stubServer({ [path(id)]: originator });
  expect(await readOriginator(id, 'LENDER')).toEqual({ lookup: 'found', originator });
  vi.advanceTimersByTime(10 * 60_000 - 1);
  await readOriginator(id, 'LENDER');
  expect(asked.map(({ url }) => url)).toEqual([`/service-lead-portal/api/lo/${id}?organization=LENDER`]);
  vi.advanceTimersByTime(1);
  await readOriginator(id, 'LENDER');
  expect(asked).toHaveLength(2);
});

test.each([400, 404, 500, 503])('[LO-11] a look-up that answers %s is not tried again', async (status) => {
  const id = next();
  const asked = stubServer({ [path(id)]: () => refusal(status, 'no', 'No') });
  const info = readOriginator(id, 'LENDER');
  await vi.runAllTimersAsync();
  expect(await info).toEqual({ lookup: status });
  expect(asked).toHaveLength(1);
});

test('where licenses count, the list of states is asked for', async () => {
  const id = next();
  stubServer({
    [path(id)]: { ...originator, enforceLicensedStatesForReferral: true },
    [`${path(id)}/licensed-states`]: ['CA', 'NV'],
  });
  expect((await readOriginator(id, 'LENDER')).originator?.licensedStates).toEqual(['CA', 'NV']);
});
