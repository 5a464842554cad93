import { render } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { useCallOnce } from './use-call-once.ts';

const key = 'POST /service-application/api/v2/application/heloc/{uuid}/rescind';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

let send: ReturnType<typeof useCallOnce<typeof key>>;

function Sender() {
  send = useCallOnce(key);
  return null;
}

const press = (uuid: string) => act(async () => send({ params: { uuid }, body: {} }).catch(() => undefined));

test('a request keeps its key until it is answered; another request, or the next one, has its own', async () => {
  const away = () => {
    throw new TypeError('away');
  };
  const asked = stubFetch(away, json({}), json({}), away, json({}));
  render(<Sender />);
  await press('a1');
  await press('a1');
  await press('a1');
  await press('a1');
  await press('b2');
  const keys = asked.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((one) => /^[0-9a-f-]{36}$/.test(one ?? ''))).toBe(true);
});
