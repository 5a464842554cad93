/**
 * Payment files over SFTP. The bank's key is known before we speak: one that differs is no bank. A file is written under a
 * name that no one looks for, read back, and only then given its own: what the bank sees is whole. One connection for each
 * piece of work; banks close idle ones.
 */
import { createHash } from 'node:crypto';
import Client from 'ssh2-sftp-client';
import type { Secret } from '../../secret.ts';
import { VendorFault } from '../vendor.ts';
import type { BankFiles, BankRoom } from './port.ts';

interface SftpOptions {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly privateKey: Secret;
  /** `SHA256:` and base64, as ssh-keygen -l prints it. */
  readonly hostKey: string;
  readonly outbox: string;
  readonly inbox: string;
  readonly timeoutMs?: number;
}

/** The connection itself, which the types of the package leave out. */
interface Underneath {
  readonly client: { setNoDelay(isOn: boolean): void };
}

const fileBytesMax = 50_000_000;
const fault = (sentence: string) => new VendorFault('payments', sentence);
const fingerprintOf = (key: Buffer) => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

export function createSftpBankFiles(options: SftpOptions): BankFiles {
  const { host, port, user, privateKey, hostKey, outbox, inbox, timeoutMs = 20_000 } = options;

  async function within<T>(work: (room: BankRoom) => Promise<T>): Promise<T> {
    const client = new Client();
    // What ends a connection is told by the call that fails; an event that no one listens to would end the process.
    client.on('error', () => {});
    const theirs = <R>(asked: Promise<R>): Promise<R> =>
      asked.catch((error: unknown) => {
        // What a server says may quote what we sent.
        throw error instanceof VendorFault
          ? error
          : fault('the bank’s file server does not answer, or not as we know it');
      });
    try {
      await theirs(
        (async () =>
          client.connect({
            ...{ host, port, username: user, privateKey: privateKey.reveal(), readyTimeout: timeoutMs },
            hostVerifier: (key: Buffer) => fingerprintOf(key) === hostKey,
          }))(),
      );
      // Many small words go back and forth: waiting to send them together would cost most of the time.
      (client as unknown as Underneath).client.setNoDelay(true);
      return await work({
        put: (name, content) => theirs(put(client, outbox, name, content)),
        list: () => theirs(list(client, inbox)),
        get: (name) => theirs(read(client, `${inbox}/${name}`)),
      });
    } finally {
      await client.end().catch(() => {});
    }
  }

  return { within, check: () => within(async (room) => void (await room.list())) };
}

async function put(client: Client, outbox: string, name: string, content: Buffer): Promise<void> {
  const [last, first] = [`${outbox}/${name}`, `${outbox}/.${name}.part`];
  if ((await client.exists(last)) !== false) {
    if ((await read(client, last)).equals(content)) return;
    throw fault('the bank has another file under this name');
  }
  await client.put(content, first);
  if (!(await read(client, first)).equals(content)) throw fault('the bank did not keep the file as we sent it');
  await client.rename(first, last);
}

/** What begins with a point is still being written. */
async function list(client: Client, inbox: string) {
  const found = await client.list(inbox);
  return found
    .filter(({ type, name }) => type === '-' && !name.startsWith('.'))
    .map(({ name, size, modifyTime }) => ({ name, mark: `${size} ${modifyTime}` }));
}

async function read(client: Client, path: string): Promise<Buffer> {
  const { size } = await client.stat(path);
  if (size > fileBytesMax) throw fault('a file of the bank is too large');
  return (await client.get(path)) as Buffer;
}
