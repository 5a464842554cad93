import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { createLog } from '../log.ts';
import { firstPages } from './first-page.ts';

test('what was drawn is kept, and products that a stranger thinks of do not fill the memory', async () => {
  const draw = vi.fn(async () => '<p>drawn</p>');
  const pageOf = firstPages(draw, createLog('silent'));
  const all = evaluateFlags({}, { isProduction: false });
  const flags = {
    ...all,
    'fe-heloc-redesign-2025': { ...all['fe-heloc-redesign-2025'], enabled: true },
    'fe-heloc-maintenance': { ...all['fe-heloc-maintenance'], enabled: false },
  };
  const request = { query: {}, headers: {} } as FastifyRequest;
  const visit = (product: string) =>
    pageOf({ request, path: `/account/${product}/register-v2`, brand: 'figure', start: { flags } });
  expect(await visit('heloc')).toBe('<p>drawn</p>');
  await visit('heloc');
  expect(draw).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 1000; n += 1) await visit(`word${n}`);
  expect(draw).toHaveBeenCalledTimes(1001);
  await visit('heloc');
  expect(draw).toHaveBeenCalledTimes(1002);
});
