/**
 * Every route of the contract, with what its schema takes and with what no one should send. Nothing answers 500, nothing
 * hangs, and whatever is refused is refused in our words. `FULL=1` tries 120,000 cases; `FUZZ_SEED` replays a run.
 */
import { randomInt } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { CallRow } from '#core/contract/contract.ts';
import { errors } from '#core/contract/errors.ts';
import { routes } from '#core/contract/routes.ts';
import { chanceOf } from '#core/contract/stories/chance.ts';
import { type Status, statusNames } from '#core/journey/statuses.ts';
import { isGranted } from '#core/roles.ts';
import type { Actor } from '../actor.ts';
import { type Case, caseOf, type Role } from './test-cases.ts';
import { borrowerWithOffer, brandOf } from './test-cast.ts';
import { openServer } from './test-open-server.ts';
import { testProduct } from './test-product.ts';

const isFull = Boolean(process.env['FULL']);
const caseCount = isFull ? 120_000 : 5200;
// The short round is the same each time, so that it tells what a change broke; the long one looks where no one has looked.
const seed = Number(process.env['FUZZ_SEED'] ?? (isFull ? randomInt(2 ** 31) : 20_261_117));
const deadlineMs = 10_000;
const atOnce = 8;
const patienceMs = isFull ? 3_600_000 : 600_000;
const homesCount = isFull ? 24 : 8;

const product = await testProduct({ hasWorker: false });
const actors = new Map<string, Actor>();
const { server, faults } = openServer(product, (name) => actors.get(name));
const cast: Role[] = [];

/** Borrowers whose applications rest in different places of the journey, and one member of staff of each kind. */
beforeAll(async () => {
  const chance = chanceOf(seed);
  const { orgCode, staff, homes, achFileUuid } = await brandOf(product, product.orgCode);
  const [home] = homes;
  const ids = {
    uuid: home.applicationUuid,
    id: home.applicationUuid,
    documentUuid: home.documents.borrower,
    profileUuid: home.borrower.identityUuid,
    feedbackUuid: home.feedbackUuid,
  };
  const add = (name: string, actor: Actor, theirs: Role['ids']) => {
    actors.set(name, actor);
    cast.push({ name, ids: theirs });
  };
  for (const [role, member] of Object.entries(staff))
    add(role, member, { ...ids, ...(role === 'notary' && { uuid: home.sessionUuid }) });
  add('teller', staff.operations, { ...ids, uuid: achFileUuid });
  add('borrower', home.borrower, ids);
  add('signer', home.signer, { ...ids, documentUuid: home.documents.signer });
  for (let made = 0; made < homesCount; made += 1) {
    const { borrower, applicationUuid } = await borrowerWithOffer(product, orgCode);
    const to: Status = chance.pick(statusNames);
    await product.origination
      .force(staff.operations, applicationUuid, { to, reason: 'To be tried there.', declineReasons: ['CLTV'] } as never)
      .catch(() => undefined);
    add(`borrower${made}`, borrower, { uuid: applicationUuid, id: applicationUuid });
    add(`operations${made}`, staff.operations, { uuid: applicationUuid, id: applicationUuid });
  }
  cast.push({ name: 'visitor', ids: {} });
});

/** On a busy machine some are asked to come again, in our words; few, or nothing would have been tried. */
let busy = 0;

/** What is wrong with the answer, if anything is. */
async function tried({ method, url, headers, payload }: Case): Promise<string | undefined> {
  const late = new Promise<'late'>((done) => setTimeout(() => done('late'), deadlineMs).unref());
  const answer = await Promise.race([
    server.inject({ method, url, headers: { ...headers }, ...(payload === undefined ? {} : { payload }) }),
    late,
  ]).catch((error: unknown) => `hung up: ${String(error)}`);
  if (answer === 'late') return `no answer in ${deadlineMs} ms`;
  if (typeof answer === 'string') return answer;
  const { statusCode, body } = answer;
  const isBusy = statusCode === 503 && answer.headers['retry-after'] !== undefined;
  if (isBusy) busy += 1;
  if (statusCode >= 500 && !isBusy) return `${statusCode} ${body} ${faults.at(-1)?.slice(0, 700) ?? ''}`;
  return statusCode >= 400 ? misshapen(statusCode, body) : undefined;
}

function misshapen(status: number, text: string): string | undefined {
  const said = asJson(text);
  const wanted = ['type', 'code', 'message', 'requestId'];
  const isShaped = wanted.every((name) => typeof said?.[name] === 'string' && said[name] !== '');
  const known = Object.hasOwn(errors, String(said?.['code'])) && errors[said?.['code'] as keyof typeof errors];
  if (isShaped && known && known.status === status) return undefined;
  return `${status} without our words: ${text.slice(0, 200)}`;
}

function asJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** Those who may call it, mostly; sometimes anyone. */
function playerOf(row: CallRow, chance: ReturnType<typeof chanceOf>): Role {
  const isFitting = ({ name }: Role) => row.who === 'anyone' || isGranted(actors.get(name)?.roles ?? [], row.who);
  return chance.pick(chance.oneIn(10) ? cast : cast.filter(isFitting));
}

test(
  `[T13] [T23] ${caseCount} requests that no one should send: no fault, no silence, and a sentence for each refusal`,
  async () => {
    const rows = Object.entries<CallRow>(routes);
    const wrong = new Map<string, string>();
    let next = 0;
    const worker = async () => {
      for (let at = next++; at < caseCount && wrong.size < 20; at = next++) {
        // Each case has chance of its own, so that it is the same whatever the others do.
        const chance = chanceOf(seed + at);
        const [key, row] = rows[at % rows.length] as [string, CallRow];
        const request = caseOf(key, row, playerOf(row, chance), chance);
        const fault = await tried(request);
        if (fault)
          wrong.set(
            `${key} ${fault.slice(0, 40)}`,
            `case ${at}: ${JSON.stringify(request).slice(0, 700)}\n  → ${fault}`,
          );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect([...wrong.values()].join('\n'), `replay with FUZZ_SEED=${seed}`).toBe('');
    expect(next).toBeGreaterThanOrEqual(caseCount);
    expect(busy).toBeLessThan(caseCount / 100);
  },
  patienceMs,
);
