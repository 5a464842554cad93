/** `npm run demo` from its first line to its last, on a database with nothing in it. Only the long round has the time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { isClosed, type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { emptyDatabase } from '#server/store/test-database.ts';
import type {} from '#server/store/test-database-setup.ts';
import { whenDone } from '#server/store/test-done.ts';
import { root } from '../tree.ts';

/** Vendors and the product itself leave their statuses in a moment; people do not. */
const isWaitedIn = (status: Status) =>
  !isClosed(status) && ['borrower', 'signer', 'operations'].includes(statuses[status].actor);

test.runIf(process.env['FULL'])(
  'the demonstration ends, tells how far it is, and leaves people in most statuses that they wait in',
  async () => {
    const { owner, ownerUrl } = await emptyDatabase();
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: ownerUrl.reveal(),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'hearthline-demo-')),
    };
    const demo = spawn(process.execPath, ['tools/demo.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    whenDone(async () => void demo.kill());
    const [told, complained, [code]] = await Promise.all([text(demo.stdout), text(demo.stderr), once(demo, 'close')]);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });

    const days = [...told.matchAll(/^Day (\d+) of 30: (\d+) of 75 applications, \d+ funded/gm)].map(([, day]) =>
      Number(day),
    );
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(told.trim().split('\n').at(-1)).toContain('The month is there.');

    const found = await owner<{ status: Status }[]>`select distinct status from app.application`;
    const there = new Set(found.map(({ status }) => status));
    // Not all: on a machine with other work some are still on their way when the month is over (demo.spec.ts has that each is sent).
    const waitedIn = statusNames.filter(isWaitedIn);
    expect(waitedIn.filter((status) => there.has(status)).length).toBeGreaterThan(waitedIn.length / 2);
  },
  1_800_000,
);
