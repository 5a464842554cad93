/**
 * Draws a paper as a PDF: tagged, with language and title, in the brand's dress. Nothing of the clock or of chance gets
 * in, so the same draft on the same day is the same bytes. Tells where each field lies, so that it can be signed.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Block } from '#core/documents/blocks.ts';
import type { Draft } from '#core/documents/papers.ts';
import type { PlacedField } from '../store/documents.ts';
import { drawLogo } from './logo.ts';

/** What a brand lends a paper. */
export interface Dress {
  readonly lenderName: string;
  readonly lenderLine: string;
  readonly logoSvg: string | null;
  readonly colours: Readonly<Record<'band' | 'accent' | 'soft' | 'text' | 'muted' | 'line', string>>;
}

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

const page = { width: 612, height: 792, side: 54, bottom: 64 };
const width = page.width - 2 * page.side;
const band = { first: 60, rest: 10 } as const;

/** The fonts that pdf.js ships stand for Helvetica everywhere and know every Latin letter that a name may hold. */
const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
export const bodyFont = join(fonts, 'LiberationSans-Regular.ttf');
const body = bodyFont;
const bold = join(fonts, 'LiberationSans-Bold.ttf');

/** What is drawn: a draft, whoever it belongs to. */
type Drawn = Pick<Draft, 'title' | 'isSample' | 'blocks'>;

export async function drawPaper(draft: Drawn, dress: Dress, reference: Reference): Promise<DrawnPaper> {
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
    font: body,
    info: {
      Title: draft.title,
      Author: dress.lenderName,
      Creator: 'Hearthline',
      Producer: 'Hearthline',
      CreationDate: new Date(`${reference.on}T00:00:00Z`),
      ModDate: new Date(`${reference.on}T00:00:00Z`),
    },
  } as unknown as PDFKit.PDFDocumentOptions);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.on('pageAdded', () => dressPage(doc, dress));
  const pen = new Pen(doc, dress);
  pen.write(draft);
  const pages = doc.bufferedPageRange().count;
  numberPages(doc, draft, dress, reference, pages);
  doc.end();
  await done;
  return { bytes: Buffer.concat(chunks), fields: pen.fields, pages };
}

/** The band is decoration: a screen reader passes over it. */
function dressPage(doc: PDFKit.PDFDocument, { colours, logoSvg, lenderName }: Dress): void {
  const isFirst = doc.bufferedPageRange().count <= 1;
  // A paragraph that runs over the foot of a page goes on in its own colour.
  const inked = doc as unknown as { _fillColor: unknown };
  const ink = inked._fillColor;
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
  doc.rect(0, 0, page.width, isFirst ? band.first : band.rest).fill(colours.band);
  if (isFirst) {
    doc.save().translate(page.side - 4, 10);
    if (logoSvg) drawLogo(doc, logoSvg, bold);
    else doc.font(bold, 20).fillColor('#ffffff').text(lenderName, 4, 10, { lineBreak: false });
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
    const mark = draft.isSample ? 'Sample, to be approved by counsel. ' : '';
    doc.text(`${mark}${draft.title}, ${reference.loanNumber}, ${reference.on}`, page.side, y, {
      width: width - 80,
      lineBreak: false,
    });
    doc.text(`Page ${at + 1} of ${pages}`, page.width - page.side - 80, y, {
      width: 80,
      align: 'right',
      lineBreak: false,
    });
    doc.text(dress.lenderLine, page.side, y + 12, { width, lineBreak: false });
    doc.endMarkedContent();
  }
}

const signaturePoints = 78;

