/** Files that people should not send, through the same door and the same processes as all others. */
import { Readable } from 'node:stream';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { refusals } from '#core/application/uploads.ts';
import { Failure } from '../../failure.ts';
import { createLog } from '../../log.ts';
import { person } from '../origination/test-origination.ts';
import { createUploads } from './index.ts';
import { createParsers } from './parsers.ts';
import type { Hostile } from './test-bent.ts';
import { hostileFiles } from './test-hostile.ts';

interface Kept {
  readonly title: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

const parsers = createParsers(createLog('silent'));
afterAll(parsers.close);
const uploads = createUploads({
  viewOf: async () => ({}),
  documents: { list: async () => [], keep: async (wish) => wish as never },
  parsers,
  areScanned: false,
});
const who = person('borrower', 'ACME');
const files = hostileFiles();

async function fateOf({ name, bytes }: Hostile): Promise<Kept | Failure> {
  const wish = { person: who, uuid: 'one', type: 'OTHER', name, content: Readable.from([bytes]) } as const;
  try {
    return (await uploads.take(wish)) as unknown as Kept;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

const sentences = new Map<string, string>(Object.entries(refusals).map(([why, sentence]) => [sentence, why]));

/** What was kept is what it says it is, and nothing of what was hidden in it. */
async function expectHarmless({ title, mediaType, content }: Kept): Promise<void> {
  expect(title).toMatch(/^[^/\\\p{Cc}\p{Cf}<>:"|?*.][^/\\\p{Cc}\p{Cf}<>:"|?*]{0,99}\.(pdf|jpg|png)$/u);
  const bytes = Buffer.from(content);
  if (mediaType === 'application/pdf') return expectPages(bytes);
  expect(bytes.toString('latin1')).not.toMatch(/GPS|script|<\?php|%PDF|xmpmeta|Exif|JavaScript/);
  const { format, exif, icc, xmp, iptc, orientation, width } = await sharp(bytes, { failOn: 'warning' }).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  expect([mediaType, width > 0]).toEqual([`image/${format}`, true]);
  await sharp(bytes, { failOn: 'warning' }).stats();
  const ending = format === 'png' ? Buffer.from('IEND\u00ae\u0042\u0060\u0082', 'latin1') : Buffer.from([0xff, 0xd9]);
  expect(bytes.indexOf(ending)).toBe(bytes.length - ending.length);
}

async function expectPages(bytes: Buffer): Promise<void> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const opened = await task.promise;
  expect([await opened.getJSActions(), await opened.getAttachments(), opened.isPureXfa]).toEqual([null, null, false]);
  expect(opened.numPages).toBeLessThanOrEqual(200);
  await task.destroy();
}

async function expectFate(file: Hostile): Promise<void> {
  const found = await fateOf(file);
  const became = found instanceof Failure ? (sentences.get(found.message) ?? found.message) : 'harmless';
  const allowed = file.fate === 'any' ? [...sentences.values(), 'harmless'] : [file.fate].flat();
  expect(allowed, `${file.about} became ${became}`).toContain(became);
  if (found instanceof Failure) expect([found.status, found.details.param]).toEqual([422, 'file']);
  else await expectHarmless(found);
}

describe('[T12] hostile files', () => {
  test('are at least two hundred, each another', () => {
    expect(files.length).toBeGreaterThanOrEqual(200);
    expect(new Set(files.map(({ about }) => about)).size).toBe(files.length);
  });

  test.each(['HEIC', 'PNG', 'JPEG', 'PDF', 'a name', ''])(
    '%s: each is refused in a sentence, or taken and harmless',
    async (kind) => {
      const begins = ({ about }: Hostile) => about.split(':')[0] ?? '';
      const kinds = ['HEIC', 'PNG', 'JPEG', 'PDF', 'a name'];
      const chosen = files.filter((file) => (kind === '' ? !kinds.includes(begins(file)) : begins(file) === kind));
      expect(chosen.length).toBeGreaterThan(10);
      const faults: string[] = [];
      // As many at a time as there are processes, so that none is refused because others wait.
      const line = [...chosen];
      const take = async () => {
        for (let file = line.shift(); file; file = line.shift())
          await expectFate(file).catch((error: Error) => faults.push(`${file.about}: ${error.message.slice(0, 400)}`));
      };
      await Promise.all([take(), take()]);
      expect(faults).toEqual([]);
    },
  );

  test('leave no more processes than there may be', () => expect(parsers.running()).toBeLessThanOrEqual(2));
});
