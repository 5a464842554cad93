/**
 * One borrower as the product sees them: registers, watches the status, looks at the application and the offers, chooses,
 * answers, submits, sends a paper, and then another comes in their place. Some have a chat open. Between two things they
 * think. Every call is timed; one that is told to come again comes again.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Brand } from '#core/brand/brand.ts';
import { type CommandName, commands } from '#core/contract/commands.ts';
import { takes } from '#core/journey/outline.ts';
import { isClosed, isStatus } from '#core/journey/statuses.ts';
import { creditConsentVersions } from '#core/people/consents.ts';
import { makeApplicant } from '#server/dev/applicant.ts';
import { aPdf } from '#server/lending/uploads/test-files.ts';
import { noDemographics } from '#server/proof/test-answers.ts';
import type { Chance } from '#server/proof/test-chance.ts';
import { visit } from '../../bench/yardstick/chat-browsers.ts';
import type { Tally } from './tally.ts';

export interface Town {
  readonly url: string;
  readonly brand: Brand;
  readonly tally: Tally;
  readonly chance: Chance;
  /** Between two things that someone does, on average. */
  readonly thinkMs: number;
  readonly over: AbortSignal;
}

type Headers = Record<string, string>;
interface Asked {
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Headers;
  readonly body?: BodyInit;
}

/** Patient, as a browser is: what is shed is asked again after the time that was named, a few times. */
async function ask({ url, tally, over }: Town, asked: Asked): Promise<Response | undefined> {
  for (let tries = 0; tries < 4 && !over.aborted; tries += 1) {
    const sinceMs = performance.now();
    const { kind, method, path, headers, body } = asked;
    try {
      const answer = await fetch(url + path, {
        method,
        headers: { origin: url, ...headers },
        ...(body ? { body } : {}),
      });
      const text = await answer.clone().text();
      const tookMs = performance.now() - sinceMs;
      const retryAfterS = Number(answer.headers.get('retry-after') ?? 0);
      if (answer.status === 503 && retryAfterS > 0) {
        tally.note(kind, tookMs, 'shed');
        await sleep(retryAfterS * 1000, undefined, { signal: over }).catch(() => {});
        continue;
      }
      // 409 is an answer: someone else, or the product itself, was quicker.
      const isAnswer = answer.ok || answer.status === 409;
      tally.note(
        kind,
        tookMs,
        isAnswer ? 'done' : 'failed',
        `${answer.status} ${text.replace(/,?"requestId":"[^"]*"/, '').slice(0, 160)}`,
      );
      return isAnswer ? answer : undefined;
    } catch (error) {
      if (over.aborted) return undefined;
      const { cause, message } = error as Error & { cause?: { code?: string } };
      tally.note(kind, performance.now() - sinceMs, 'failed', cause?.code ?? message);
      return undefined;
    }
  }
  return undefined;
}

/** Everyone comes from an address of their own. */
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

interface Injected {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Headers;
  readonly payload?: object;
}

async function register(town: Town): Promise<{ uuid: string; headers: Headers } | undefined> {
  const from = { 'x-forwarded-for': anAddress() };
  const inject = async ({ method, url, headers, payload }: Injected) => {
    const { host: _host, ...own } = headers;
    const kind = url.includes('/register') ? 'register' : url.includes('helocs') ? 'apply' : 'consents';
    const json = payload === undefined ? {} : { 'content-type': 'application/json' };
    const asked = { kind, method, path: url, headers: { ...own, ...from, ...json } };
    const answer = await ask(town, { ...asked, ...(payload === undefined ? {} : { body: JSON.stringify(payload) }) });
    if (!answer) throw new Error('no answer');
    const body: unknown = await answer.json();
    return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), json: () => body };
  };
  const server = { inject } as unknown as Parameters<typeof makeApplicant>[0];
  try {
    const { uuid, token, setCookie } = await makeApplicant(server, {
      brand: town.brand,
      product: 'heloc',
      headers: {},
    });
    const cookie = setCookie.split(';')[0] ?? '';
    return { uuid, headers: { ...from, authorization: `Bearer ${token}`, cookie } };
  } catch {
    return undefined;
  }
}

interface Offer {
  readonly id: string;
  readonly minDraw: number;
}

interface Act {
  readonly command: CommandName;
  readonly body: (offers: readonly Offer[]) => unknown;
}

