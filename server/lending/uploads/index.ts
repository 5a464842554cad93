/**
 * Files from people. Promises: what is kept is what it claims to be, holds nothing that runs and nothing that tells where
 * someone was, and belongs to the person who sent it. Hides the formats and how much may be in memory at once.
 */
import type { Readable } from 'node:stream';
import {
  type DeskUploadType,
  refusals,
  safeName,
  type UploadRefusal,
  type UploadType,
  uploadBytesMax,
} from '#core/application/uploads.ts';
import { isGranted } from '#core/roles.ts';
import * as words from '#core/words/en/errors/applications.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { DocumentRecord, Documents } from '../documents/index.ts';
import type { Parsers } from './parsers.ts';
import { Refused } from './refused.ts';

export { clamdScanner } from './clamd.ts';
export { infectedRefuser } from './infected.ts';
export { createParsers } from './parsers.ts';
export { createScans } from './scans.ts';

export interface UploadsDeps {
  /** Refuses anyone who has no part in it, as if it were not there. */
  readonly viewOf: (person: Person, uuid: string) => Promise<unknown>;
  readonly documents: Pick<Documents, 'keep' | 'list'>;
  readonly parsers: Pick<Parsers, 'parse'>;
  /** Whether what is kept must wait for a virus check. */
  readonly areScanned: boolean;
}

interface NewUpload {
  readonly person: Person;
  readonly uuid: string;
  readonly type: UploadType | DeskUploadType;
  /** Whose it is; the person's who sends it, unless staff send it for the owners. */
  readonly belongsTo?: string | null;
  readonly name: string;
  readonly content: Readable;
}

/** So much is read at once, over all who send; anyone who comes after is asked to try again in a moment. */
const inMemoryBytesMax = 8 * uploadBytesMax;

export type Uploads = ReturnType<typeof createUploads>;

export function createUploads({ viewOf, documents, parsers, areScanned }: UploadsDeps) {
  const hold = holder();
  const clean = (bytes: Buffer, name: string) => parsers.parse(bytes, name).catch(asFailure);
  const sentBy = (person: Person, uuid: string) => listSentBy(documents, person, uuid);
  const keep = async ({ person, uuid, type, name, belongsTo = person.identityUuid }: NewUpload, bytes: Buffer) => {
    const { kind, content } = await clean(bytes, name);
    const { orgCode, identityUuid } = person;
    return documents.keep({
      orgCode,
      applicationUuid: uuid,
      type,
      title: safeName(name, kind),
      mediaType: kind,
      belongsTo,
      uploadedBy: identityUuid,
      content,
      mustBeScanned: areScanned,
    });
  };
  return {
    /** For files that belong to no application: read within the same limit, and opened by the same guard. */
    hold,
    clean,
    take: (upload: NewUpload): Promise<DocumentRecord> =>
      hold(
        upload.content,
        (bytes) => keep(upload, bytes),
        () => viewOf(upload.person, upload.uuid),
      ),
    /** One that this person sent, and how far its virus check has come; to staff also what others sent, once it has passed. */
    find: async (person: Person, uuid: string, documentUuid: string): Promise<DocumentRecord> => {
      await viewOf(person, uuid);
      const isStaff = isGranted(person.roles, { permission: 'viewDocuments', scope: ['organization'] });
      const of = { orgCode: person.orgCode, applicationUuid: uuid };
      const known = [
        ...(await sentBy(person, uuid)),
        ...(isStaff ? await documents.list(of, { staffUuid: person.identityUuid }) : []),
      ];
      const found = known.find((one) => one.uuid === documentUuid);
      if (!found) throw new Failure('notFound');
      return found;
    },
    /** Whether this person sent all of these for this application. What is still being checked, or was refused, is told. */
    areTheirs: async (person: Person, uuid: string, documentUuids: readonly string[]): Promise<boolean> => {
      if (documentUuids.length === 0) return true;
      const sent = new Map((await sentBy(person, uuid)).map((one) => [one.uuid, one.scan]));
      const states = documentUuids.map((one) => sent.get(one));
      if (states.includes(undefined)) return false;
      const message = states.includes('refused')
        ? refusals.infected
        : states.includes('waiting')
          ? words.stillChecking
          : '';
      if (message !== '') throw new Failure('invalid', { param: 'documentUuids', message });
      return true;
    },
  };
}

/** Reads a file whole, counted with all that are being read, and gives the room back when the work is done. */
function holder() {
  const memory = { bytes: 0 };
  return async <T>(
    content: Readable,
    work: (bytes: Buffer) => Promise<T>,
    before: () => Promise<unknown> = async () => {},
  ): Promise<T> => {
    let own = 0;
    const count = (bytes: number) => {
      own += bytes;
      memory.bytes += bytes;
      if (memory.bytes > inMemoryBytesMax) throw new Failure('unavailable', { retryAfterS: 2 });
    };
    try {
      await before();
      return await work(await readAll(content, count));
    } finally {
      memory.bytes -= own;
      // What was not read must not keep the connection waiting.
      content.resume();
    }
  };
}

async function listSentBy(
  documents: Pick<Documents, 'list'>,
  { orgCode, identityUuid }: Person,
  applicationUuid: string,
): Promise<readonly DocumentRecord[]> {
  const own = await documents.list({ orgCode, applicationUuid }, { identityUuid });
  return own.filter(({ uploadedBy }) => uploadedBy === identityUuid);
}

/** Too large is too large to take; everything else is about what the file is. */
function refuse(why: UploadRefusal): Failure {
  return new Failure(why === 'tooLarge' ? 'tooLarge' : 'invalid', { param: 'file', message: refusals[why] });
}

function asFailure(error: unknown): never {
  throw error instanceof Refused ? refuse(error.why) : error;
}

async function readAll(content: Readable, count: (bytes: number) => void): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of content as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > uploadBytesMax) throw refuse('tooLarge');
    count(part.byteLength);
    parts.push(part);
  }
  if (bytes === 0) throw refuse('empty');
  return Buffer.concat(parts);
}
