/**
 * A company that speaks our protocol, for tests: it stands at a port of this machine, believes what is signed, refuses what is
 * not exactly as the table of calls says, and does what the sandbox of its need does. What the sandbox would not answer, it
 * does not answer either.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';
import { resultRequest } from '../requests.ts';
import { isSigned, VendorFault, VendorRefusal } from '../vendor.ts';
import { type HttpsNeed, httpsCalls, rowOf } from './calls.ts';
import type { Remote } from './client.ts';

export interface Emulated extends Remote {
  /** Every call that was believed, as need and call. */
  readonly asked: string[];
  /** Every request that was not as the table says, and where. */
  readonly misfits: string[];
}

type Method = (...request: unknown[]) => unknown;

interface Input {
  readonly reference: string;
  readonly text: string;
  readonly identityUuid: string;
  readonly choices: readonly number[];
}

/** Where a port takes one thing after the other. */
const positions: Readonly<Record<string, (input: Input) => unknown[]>> = {
  result: ({ reference }) => [reference],
  suggest: ({ text }) => [text],
  takeSeat: ({ reference, identityUuid }) => [reference, identityUuid],
  answerQuestions: ({ reference, identityUuid, choices }) => [reference, identityUuid, choices],
  signDeed: ({ reference, identityUuid }) => [reference, identityUuid],
};

/** The needs it serves, each a port at the path of its name. */
export async function emulate(ports: Readonly<Record<string, object>>, secret = newSecret()): Promise<Emulated> {
  const asked: string[] = [];
  const misfits: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const signature = String(request.headers['x-hearthline-signature']);
    const say = (status: number, answer?: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer === undefined ? '' : wire(answer));
    if (request.method !== 'POST' || !isSigned([secret], body, signature, Math.floor(Date.now() / 1000)))
      return say(401);
    const [, need = '', call = ''] = request.url?.split('/') ?? [];
    if (call === 'health') return say(200, {});
    const method = (ports[need] as Record<string, Method> | undefined)?.[call];
    if (method === undefined) return say(404);
    asked.push(`${need} ${call}`);
    const { input, misfit } = read(need, call, body, request.headers['idempotency-key']);
    if (misfit !== undefined) {
      misfits.push(`${need} ${call}: ${misfit}`);

      return say(422);
    }
    try {
      const answer = await method(...(positions[call]?.(input) ?? [input]));
      return answer === undefined ? say(204) : say(200, answer);
    } catch (error) {
      if (error instanceof VendorRefusal) return say(422);
      if (!(error instanceof VendorFault)) return say(500);
      return error.message.includes('makes no sense') ? say(200, { nonsense: true }) : say(503);
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, secret, asked, misfits };
}

const newSecret = () => new Secret('a secret of thirty-two characters');

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** What came, as the port takes it; or where it is not as the table says. */
function read(need: string, call: string, body: string, key: unknown): { input: Input; misfit?: string } {
  const row = need in httpsCalls ? rowOf(need as HttpsNeed) : undefined;
  const schema = call === 'result' ? row?.result && resultRequest : row?.calls[call]?.request;
  const said = JSON.parse(body) as Input & { readonly key?: unknown };
  if (schema === undefined) return { input: said, misfit: 'there is no such call' };
  const { success, output, issues } = v.safeParse(schema, said);
  if (!success) return { input: said, misfit: `${v.getDotPath(issues[0]) ?? 'its top'} (${issues[0].type})` };
  return { input: output as Input, ...(key !== said.key && { misfit: 'idempotency-key' }) };
}

const wire = (answer: unknown) => JSON.stringify(open(answer));

function open(value: unknown): unknown {
  if (value instanceof Secret) return value.reveal();
  if (Array.isArray(value)) return value.map(open);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, open(part)]));
}
