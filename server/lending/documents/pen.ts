/**
 * The pen that writes a paper's blocks from top to bottom, tagged for anyone who has it read aloud, and remembers where each
 * field lies. It keeps together what must not be torn apart.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Block } from '#core/documents/blocks.ts';
import type { Draft } from '#core/documents/papers.ts';
import type { PlacedField } from '../../store/documents.ts';

/** What a brand lends a paper. */
export interface Dress {
  /** As its site has it, beside the logo. */
  readonly siteName: string;
  readonly lenderName: string;
  readonly lenderLine: string;
  readonly logoSvg: string | null;
  /** What stands before everything else in the foot. */
  readonly notice?: string;
  readonly colours: Readonly<
    Record<'band' | 'ink' | 'accent' | 'heading' | 'soft' | 'text' | 'muted' | 'line', string>
  >;
}

export const page = { width: 612, height: 792, side: 54, bottom: 64 };
export const width = page.width - 2 * page.side;

/** The fonts that pdf.js ships stand for Helvetica everywhere and know every Latin letter that a name may hold. */
const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
export const body = join(fonts, 'LiberationSans-Regular.ttf');
export const bold = join(fonts, 'LiberationSans-Bold.ttf');

/** What is drawn: a draft, no matter whose. */
export type Drawn = Pick<Draft, 'title' | 'isSample' | 'blocks'>;

/** How much air there is between lines and between blocks. */
export interface Air {
  readonly lineGap: number;
  readonly share: number;
}
export const usualAir: Air = { lineGap: 2.5, share: 1 };
export const lessAir: Air = { lineGap: 1.5, share: 0.5 };

const signaturePoints = 78;
/** A paragraph of up to six lines is not torn apart. */
const wholePoints = 90;

export class Pen {
  readonly fields: PlacedField[] = [];
  readonly #doc: PDFKit.PDFDocument;
  readonly #dress: Dress;
  readonly #air: Air;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(doc: PDFKit.PDFDocument, dress: Dress, air: Air) {
    this.#doc = doc;
    this.#dress = dress;
    this.#air = air;
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
    else if (block.kind === 'table') this.#table(block.head, block.rows, sharesOf(block));
    else if (block.kind === 'notice') this.#notice(block.title, block.text);
    else if (block.kind === 'field') this.#field(block);
    else this.#doc.addPage();
  }

  #paragraph(text: string, font: string, next: Block | undefined): void {
    const height = this.#height(text, font, 10.5, width);
    // No one signs a page with nothing on it but the line: what stands before the first signature goes with it.
    if (next?.kind === 'field') this.#room(height + signaturePoints + 14);
    else this.#room(Math.min(height, wholePoints));
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
    const { lineGap } = this.#air;
    this.#doc.font(font, size).fillColor(colour).text(text, x, this.#doc.y, { width: within, lineGap });
    this.#doc.x = page.side;
  }

  #gap(points: number): void {
    this.#doc.y += points * this.#air.share;
  }

  #room(points: number): void {
    if (this.#doc.y + points > page.height - page.bottom) this.#doc.addPage();
  }

  #height(text: string, font: string, size: number, within: number): number {
    return this.#doc.font(font, size).heightOfString(text, { width: within, lineGap: this.#air.lineGap });
  }

  #heading(text: string, next: Block | undefined): void {
    this.#gap(6);
    // A heading never stands alone at the foot of a page.
    this.#room(next?.kind === 'notice' ? 110 : next?.kind === 'table' ? 24 + this.#openingHeight(next) : 64);
    this.#tagged('H2', () => this.#text(text, bold, 12.5, this.#dress.colours.heading));
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
    // The names of the columns stand over something.
    if (head) this.#room(this.#openingHeight({ head, rows, shares }));
    if (head) this.#row(grid, head, shares, { isHead: true, isLabelled: false });
    for (const row of rows) this.#row(grid, row, shares, { isHead: false, isLabelled: head === undefined });
    grid.end();
    this.#gap(10);
  }

  #openingHeight(table: Pick<Table, 'head' | 'rows' | 'shares'>): number {
    const rowHeight = (cells: readonly string[], font: string) => this.#rowHeight(cells, sharesOf(table), () => font);
    return rowHeight(table.head, bold) + rowHeight(table.rows[0] ?? [''], body);
  }

  #rowHeight(cells: readonly string[], shares: readonly number[], fontOf: (at: number) => string): number {
    const heights = cells.map((cell, at) => this.#height(cell, fontOf(at), 10, (shares[at] ?? 0) * width - 12));
    return Math.max(...heights) + 9;
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
    const height = this.#rowHeight(cells, shares, fontOf);
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

type Table = Extract<Block, { kind: 'table' }>;

function sharesOf({ head, shares }: Pick<Table, 'head' | 'shares'>): readonly number[] {
  if (shares) return shares;
  const count = head.length;
  const first = count > 2 ? 0.52 : 0.68;
  return [first, ...Array.from({ length: count - 1 }, () => (1 - first) / (count - 1))];
}
