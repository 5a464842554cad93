/**
 * An emulator of Twilio's messages for tests, written from www.twilio.com/docs/messaging/api/message-resource,
 * /docs/usage/security and /docs/iam/test-credentials (the numbers that fail), from memory, 2026-11-17. Never part of the product.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';
import { twilioSignature } from './twilio-callbacks.ts';

/** As their test credentials answer. */
const magic: Readonly<Record<string, number>> = {
  '+15005550001': 21211,
  '+15005550002': 21612,
  '+15005550003': 21408,
  '+15005550004': 21610,
  '+15005550009': 21614,
};

interface KeptText {
  readonly sid: string;
  readonly form: Readonly<Record<string, string>>;
  readonly created: Date;
}

export const testAccountSid = `AC${'0'.repeat(32)}`;
export const testToken = new Secret('a token of the test');

/** `busy`, `broken`, `lost` (it took the text and the line broke), `gone` (the line broke before), `slow`, `odd`. */
export type Mood = 'well' | 'busy' | 'broken' | 'lost' | 'gone' | 'slow' | 'odd';

export async function startTwilio() {
  const texts: KeptText[] = [];
  const state = { mood: 'well' as Mood, asked: [] as string[], count: 0 };
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const say = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    const url = new URL(request.url ?? '', 'http://here');
    state.asked.push(`${request.method} ${url.pathname}`);
    const right = `Basic ${Buffer.from(`${testAccountSid}:${testToken.reveal()}`).toString('base64')}`;
    if (request.headers.authorization !== right) return void say(401, { code: 20003, status: 401 });
    const root = `/2010-04-01/Accounts/${testAccountSid}`;
    if (url.pathname === `${root}.json`) return void say(200, { sid: testAccountSid, status: 'active' });
    if (url.pathname !== `${root}/Messages.json`) return void say(404, { code: 20404, status: 404 });
    if (request.method === 'GET') return void say(200, page(url, root));
    if (state.mood === 'gone') return void request.socket.destroy();
    if (state.mood === 'busy') return void say(429, { code: 20429, message: 'Too Many Requests', status: 429 });
    if (state.mood === 'broken') return void say(503, { code: 20503, status: 503 });
    if (state.mood === 'slow') return;
    if (state.mood === 'odd') return void response.writeHead(201).end('<html>');
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
    const code = magic[form['To'] ?? ''];
    if (code !== undefined) return void say(400, { code, message: `The number ${form['To']} …`, status: 400 });
    if (!/^\+1\d{10}$/.test(form['To'] ?? '')) return void say(400, { code: 21211, status: 400 });
    state.count += 1;
    const sid = `SM${createHash('sha256').update(`text ${state.count}`).digest('hex').slice(0, 32)}`;
    texts.push({ sid, form, created: new Date() });
    if (state.mood === 'lost') return void request.socket.destroy();
    say(201, { sid, status: 'queued', num_segments: '1', error_code: null });
  }

  /** The newest first, two on a page at most, so that a reader must turn it. */
  function page(url: URL, root: string) {
    const at = Number(url.searchParams.get('Page') ?? 0);
    const to = url.searchParams.get('To');
    const all = texts.filter(({ form }) => form['To'] === to).toReversed();
    const next = new URLSearchParams({ To: to ?? '', PageSize: '50', Page: String(at + 1) });
    return {
      messages: all.slice(at * 2, at * 2 + 2).map(({ sid, form, created }) => ({
        ...{ sid, body: form['Body'], to: form['To'], direction: 'outbound-api', status: 'sent' },
        date_created: created.toUTCString(),
      })),
      next_page_uri: all.length > at * 2 + 2 ? `${root}/Messages.json?${next}` : null,
    };
  }

  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, texts, state };
}

/** What Twilio posts to an address of ours: the form and the header. */
export function twilioPost(url: string, fields: Readonly<Record<string, string>>, token = testToken) {
  const form = new URLSearchParams({ AccountSid: testAccountSid, ApiVersion: '2010-04-01', ...fields });
  return {
    url,
    payload: form.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': twilioSignature(token, url, form),
    },
  };
}

/** A book for tests without a database. */
export function memoryBook() {
  const rows = new Map<string, { uuid: string; sid: string | null; begunAt: Date; code?: number; segments: number }>();
  return {
    rows,
    begin: async ({ orgCode, key, segments }: { orgCode: string; key: string; segments: number }) => {
      const at = `${orgCode} ${key}`;
      const isFirst = !rows.has(at);
      const row = rows.get(at) ?? { uuid: crypto.randomUUID(), sid: null, begunAt: new Date(), segments };
      rows.set(at, row);
      return { ...row, isFirst };
    },
    accepted: async (_orgCode: string, uuid: string, sid: string) => {
      const all = [...rows.values()];
      const row = all.find((one) => one.uuid === uuid);
      if (!row || all.some((one) => one.sid === sid && one.uuid !== uuid)) return false;
      row.sid = sid;
      return true;
    },
    refused: async (_orgCode: string, uuid: string, code: number) => {
      const row = [...rows.values()].find((one) => one.uuid === uuid);
      if (row) row.code = code;
    },
  };
}
