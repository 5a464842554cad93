/** PDFs written by hand: whole ones with a table of objects, and ones that hide something. */
import { deflateSync } from 'node:zlib';
import { concat } from './test-bytes.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** An object's number is its place in the list; the first is the catalog. */
export function pdfOf(
  objects: readonly (string | Buffer)[],
  trailer = '',
  head = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n',
): Buffer {
  const parts: Buffer[] = [latin1(head)];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  const put = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(at);
    put(
      concat(
        latin1(`${index + 1} 0 obj\n`),
        typeof object === 'string' ? latin1(object) : object,
        latin1('\nendobj\n'),
      ),
    );
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  put(
    latin1(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return concat(...parts);
}

export function stream(dictionary: string, content: Buffer | string): Buffer {
  const bytes = typeof content === 'string' ? latin1(content) : content;
  return concat(latin1(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, latin1('\nendstream'));
}

interface PdfWish {
  /** More in the catalog, in the page, and more objects: the first of them is 5. */
  readonly catalog?: string;
  readonly page?: string;
  readonly more?: readonly (string | Buffer)[];
  readonly trailer?: string;
  readonly pages?: number;
}

/** One line of text on each page. */
export function aPdf({ catalog = '', page = '', more = [], trailer = '', pages = 1 }: PdfWish = {}): Buffer {
  const kids = '3 0 R '.repeat(pages);
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [ ${kids}] /Count ${pages} >>`,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> ${page} >>`,
      stream('', 'BT /F1 12 Tf 72 720 Td (Net pay 2,412.08) Tj ET'),
      ...more,
    ],
    trailer,
  );
}

/** The same, with an object packed where a look at the bytes does not find it. */
export function packed(
  object: string,
  dictionary = '/Type /ObjStm /N 1 /First 5',
  pack = deflateSync as Pack,
  filter = '/FlateDecode',
): Buffer {
  return stream(`${dictionary} /Filter ${filter}`, pack(latin1(`10 0 ${object}`)));
}

export type Pack = (bytes: Buffer) => Buffer;
export const asHex: Pack = (bytes) => latin1(`${bytes.toString('hex')}>`);
