import { expect, test } from 'vitest';
import { isGranted, staffRoles } from '#core/roles.ts';
import { lawHandlers } from './law.ts';

test('says the law of the product’s own day, and counts what is past its day', async () => {
  const ask = (at: string) => {
    const answer = lawHandlers(() => new Date(at))['GET /service-console/api/v1/law'];
    return answer({} as never);
  };
  expect(await ask('2026-11-17T12:00:00Z')).toMatchObject({ on: '2026-11-17', due: 0 });
  // Still the tenth in New York.
  expect(await ask('2026-12-11T04:59:59Z')).toMatchObject({ on: '2026-12-10', due: 0 });
  expect(await ask('2026-12-11T05:00:00Z')).toMatchObject({ on: '2026-12-11', due: 1 });
});

test('is read by compliance and the provider, and by no other role', () => {
  const readers = staffRoles.filter((role) => isGranted([role], { permission: 'readLaw', scope: ['every'] }));
  expect(readers).toEqual(['compliance', 'providerAdmin']);
});