/** What someone does of their own accord, in its order; the table of statuses says where. */
const acts: readonly Act[] = [
  {
    command: 'selectOffer',
    body: ([offer]) => ({
      ...{ offerId: offer?.id, drawCents: Math.ceil((offer?.minDraw ?? 0) * 100), discounts: [], debtsToPay: [] },
    }),
  },
  {
    command: 'submitInformation',
    body: () => ({
      ...{ ownership: 'SOLE', coOwnerNames: [], trustName: null, maritalStatus: 'UNMARRIED', mailingAddress: null },
      purpose: 'HOME_IMPROVEMENT',
    }),
  },
  { command: 'answerDemographics', body: () => noDemographics },
  { command: 'submitApplication', body: () => ({ consentVersion: creditConsentVersions.HARD_CREDIT }) },
];
const actAt = (status: string) => acts.find(({ command }) => takes(status, commands[command].event));
/** Income is asked for next, or nothing is asked any more: another comes in their place. */
const isDone = (status: string) =>
  takes(status, commands.provideIncomeSource.event) || (isStatus(status) && isClosed(status));

const paper = aPdf();

function formOf(): { body: Uint8Array<ArrayBuffer>; type: string } {
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="paper.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const body = Uint8Array.from(Buffer.concat([Buffer.from(head), paper, Buffer.from(`\r\n--${boundary}--\r\n`)]));
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

/** One life, from the registration to the submitted application. */
async function live(town: Town): Promise<void> {
  const { chance, over } = town;
  const me = await register(town);
  if (!me) return;
  const { uuid, headers } = me;
  const base = `/service-application/api/v2/application/heloc/${uuid}`;
  const get = (kind: string, path: string) => ask(town, { kind, method: 'GET', path, headers });
  const chat = chance.roll() < 0.1 ? await openChat(town) : undefined;
  let status = '';
  for (let turn = 0; turn < 60 && !over.aborted && !isDone(status); turn += 1) {
    await think(town);
    const answer = await get('status', `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`);
    status = ((await answer?.json()) as { status?: string } | undefined)?.status ?? status;
    const roll = chance.roll();
    if (roll < 0.35) await get('view', `/service-application/api/v1/application/heloc/${uuid}`);
    else if (roll < 0.4) {
      const { body, type } = formOf();
      const path = `${base}/uploads?type=OTHER`;
      await ask(town, { kind: 'upload', method: 'POST', path, headers: { ...headers, 'content-type': type }, body });
    } else if (roll < 0.7) await act(town, me, actAt(status));
    else if (roll < 0.75) chat?.say('How long does it take?');
  }
  chat?.leave();
}

async function act(
  town: Town,
  { uuid, headers }: { uuid: string; headers: Headers },
  step: Act | undefined,
): Promise<void> {
  if (!step) return;
  const base = `/service-application/api/v2/application/heloc/${uuid}`;
  let offers: readonly Offer[] = [];
  if (step.command === 'selectOffer') {
    const answer = await ask(town, { kind: 'offers', method: 'GET', path: `${base}/offers`, headers });
    const found = (await answer?.json()) as { offers?: readonly Offer[] } | undefined;
    offers = found?.offers ?? [];
    if (offers.length === 0) return;
  }
  const own = { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = JSON.stringify(step.body(offers));
  await ask(town, { kind: 'command', method: 'POST', path: `${base}/${step.command}`, headers: own, body });
}

async function openChat({ url, tally }: Town) {
  const sinceMs = performance.now();
  try {
    const opened = await visit(url, anAddress(), { sent: () => {}, arrived: () => {} });
    tally.note('socket', performance.now() - sinceMs, 'done');
    return opened;
  } catch (error) {
    const isShed = /: 503 /.test((error as Error).message);
    tally.note(
      'socket',
      performance.now() - sinceMs,
      isShed ? 'shed' : 'failed',
      (error as Error).message.slice(0, 120),
    );
    return undefined;
  }
}

/** Mostly short, now and then long, as people are. */
async function think({ chance, thinkMs, over }: Town): Promise<void> {
  await sleep(-Math.log(1 - chance.roll()) * thinkMs, undefined, { signal: over }).catch(() => {});
}

/** Someone is always there: who is done, or could not begin, is followed by another. */
export async function borrower(town: Town): Promise<void> {
  await think(town);
  while (!town.over.aborted) {
    await live(town).catch((error: unknown) => town.tally.note('borrower', 0, 'failed', String(error)));
    await think(town);
  }
}
