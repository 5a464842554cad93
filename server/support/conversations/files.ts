/** Files in a conversation: looked at by the same guard as every paper that people send, kept sealed, handed out as files. */
import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { safeStem } from '#core/application/uploads.ts';
import { attachmentKindOf, attachmentKinds, attachmentRefusals } from '#core/chat/attachments.ts';
import type { ChatFile } from '#core/contract/chat.ts';
import { Failure } from '../../failure.ts';
import { filePlace, filesOf, insertFile } from '../../store/conversation-files.ts';
import type { ConversationRow } from '../../store/conversations.ts';
import type { Engine } from './engine.ts';
import { looksLike } from './look-like.ts';

export interface FilesDeps {
  readonly engine: Engine;
  readonly shelf: {
    put(name: string, bytes: Uint8Array): Promise<void>;
    get(name: string): Promise<Uint8Array | undefined>;
  };
  /** Reads a whole file within the limits of all uploads together. */
  readonly hold: <T>(content: Readable, work: (bytes: Buffer) => Promise<T>) => Promise<T>;
  /** Opens a picture or a PDF where nothing can be harmed, and gives it back without what runs or tells too much. */
  readonly clean: (bytes: Buffer, name: string) => Promise<{ readonly content: Uint8Array }>;
  /** The virus check, where there is one. */
  readonly refuseInfected: (bytes: Uint8Array) => Promise<void>;
}

const cleaned = new Set(['jpg', 'png', 'pdf']);
const refuse = (why: keyof typeof attachmentRefusals) =>
  new Failure('invalid', { param: 'file', message: attachmentRefusals[why] });

export function createFiles({ engine, shelf, hold, clean, refuseInfected }: FilesDeps) {
  const { database, vault } = engine;
  const shelfName = ({ orgCode, uuid }: ConversationRow, sha256: string) => `${orgCode}/chat/${uuid}/${sha256}`;

  async function keep(row: ConversationRow, authorKey: string, name: string, bytes: Buffer): Promise<ChatFile> {
    const kind = attachmentKindOf(name);
    if (kind === undefined) throw refuse('kind');
    if (!cleaned.has(kind) && !looksLike(kind, bytes)) throw refuse('mismatch');
    const content = cleaned.has(kind) ? Buffer.from((await clean(bytes, name)).content) : bytes;
    await refuseInfected(content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    // The data key is committed before anything is sealed with it on the shelf: no rollback can lose it.
    const sealed = await database.inOrg(row.orgCode, (tx) =>
      vault.sealBytes(tx, filePlace(row, `file ${sha256}`), content),
    );
    await shelf.put(shelfName(row, sha256), sealed);
    const filename = `${safeStem(name)}.${kind}`;
    const file = { uuid: randomUUID(), filename, mediaType: attachmentKinds[kind], bytes: content.byteLength };
    await database.inOrg(row.orgCode, (tx, now) => insertFile(tx, vault, row, { ...file, authorKey, sha256 }, now));
    const { uuid, mediaType, bytes: size } = file;
    return { uuid, filename, mediaType, size };
  }

  return {
    take: (row: ConversationRow, authorKey: string, file: { readonly name: string; readonly content: Readable }) => {
      if (attachmentKindOf(file.name) === undefined) {
        file.content.resume();
        throw refuse('kind');
      }
      return hold(file.content, (bytes) => keep(row, authorKey, file.name, bytes));
    },
    read: async (row: ConversationRow, uuid: string) => {
      const found = await database.inOrg(row.orgCode, (tx) => filesOf(tx, vault, row));
      const file = found.find((one) => one.uuid === uuid);
      const sealed = file && (await shelf.get(shelfName(row, file.sha256)));
      if (!file || !sealed) throw new Failure('notFound');
      const content = await database.inOrg(row.orgCode, (tx) =>
        vault.openBytes(tx, filePlace(row, `file ${file.sha256}`), sealed),
      );
      return { content, mediaType: file.mediaType, filename: file.filename };
    },
  };
}
