/**
 * Draws a paper as a PDF: tagged, with language and title, in the brand's dress. Nothing of the clock or of chance gets
 * in, so the same draft on the same day is the same bytes. Tells where each field lies, so that it can be signed.
 */
import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { embed, embeddedName } from '#core/documents/embedded.ts';
import { longDate } from '#core/documents/facts.ts';
import type { Recorded } from '#core/documents/papers.ts';
import * as words from '#core/words/en/papers/frame.ts';
import type { PlacedField } from '../../store/documents.ts';
import { lendFonts } from './fonts.ts';
import { drawLogo } from './logo.ts';
import {
  type Air,
  body,
  bold,
  type Drawn,
  type Dress,
  houseSheet,
  lessAir,
  letter,
  Pen,
  recordedSheet,
  type Sheet,
  usualAir,
} from './pen.ts';

interface DrawnPaper {
  readonly bytes: Buffer;
  readonly fields: readonly PlacedField[];
  readonly pages: number;
}

interface Reference {
  /** Empty where there is no loan yet. */
  readonly loanNumber: string;
  /** As 2026-11-15. */
  readonly on: string;
}

const band = { first: 60, rest: 10 } as const;

/** What is put on record is black on white: counties keep pictures of it. */
const inkOnly: Dress['colours'] = {
  ...{ band: '#ffffff', ink: '#000000', accent: '#000000', heading: '#000000' },
  ...{ soft: '#ffffff', text: '#000000', muted: '#000000', line: '#000000' },
};

const scantPoints = 170;

/**
 * Which papers need less air, by what they say: disclosures and lists of agencies say the same to many borrowers, and drawing
 * each twice to find out was a quarter of what papers cost.
 */
const isDenser = new Map<string, boolean>();
const rememberedMax = 2000;

/** A last page with next to nothing on it is saved where a little less air saves it. */
export async function drawPaper(draft: Drawn, worn: Dress, reference: Reference): Promise<DrawnPaper> {
  const dress = draft.recorded ? { ...worn, colours: inkOnly } : worn;
  const draw = async (air: Air) => drawWith(air, draft, dress, reference);
  const said = createHash('sha256')
    .update(JSON.stringify([draft.title, draft.blocks, draft.recorded]))
    .digest('hex');
  const known = isDenser.get(said);
  if (known !== undefined) return (await draw(known ? lessAir : usualAir)).paper;
  const usual = await draw(usualAir);
  const dense = usual.paper.pages === 1 || usual.lastPagePoints > scantPoints ? undefined : (await draw(lessAir)).paper;
  const isSaved = dense !== undefined && dense.pages < usual.paper.pages;
  if (isDenser.size < rememberedMax) isDenser.set(said, isSaved);
  return isSaved ? dense : usual.paper;
}

