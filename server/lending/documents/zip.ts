/** Files in one archive, stored as they are: PDFs are compressed already. No clock gets in. */
import { crc32 } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

/** January 1, 1980, the beginning of time for zip files. */
const firstDay = 0x21;
const utf8Names = 0x0800;

export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const title = Buffer.from(name);
    const shape = Buffer.alloc(26);
    shape.writeUInt16LE(20, 0);
    shape.writeUInt16LE(utf8Names, 2);
    shape.writeUInt16LE(firstDay, 8);
    shape.writeUInt32LE(crc32(content), 10);
    shape.writeUInt32LE(content.byteLength, 14);
    shape.writeUInt32LE(content.byteLength, 18);
    shape.writeUInt16LE(title.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), shape, title, Buffer.from(content));
    listed.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shape, tail, title);
    at += 30 + title.length + content.byteLength;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
