/**
 * Payment files over SFTP. The bank's key is known before we speak: one that differs is no bank. A file is written under a
 * name that no one looks for, read back, and only then given its own: what the bank sees is whole. One connection for each
 * piece of work; banks close idle ones.
 */
import { createHash } from 'node:crypto';
import Client from 'ssh2-sftp-client';
import type { Config } from '../../config.ts';
import type { Secret } from '../../secret.ts';
import { VendorFault } from '../vendor.ts';
import type { BankFiles } from './port.ts';

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

const fileBytesMax = 50_000_000;
const fault = (sentence: string) => new VendorFault('payments', sentence);
const fingerprintOf = (key: Buffer) => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** As the configuration names it. */
export function bankFilesFor(config: Config): BankFiles | undefined {
  const { ACH_SFTP_URL: at, ACH_SFTP_KEY: privateKey, ACH_SFTP_HOST_KEY: hostKey } = config;
  if (!at || !privateKey) return undefined;
  return createSftpBankFiles({
    ...at,
    privateKey,
    hostKey,
    outbox: config.ACH_SFTP_OUTBOX,
    inbox: config.ACH_SFTP_INBOX,
  });
}

export function createSftpBankFiles(options: SftpOptions): BankFiles {
  const { host, port, user, privateKey, hostKey, outbox, inbox, timeoutMs = 20_000 } = options;

  async function connected<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client();
    // What ends a connection is told by the call that fails; an event that no one listens to would end the process.
    client.on('error', () => {});
    try {
      await client.connect({
        ...{ host, port, username: user, privateKey: privateKey.reveal(), readyTimeout: timeoutMs },
        hostVerifier: (key: Buffer) => fingerprintOf(key) === hostKey,
      });
      return await work(client);
    } catch (error) {
      if (error instanceof VendorFault) throw error;
      // What a server says may quote what we sent.
      throw fault('the bank’s file server does not answer, or not as the one we know');
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function read(client: Client, path: string): Promise<Buffer> {
    const { size } = await client.stat(path);
    if (size > fileBytesMax) throw fault('a file of the bank is too large');
    return (await client.get(path)) as Buffer;
  }

  return {
    put: (name, content) =>
      connected(async (client) => {
        const [last, first] = [`${outbox}/${name}`, `${outbox}/.${name}.part`];
        if ((await client.exists(last)) !== false) {
          if ((await read(client, last)).equals(content)) return;
          throw fault('the bank has another file under this name');
        }
        await client.put(content, first);
        if (!(await read(client, first)).equals(content)) throw fault('the bank did not keep the file as we sent it');
        await client.rename(first, last);
      }),
    list: () =>
      connected(async (client) => {
        const found = await client.list(inbox);
        // What begins with a point is still being written.
        return found.filter(({ type, name }) => type === '-' && !name.startsWith('.')).map(({ name }) => name);
      }),
    get: (name) => connected((client) => read(client, `${inbox}/${name}`)),
    check: () => connected(async (client) => void (await client.list(outbox))),
  };
}