async function drawWith(air: Air, draft: Drawn, dress: Dress, reference: Reference) {
  const sheet = draft.recorded ? recordedSheet(draft.recorded) : houseSheet;
  const doc = new PDFDocument({
    size: [letter.width, letter.height],
    margins: { top: 40, left: sheet.side, right: sheet.side, bottom: sheet.bottom },
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
  lendFonts(doc);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.on('pageAdded', () => beginPage(doc, draft, dress, sheet));
  const pen = new Pen(doc, dress, air, sheet);
  pen.write(draft);
  carryBlocks(doc, draft, footOf(draft, dress, reference), reference);
  const lastPagePoints = doc.y;
  const pages = doc.bufferedPageRange().count;
  if (draft.recorded) numberRecorded(doc, footOf(draft, dress, reference), sheet, pages);
  else numberPages(doc, footOf(draft, dress, reference), dress, pages);
  doc.end();
  await done;
  return { paper: { bytes: Buffer.concat(chunks), fields: pen.fields, pages }, lastPagePoints };
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
  const named = [title, loanNumber, longDate(on as CalendarDate)].filter((part) => part !== '').join(', ');
  return [`${notice}${isSample ? words.sampleToBeApprovedBy : ''}${named}`, lenderLine];
}

/** What every page begins with is decoration: a screen reader passes over it. */
function beginPage(doc: PDFKit.PDFDocument, { recorded }: Drawn, dress: Dress, sheet: Sheet): void {
  const isFirst = doc.bufferedPageRange().count <= 1;
  doc.page.margins = { ...doc.page.margins, bottom: isFirst ? sheet.bottomFirst : sheet.bottom };
  // A paragraph that runs over the foot of a page goes on in its own color.
  const inked = doc as unknown as { _fillColor: unknown };
  const ink = inked._fillColor;
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
  if (!recorded) dressPage(doc, dress, isFirst);
  else if (isFirst) leaveToRecorder(doc, recorded, sheet);
  doc.endMarkedContent();
  doc.fillOpacity(1);
  inked._fillColor = ink;
  doc.x = sheet.side;
  doc.y = isFirst ? sheet.topFirst + (recorded ? recorderLinePoints : 0) : sheet.top;
}

const recorderLinePoints = 28;
/** As wide as the left of the recorder's space is ours to write in. */
const returnPoints = 180;

/** The top of the first page is the recorder's; where the state wants it there, the return address stands at its left. */
function leaveToRecorder(
  doc: PDFKit.PDFDocument,
  recorded: Recorded,
  { side, width, topFirst, leastPoints }: Sheet,
): void {
  doc.font(body, leastPoints).fillColor(inkOnly.text);
  if (recorded.isReturnedAtTop)
    doc.text(`${words.returnTo}\n${recorded.returnTo}`, side, 54, { width: returnPoints, height: topFirst - 60 });
  doc
    .moveTo(side, topFirst + 4)
    .lineTo(side + width, topFirst + 4)
    .lineWidth(0.5)
    .stroke(inkOnly.line);
  doc.text(words.forTheRecorder, side, topFirst + 7, { width, lineBreak: false });
}

function dressPage(doc: PDFKit.PDFDocument, { colours, logoSvg, siteName }: Dress, isFirst: boolean): void {
  doc.rect(0, 0, letter.width, isFirst ? band.first : band.rest).fill(colours.band);
  if (isFirst) {
    doc.save().translate(houseSheet.side - 4, 10);
    if (logoSvg) drawLogo(doc, logoSvg);
    doc
      .font(bold, 19)
      .fillColor(colours.ink)
      .text(siteName, logoSvg ? 50 : 4, 10, { lineBreak: false });
    doc.restore();
  }
}

/** The foot of what is put on record stands above the margin that must stay blank, in letters as large as the rest. */
function numberRecorded(
  doc: PDFKit.PDFDocument,
  [first = '', second = '']: readonly string[],
  { side, width, bottom, bottomFirst, leastPoints }: Sheet,
  pages: number,
): void {
  for (let at = 0; at < pages; at += 1) {
    doc.switchToPage(at);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.font(body, leastPoints).fillColor(inkOnly.text);
    doc.text(first, side, letter.height - (at === 0 ? bottomFirst : bottom) + 8, { width });
    const y = doc.y;
    doc.text(second, side, y, { width: width - 90, height: leastPoints + 2, ellipsis: true });
    doc.text(words.pageOf(at + 1, pages), side + width - 90, y, { width: 90, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}

function numberPages(doc: PDFKit.PDFDocument, foot: readonly string[], dress: Dress, pages: number): void {
  const { side, width } = houseSheet;
  for (let at = 0; at < pages; at += 1) {
    doc.switchToPage(at);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const y = letter.height - 44;
    doc
      .moveTo(side, y - 6)
      .lineTo(letter.width - side, y - 6)
      .lineWidth(0.5)
      .stroke(dress.colours.line);
    doc.font(body, 8).fillColor(dress.colours.muted);
    const [first = '', second = ''] = foot;
    doc.text(first, side, y, { width: width - 80, lineBreak: false });
    doc.text(words.pageOf(at + 1, pages), letter.width - side - 80, y, {
      width: 80,
      align: 'right',
      lineBreak: false,
    });
    doc.text(second, side, y + 12, { width, lineBreak: false });
    doc.endMarkedContent();
  }
}
