/**
 * Draws a paper as a PDF: tagged, with language and title, in the brand's dress. Nothing of the clock or of chance gets
 * in, so the same draft on the same day is the same bytes. Tells where each field lies, so that it can be signed.
 */
import PDFDocument from 'pdfkit';
import { embed, embeddedName } from '#core/documents/embedded.ts';
import * as words from '#core/words/en/papers/frame.ts';
import type { PlacedField } from '../../store/documents.ts';
import { openedFonts } from './fonts.ts';
import { drawLogo } from './logo.ts';
import { type Air, body, bold, type Drawn, type Dress, lessAir, Pen, page, usualAir, width } from './pen.ts';

interface DrawnPaper {
  readonly bytes: Buffer;
  readonly fields: readonly PlacedField[];
  readonly pages: number;
}

interface Reference {
  readonly loanNumber: string;
  /** As 2026-11-15. */
  readonly on: string;
}

const band = { first: 60, rest: 10 } as const;

const scantPoints = 170;

/** A last page with next to nothing on it is saved where a little less air saves it. */
export async function drawPaper(draft: Drawn, dress: Dress, reference: Reference): Promise<DrawnPaper> {
  const { lastPagePoints, ...usual } = await drawWith(usualAir, draft, dress, reference);
  if (usual.pages === 1 || lastPagePoints > scantPoints) return usual;
  const { lastPagePoints: _, ...dense } = await drawWith(lessAir, draft, dress, reference);
  return dense.pages < usual.pages ? dense : usual;
}

async function drawWith(air: Air, draft: Drawn, dress: Dress, reference: Reference) {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: 40, left: page.side, right: page.side, bottom: page.bottom },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    subset: 'PDF/UA',
    bufferPages: true,
    autoFirstPage: false,
    // Set below: both are opened once for all papers.
    font: null,
    info: {
      Title: draft.title,
      Author: dress.lenderName,
      Creator: 'Hearthline',
      Producer: 'Hearthline',
      CreationDate: new Date(`${reference.on}T00:00:00Z`),
      ModDate: new Date(`${reference.on}T00:00:00Z`),
    },
  } as unknown as PDFKit.PDFDocumentOptions);
  for (const [name, font] of openedFonts) doc.registerFont(name, font as unknown as string);
  doc.font(body);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.on('pageAdded', () => dressPage(doc, dress));
  const pen = new Pen(doc, dress, air);
  pen.write(draft);
  carryBlocks(doc, draft, footOf(draft, dress, reference), reference);
  const lastPagePoints = doc.y;
  const pages = doc.bufferedPageRange().count;
  numberPages(doc, draft, dress, reference, pages);
  doc.end();
  await done;
  return { bytes: Buffer.concat(chunks), fields: pen.fields, pages, lastPagePoints };
}

/** What the pages say, as data beside them and under the same hash: the site shows it as text on a phone. */
function carryBlocks(
  doc: PDFKit.PDFDocument,
  { title, blocks }: Drawn,
  foot: readonly string[],
  { on }: Reference,
): void {
  const day = new Date(`${on}T00:00:00Z`);
  const attached = {
    ...{ name: embeddedName, type: 'application/json', creationDate: day, modifiedDate: day },
    ...{ description: words.theSameAsText, relationship: 'Alternative' },
  };
  const kept = doc.compress;
  doc.compress = false;
  doc.file(Buffer.from(embed({ title, blocks, foot })), attached as unknown as PDFKit.Mixins.PDFAttachmentOptions);
  doc.compress = kept;
}

function footOf(
  { title, isSample }: Drawn,
  { lenderLine, notice = '' }: Dress,
  { loanNumber, on }: Reference,
): readonly string[] {
  return [`${notice}${isSample ? words.sampleToBeApprovedBy : ''}${title}, ${loanNumber}, ${on}`, lenderLine];
}

/** The band is decoration: a screen reader passes over it. */
function dressPage(doc: PDFKit.PDFDocument, { colours, logoSvg, siteName }: Dress): void {
  const isFirst = doc.bufferedPageRange().count <= 1;
  // A paragraph that runs over the foot of a page goes on in its own colour.
  const inked = doc as unknown as { _fillColor: unknown };
  const ink = inked._fillColor;
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
  doc.rect(0, 0, page.width, isFirst ? band.first : band.rest).fill(colours.band);
  if (isFirst) {
    doc.save().translate(page.side - 4, 10);
    if (logoSvg) drawLogo(doc, logoSvg);
    doc
      .font(bold, 19)
      .fillColor(colours.ink)
      .text(siteName, logoSvg ? 50 : 4, 10, { lineBreak: false });
    doc.restore();
  }
  doc.endMarkedContent();
  doc.fillOpacity(1);
  inked._fillColor = ink;
  doc.x = page.side;
  doc.y = isFirst ? band.first + 26 : band.rest + 34;
}

function numberPages(doc: PDFKit.PDFDocument, draft: Drawn, dress: Dress, reference: Reference, pages: number): void {
  for (let at = 0; at < pages; at += 1) {
    doc.switchToPage(at);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const y = page.height - 44;
    doc
      .moveTo(page.side, y - 6)
      .lineTo(page.width - page.side, y - 6)
      .lineWidth(0.5)
      .stroke(dress.colours.line);
    doc.font(body, 8).fillColor(dress.colours.muted);
    const [first = '', second = ''] = footOf(draft, dress, reference);
    doc.text(first, page.side, y, { width: width - 80, lineBreak: false });
    doc.text(words.pageOf(at + 1, pages), page.width - page.side - 80, y, {
      width: 80,
      align: 'right',
      lineBreak: false,
    });
    doc.text(second, page.side, y + 12, { width, lineBreak: false });
    doc.endMarkedContent();
  }
}
