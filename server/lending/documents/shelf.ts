/** Where sealed bytes lie: a folder of this machine, or an S3-compatible bucket. A shelf knows names and bytes, nothing else. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Secret } from '../../secret.ts';

export interface Shelf {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when nothing lies there. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Nothing lies there afterwards, whether something did or not. */
  remove(name: string): Promise<void>;
}

/** Temporary file, fsync, rename, fsync of the folder: after a crash a name holds all of its bytes or does not exist. */
export function folderShelf(folder: string): Shelf {
  return {
    put: async (name, bytes) => {
      const place = join(folder, name);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      const draft = `${place}.${randomUUID()}.part`;
      try {
        await withFile(draft, 'wx', async (file) => {
          await file.writeFile(bytes);
          await file.sync();
        });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await withFile(dirname(place), 'r', (file) => file.sync());
    },
    get: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function withFile(path: string, flags: string, work: (file: Awaited<ReturnType<typeof open>>) => Promise<void>) {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

export interface Bucket {
  /** As https://host/bucket. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly key: Secret;
}

export function bucketShelf({ url, region, keyId, key }: Bucket): Shelf {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: key.reveal(),
    region,
    service: 's3',
    retries: 3,
  });
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', name: string, body?: Uint8Array) => {
    const answer = await client.fetch(`${url}/${name}`, { method, ...(body ? { body: Buffer.from(body) } : {}) });
    if (answer.ok || (method !== 'PUT' && answer.status === 404)) return answer;
    throw new Error(`The bucket for documents answered ${answer.status} to a ${method}.`);
  };
  return {
    put: async (name, bytes) => void (await ask('PUT', name, bytes)),
    get: async (name) => {
      const answer = await ask('GET', name);
      return answer.status === 404 ? undefined : new Uint8Array(await answer.arrayBuffer());
    },
    remove: async (name) => void (await ask('DELETE', name)),
  };
}
