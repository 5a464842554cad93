/** A real SFTP server (ssh2) over a folder of this machine, for tests: a bank that takes files and lays down its own. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { constants, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open, readdir, rename, stat, unlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';
import { Secret } from '../../secret.ts';
import { whenDone } from '../../store/test-done.ts';

const { Server, utils } = ssh2;
const { STATUS_CODE, flagsToString } = utils.sftp;
/**
 * Quick to make, and made by Node: the library's own maker of Ed25519 keys drops a leading zero of the public part, so
 * that one key in 256 cannot be read again.
 */
const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'sec1' }).toString();

export async function startBank() {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bank-'));
  mkdirSync(join(folder, 'out'));
  mkdirSync(join(folder, 'in'));
  const [hostKey, ours] = [newKey(), newKey()];
  const state = { spoils: false, refusesRename: false, logins: 0 };
  const known = utils.parseKey(ours);
  if (known instanceof Error) throw known;
  const server = new Server({ hostKeys: [hostKey] }, (client) => {
    client.on('error', () => {});
    (client as { setNoDelay?(isOn: boolean): void }).setNoDelay?.(true);
    client.on('authentication', (context) => {
      const isOurs =
        context.method === 'publickey' &&
        context.username === 'lender' &&
        context.key.data.equals(known.getPublicSSH()) &&
        (!context.signature ||
          known.verify(context.blob ?? Buffer.alloc(0), context.signature, context.hashAlgo) === true);
      return isOurs ? context.accept() : context.reject();
    });
    client.on('ready', () => {
      state.logins += 1;
      client.on('session', (accept) => accept().on('sftp', (begin) => serve(begin(), folder, state)));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  whenDone(() => new Promise((done) => void server.close(done)));
  const parsed = utils.parseKey(hostKey);
  if (parsed instanceof Error) throw parsed;
  const print = createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '');
  return {
    state,
    options: {
      ...{ host: '127.0.0.1', port: (server.address() as AddressInfo).port, user: 'lender' },
      ...{ privateKey: new Secret(ours), hostKey: `SHA256:${print}`, outbox: '/out', inbox: '/in', timeoutMs: 5000 },
    },
    taken: () => readdirSync(join(folder, 'out')).toSorted(),
    read: (name: string) => readFileSync(join(folder, 'out', name), 'latin1'),
    lay: (name: string, text: string) => writeFileSync(join(folder, 'in', name), text),
  };
}

type State = { readonly spoils: boolean; readonly refusesRename: boolean };

/** The part of SFTP (version 3) that a client of ours uses. */
function serve(sftp: SFTPWrapper, folder: string, state: State): void {
  const at = (path: string) => join(folder, join('/', path));
  const open_ = new Map<number, Awaited<ReturnType<typeof open>> | { names: string[]; isRead: boolean }>();
  let count = 0;
  const keep = (one: Awaited<ReturnType<typeof open>> | { names: string[]; isRead: boolean }) => {
    count += 1;
    open_.set(count, one);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(count);
    return handle;
  };
  const fileOf = (handle: Buffer) => open_.get(handle.readUInt32BE()) as Awaited<ReturnType<typeof open>>;
  const attributes = (found: {
    mode: number;
    uid: number;
    gid: number;
    size: number;
    atimeMs: number;
    mtimeMs: number;
  }) => ({
    ...{ mode: found.mode, uid: found.uid, gid: found.gid, size: found.size },
    ...{ atime: Math.floor(found.atimeMs / 1000), mtime: Math.floor(found.mtimeMs / 1000) },
  });
  /** What fails on the disk is told as SFTP tells it. */
  const answer = (id: number, work: () => Promise<void>) =>
    void work().catch((error: NodeJS.ErrnoException) =>
      sftp.status(id, error.code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE),
    );
  const ok = (id: number) => sftp.status(id, STATUS_CODE.OK);
  const look = (id: number, path: string) => answer(id, async () => sftp.attrs(id, attributes(await stat(at(path)))));
  sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: join('/', path), longname: '', attrs: {} as never }]));
  sftp.on('STAT', look);
  sftp.on('LSTAT', look);
  sftp.on('FSTAT', (id, handle) => answer(id, async () => sftp.attrs(id, attributes(await fileOf(handle).stat()))));
  sftp.on('OPEN', (id, path, flags) =>
    answer(id, async () => sftp.handle(id, keep(await open(at(path), flagsToString(flags) ?? constants.O_RDONLY)))),
  );
  sftp.on('WRITE', (id, handle, offset, data) =>
    answer(id, async () => {
      const written = state.spoils ? Buffer.from(data).fill('0', 0, 1) : data;
      await fileOf(handle).write(written, 0, written.length, offset);
      ok(id);
    }),
  );
  sftp.on('READ', (id, handle, offset, length) =>
    answer(id, async () => {
      const { bytesRead, buffer } = await fileOf(handle).read(Buffer.alloc(length), 0, length, offset);
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF);
      else sftp.data(id, buffer.subarray(0, bytesRead));
    }),
  );
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      const one = open_.get(handle.readUInt32BE());
      if (one && 'close' in one) await one.close();
      ok(id);
    }),
  );
  sftp.on('RENAME', (id, from, to) =>
    answer(id, async () => {
      if (state.refusesRename) throw new Error('no');
      await rename(at(from), at(to));
      ok(id);
    }),
  );
  sftp.on('REMOVE', (id, path) => answer(id, async () => unlink(at(path)).then(() => void ok(id))));
  sftp.on('OPENDIR', (id, path) =>
    answer(id, async () =>
      sftp.handle(
        id,
        keep({ names: await readdir(at(path)).then((all) => all.map((one) => join(path, one))), isRead: false }),
      ),
    ),
  );
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const one = open_.get(handle.readUInt32BE()) as { names: string[]; isRead: boolean };
      if (one.isRead) return void sftp.status(id, STATUS_CODE.EOF);
      one.isRead = true;
      const found = await Promise.all(
        one.names.map(async (path) => {
          const filename = path.split('/').at(-1) ?? '';
          return {
            filename,
            longname: `-rw-r--r-- 1 bank bank 1 Nov 17 10:00 ${filename}`,
            attrs: attributes(await stat(at(path))),
          };
        }),
      );
      sftp.name(id, found as never);
    }),
  );
}