/** Writes blocks from top to bottom; keeps together what must not be torn apart. */
class Pen {
  readonly fields: PlacedField[] = [];
  readonly #doc: PDFKit.PDFDocument;
  readonly #dress: Dress;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(doc: PDFKit.PDFDocument, dress: Dress) {
    this.#doc = doc;
    this.#dress = dress;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  write({ title, blocks }: Drawn): void {
    this.#doc.addPage();
    this.#tagged('H1', () => this.#text(title, bold, 19, this.#dress.colours.text));
    this.#gap(12);
    for (const [at, block] of blocks.entries()) this.#block(block, blocks[at + 1]);
    this.#root.end();
  }

  #block(block: Block, next: Block | undefined): void {
    if (block.kind === 'heading') this.#heading(block.text, next);
    else if (block.kind === 'paragraph') this.#paragraph(block.text, block.isStrong ? bold : body, next);
    else if (block.kind === 'list') this.#list(block.items);
    else if (block.kind === 'figures') this.#table(undefined, block.rows, [0.36, 0.64]);
    else if (block.kind === 'table') this.#table(block.head, block.rows, columnsFor(block.head.length));
    else if (block.kind === 'notice') this.#notice(block.title, block.text);
    else if (block.kind === 'field') this.#field(block);
    else this.#doc.addPage();
  }

  #paragraph(text: string, font: string, next: Block | undefined): void {
    // Nobody signs a page with nothing on it but the line: what stands before the first signature goes with it.
    if (next?.kind === 'field') this.#room(this.#height(text, font, 10.5, width) + signaturePoints + 14);
    this.#tagged('P', () => this.#text(text, font, 10.5));
    this.#gap(8);
  }

  #tagged(type: 'H1' | 'H2' | 'P', draw: () => void): void {
    this.#root.add(this.#doc.struct(type, {}, draw));
  }

  #text(
    text: string,
    font: string,
    size: number,
    colour = this.#dress.colours.text,
    x = page.side,
    within: number = width,
  ): void {
    this.#doc.font(font, size).fillColor(colour).text(text, x, this.#doc.y, { width: within, lineGap: 2.5 });
    this.#doc.x = page.side;
  }

  #gap(points: number): void {
    this.#doc.y += points;
  }

  #room(points: number): void {
    if (this.#doc.y + points > page.height - page.bottom) this.#doc.addPage();
  }

  #height(text: string, font: string, size: number, within: number): number {
    return this.#doc.font(font, size).heightOfString(text, { width: within, lineGap: 2.5 });
  }

  #heading(text: string, next: Block | undefined): void {
    this.#gap(6);
    // A heading never stands alone at the foot of a page.
    this.#room(next?.kind === 'notice' ? 110 : 64);
    this.#tagged('H2', () => this.#text(text, bold, 12.5, this.#dress.colours.accent));
    this.#gap(4);
  }

  #list(items: readonly string[]): void {
    const doc = this.#doc;
    const list = doc.struct('L');
    this.#root.add(list);
    for (const item of items) {
      this.#room(Math.min(this.#height(item, body, 10.5, width - 16), 60));
      const entry = doc.struct('LI');
      list.add(entry);
      const top = doc.y;
      entry.add(
        doc.struct('Lbl', {}, () =>
          doc
            .font(bold, 10.5)
            .fillColor(this.#dress.colours.accent)
            .text('•', page.side + 3, top, { lineBreak: false }),
        ),
      );
      doc.y = top;
      entry.add(doc.struct('LBody', {}, () => this.#text(item, body, 10.5, undefined, page.side + 16, width - 16)));
      entry.end();
      this.#gap(4);
    }
    list.end();
    this.#gap(4);
  }

  #table(head: readonly string[] | undefined, rows: readonly (readonly string[])[], shares: readonly number[]): void {
    const grid = this.#doc.struct('Table');
    this.#root.add(grid);
    if (head) this.#row(grid, head, shares, { isHead: true, isLabelled: false });
    for (const row of rows) this.#row(grid, row, shares, { isHead: false, isLabelled: head === undefined });
    grid.end();
    this.#gap(10);
  }

  #row(
    grid: PDFKit.PDFStructureElement,
    cells: readonly string[],
    shares: readonly number[],
    { isHead, isLabelled }: { isHead: boolean; isLabelled: boolean },
  ): void {
    const doc = this.#doc;
    const fontOf = (at: number) => (isHead || (isLabelled && at === 1) ? bold : body);
    const widths = shares.map((share) => share * width);
    const height = Math.max(...cells.map((cell, at) => this.#height(cell, fontOf(at), 10, (widths[at] ?? 0) - 12))) + 9;
    this.#room(height);
    const top = doc.y;
    this.#decorate(() => {
      if (isHead) doc.rect(page.side, top, width, height).fill(this.#dress.colours.soft);
      doc
        .moveTo(page.side, top + height)
        .lineTo(page.side + width, top + height)
        .lineWidth(0.5)
        .stroke(this.#dress.colours.line);
    });
    const row = doc.struct('TR');
    grid.add(row);
    let x = page.side;
    for (const [at, cell] of cells.entries()) {
      const isHeader = isHead || (isLabelled && at === 0);
      const left = x + 6;
      const within = (widths[at] ?? 0) - 12;
      const colour = isLabelled && at === 0 ? this.#dress.colours.muted : this.#dress.colours.text;
      const draw = () => {
        doc.y = top + 5;
        this.#text(cell, fontOf(at), 10, colour, left, within);
      };
      const attributes = isHeader ? { attributes: { O: 'Table', Scope: isHead ? 'Column' : 'Row' } } : {};
      row.add(doc.struct(isHeader ? 'TH' : 'TD', attributes as never, draw));
      x += widths[at] ?? 0;
    }
    row.end();
    doc.y = top + height;
  }

  #notice(title: string, text: string): void {
    const doc = this.#doc;
    const inner = width - 28;
    const height = this.#height(title, bold, 13, inner) + this.#height(text, body, 10.5, inner) + 30;
    this.#gap(4);
    this.#room(height + 8);
    const top = doc.y;
    this.#decorate(() => {
      doc
        .roundedRect(page.side, top, width, height, 6)
        .lineWidth(1.4)
        .fillAndStroke(this.#dress.colours.soft, this.#dress.colours.accent);
    });
    doc.y = top + 12;
    this.#tagged('P', () => this.#text(title, bold, 13, undefined, page.side + 14, inner));
    doc.y += 4;
    this.#tagged('P', () => this.#text(text, body, 10.5, undefined, page.side + 14, inner));
    doc.y = top + height;
    this.#gap(12);
  }

  #field({ field, name, capacity }: Extract<Block, { kind: 'field' }>): void {
    const doc = this.#doc;
    const isCheck = field.kind === 'acknowledgement';
    const box = isCheck ? { width: 14, height: 14 } : { width: field.kind === 'initials' ? 70 : 260, height: 40 };
    this.#gap(6);
    this.#room(isCheck ? 34 : signaturePoints);
    const top = doc.y;
    this.#decorate(() => {
      doc.lineWidth(0.8);
      if (isCheck) doc.rect(page.side, top, box.width, box.height).stroke(this.#dress.colours.muted);
      else
        doc
          .moveTo(page.side, top + box.height)
          .lineTo(page.side + box.width, top + box.height)
          .stroke(this.#dress.colours.text);
    });
    this.fields.push({ ...field, page: doc.bufferedPageRange().count - 1, x: page.side, y: top, ...box });
    const left = isCheck ? page.side + 24 : page.side;
    doc.y = isCheck ? top + 1 : top + box.height + 4;
    this.#tagged('P', () =>
      this.#text(
        field.label,
        body,
        isCheck ? 10.5 : 9,
        isCheck ? undefined : this.#dress.colours.muted,
        left,
        width - 24,
      ),
    );
    if (!isCheck) this.#tagged('P', () => this.#text(`${name}, ${capacity}`, bold, 9.5));
    this.#gap(12);
  }

  #decorate(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }
}

function columnsFor(count: number): readonly number[] {
  const first = count > 2 ? 0.52 : 0.68;
  return [first, ...Array.from({ length: count - 1 }, () => (1 - first) / (count - 1))];
}
