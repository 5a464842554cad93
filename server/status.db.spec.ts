/** What partners read of how the product does: from the same alerts, since when, and while the database is away. */
import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import * as words from '#core/words/en/errors/readiness.ts';
import { addStatusPage } from './api/status.ts';
import { loadBrands } from './brands.ts';
import { createStatus } from './status.ts';
import { testDatabase } from './store/test-database.ts';
import { noteRest } from './store/vendor-care.ts';

const db = await testDatabase();
const { provider } = await loadBrands(new URL('../brands', import.meta.url).pathname);
let text = 'hearthline_figures_age_seconds 3\n';
let reasons: readonly string[] = [];
let looks = 0;
const status = () =>
  createStatus({
    database: db,
    whyNotReady: async () => reasons,
    scrape: async () => {
      looks += 1;
      return text;
    },
  });
const levels = async (one = status()) =>
  Object.fromEntries((await one.now()).components.map(({ component, level }) => [component, level]));
const well = { applying: 'up', deciding: 'up', vendors: 'up', messages: 'up' };

beforeEach(async () => {
  [text, reasons, looks] = ['hearthline_figures_age_seconds 3\n', [], 0];
  await db.owner`delete from app.incident`;
  await db.owner`delete from app.vendor_rest`;
});

test('a part is as well as its alerts say', async () => {
  expect(await levels()).toEqual(well);
  text = 'hearthline_figures_age_seconds 600\n';
  expect(await levels()).toEqual({ ...well, deciding: 'down', messages: 'down' });
  text = 'hearthline_figures_age_seconds 3\nhearthline_message_overdue_seconds 1000\n';
  expect(await levels()).toEqual({ ...well, messages: 'slow' });
  await noteRest(db.app, 'title', true);
  expect(await levels()).toEqual({ ...well, messages: 'slow', vendors: 'slow' });
});

test('since when is the same for every process, and what is over stays told', async () => {
  text = 'hearthline_message_overdue_seconds 1000\n';
  const first = (await status().now()).components.find(({ component }) => component === 'messages')?.since;
  const again = (await status().now()).components.find(({ component }) => component === 'messages')?.since;
  expect(first).toBeInstanceOf(Date);
  expect(again).toEqual(first);
  text = 'hearthline_figures_age_seconds 600\n';
  const worse = (await status().now()).components.find(({ component }) => component === 'messages');
  expect(worse).toMatchObject({ level: 'down', since: first });
  text = 'hearthline_figures_age_seconds 3\n';
  await Promise.all([status().now(), status().now(), status().now()]);
  const { past } = await status().now();
  expect(past.filter(({ component }) => component === 'messages')).toMatchObject([{ level: 'down', since: first }]);
});

test('while the database is away everything is down; what is known stays told, and the time is written down afterwards', async () => {
  const one = createStatus({ database: db, whyNotReady: async () => reasons, scrape: async () => text });
  reasons = [words.databaseDoesNotAnswer];
  const away = await one.now();
  expect(new Set(away.components.map(({ level }) => level))).toEqual(new Set(['down']));
  expect(away.isPastKnown).toBe(false);
  const stranded = createStatus({
    database: { app: (() => Promise.reject(new Error('gone'))) as never },
    whyNotReady: async () => {
      throw new Error('gone');
    },
    scrape: () => Promise.reject(new Error('gone')),
  });
  expect(new Set(Object.values(await levels(stranded)))).toEqual(new Set(['down']));
});

test('what only this machine has is not told to partners', async () => {
  reasons = [words.clockIsWrong(40), words.diskIsFull('/data')];
  expect(await levels()).toEqual(well);
});

test('a hundred who ask at once cost one look, and the page names nothing of ours', async () => {
  await noteRest(db.app, 'title', true);
  const one = status();
  const server = Fastify();
  addStatusPage(server, { statusNow: one.now, provider: () => provider, isPractice: false });
  const answers = await Promise.all(Array.from({ length: 100 }, () => server.inject('/status')));
  expect(looks).toBe(1);
  const [answer] = answers;
  expect(answer?.headers['cache-control']).toBe('public, max-age=15');
  expect(answer?.body).toContain('Some things take longer than usual');
  expect(answer?.body).toMatch(/Since <time datetime="/);
  expect(answer?.body).not.toMatch(/title company|hearthline_|postgres|vendor_rest|\bjobs?\b/i);
  const json = await server.inject('/status.json');
  expect(Object.keys(json.json())).toEqual(['at', 'components', 'past', 'isPastKnown']);
  await server.close();
});
