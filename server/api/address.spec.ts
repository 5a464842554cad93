import { afterAll, describe, expect, test } from 'vitest';
import { addressHandlers } from './address.ts';
import type { Handlers } from './handler.ts';
import { testApi } from './test-api.ts';

const place = { street1: '12 Main St', street2: '', city: 'Reno', state: 'NV', zip: '89501' };
const asked: string[] = [];
const addresses = {
  suggest: async (text: string) => {
    asked.push(text);
    return [{ ...place, fullAddress: '12 Main St Reno, NV 89501' }];
  },
};
const handlers = new Proxy(addressHandlers(addresses), {
  get: (given, key) => Reflect.get(given, key) ?? (() => undefined),
}) as unknown as Handlers;
const { server } = await testApi({ handlers });
afterAll(() => server.close());

const typeahead = (query: string) => server.inject(`/service-address/external/api/v1/typeahead${query}`);

describe('the address typeahead', () => {
  test('[CALL-62] answers anyone who asks, with whole addresses', async () => {
    const answer = await typeahead('?text=12%20Main');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([{ ...place, fullAddress: '12 Main St Reno, NV 89501' }]);
    expect(asked).toEqual(['12 Main']);
  });

  test.each(['', '?text=a&text=b', `?text=${'x'.repeat(201)}`, '?text=a&more=b'])('refuses %j', async (query) => {
    expect((await typeahead(query)).statusCode).toBe(422);
  });
});
