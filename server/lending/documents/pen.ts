/**
 * The pen that writes a paper's blocks from top to bottom, tagged for anyone who has it read aloud, and remembers where each
 * field lies. It keeps together what must not be torn apart.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Block } from '#core/documents/blocks.ts';
import type { Draft, Recorded } from '#core/documents/papers.ts';
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

/** A sheet of letter size, and what stays free on it. */
export const letter = { width: 612, height: 792 } as const;

/** Where a paper may be written on, in points from the edges of a sheet. */
export interface Sheet {
  readonly side: number;
  readonly width: number;
  /** Where the words of the first page begin, and of the pages after it. */
  readonly topFirst: number;
  readonly top: number;
  readonly bottomFirst: number;
  readonly bottom: number;
  /** As much more stays free below the last words. */
  readonly bottomLastMore: number;
  readonly leastPoints: number;
  /** How wide labels and values are. */
  readonly figureShares: readonly [number, number];
}

/** In the brand's dress, under its band. */
export const houseSheet: Sheet = {
  ...{ side: 54, width: letter.width - 108, topFirst: 86, top: 44, bottomFirst: 64, bottom: 64 },
  ...{ bottomLastMore: 0, leastPoints: 0, figureShares: [0.36, 0.64] },
};

/** Room for the foot of a page inside the margins that a recorder wants blank. */
const recordedFootPoints = 52;

/** As recorders want it: the words and the foot stay inside the margins. */
export function recordedSheet(layout: Recorded): Sheet {
  const { side, topFirst, top, bottom, bottomFirst, bottomLast, leastPoints } = layout;
  return {
    ...{ side, width: letter.width - 2 * side, topFirst, top, leastPoints },
    ...{ bottomFirst: bottomFirst + recordedFootPoints, bottom: bottom + recordedFootPoints },
    figureShares: [0.26, 0.74],
    bottomLastMore: Math.max(0, bottomLast - bottom - recordedFootPoints),
  };
}

/** The fonts that pdf.js ships stand for Helvetica everywhere and know every Latin letter that a name may hold. */
const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
export const body = join(fonts, 'LiberationSans-Regular.ttf');
export const bold = join(fonts, 'LiberationSans-Bold.ttf');

/** What is drawn: a draft, no matter whose. */
export type Drawn = Pick<Draft, 'title' | 'isSample' | 'blocks' | 'recorded'>;

/** How much air there is between lines and between blocks. */
export interface Air {
  readonly lineGap: number;
  readonly share: number;
}
export const usualAir: Air = { lineGap: 2.5, share: 1 };
export const lessAir: Air = { lineGap: 1.5, share: 0.5 };

/** A paragraph of up to six lines is not torn apart. */
const wholePoints = 90;

export class Pen {
  readonly fields: PlacedField[] = [];
  readonly #doc: PDFKit.PDFDocument;
  readonly #dress: Dress;
  readonly #air: Air;
  readonly #sheet: Sheet;
  readonly #root: PDFKit.PDFStructureElement;
  /** What must stay free below the last block beyond the margin of every page. */
  #lastMore = 0;

  constructor(doc: PDFKit.PDFDocument, dress: Dress, air: Air, sheet: Sheet) {
    this.#doc = doc;
    this.#dress = dress;
    this.#air = air;
    this.#sheet = sheet;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  write({ title, blocks }: Drawn): void {
    this.#doc.addPage();
    this.#tagged('H1', () => this.#text(title, bold, 19, this.#dress.colours.text));
    this.#gap(12);
    for (const [at, block] of blocks.entries()) {
      if (at === blocks.length - 1) this.#lastMore = this.#sheet.bottomLastMore;
      this.#block(block, blocks[at + 1]);
    }
    this.#root.end();
  }

  #block(block: Block, next: Block | undefined): void {
    if (block.kind === 'heading') this.#heading(block.text, next);
    else if (block.kind === 'paragraph') this.#paragraph(block.text, block.isStrong ? bold : body, next);
    else if (block.kind === 'list') this.#list(block.items);
    else if (block.kind === 'figures') this.#table(undefined, block.rows, this.#sheet.figureShares);
    else if (block.kind === 'table') this.#table(block.head, block.rows, sharesOf(block));
    else if (block.kind === 'notice') this.#notice(block.title, block.text);
    else if (block.kind === 'field') this.#field(block);
    else this.#doc.addPage();
  }

  #paragraph(text: string, font: string, next: Block | undefined): void {
    const height = this.#height(text, font, 10.5, this.#sheet.width);
    // No one signs a page with nothing on it but the line: what stands before the first signature goes with it.
    if (next?.kind === 'field') this.#room(height + this.#signatureHeight(next) + 14);
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
    color = this.#dress.colours.text,
    x = this.#sheet.side,
    within: number = this.#sheet.width,
  ): void {
    const { lineGap } = this.#air;
    this.#doc.font(font, this.#size(size)).fillColor(color).text(text, x, this.#doc.y, { width: within, lineGap });
    this.#doc.x = this.#sheet.side;
  }

  #gap(points: number): void {
    this.#doc.y += points * this.#air.share;
  }

  #room(points: number): void {
    if (this.#doc.y + points + this.#lastMore > this.#doc.page.maxY()) this.#doc.addPage();
  }

  #size(points: number): number {
    return Math.max(points, this.#sheet.leastPoints);
  }

  #height(text: string, font: string, size: number, within: number): number {
    return this.#doc.font(font, this.#size(size)).heightOfString(text, { width: within, lineGap: this.#air.lineGap });
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
      this.#room(Math.min(this.#height(item, body, 10.5, this.#sheet.width - 16), 60));
      const entry = doc.struct('LI');
      list.add(entry);
      const top = doc.y;
      entry.add(
        doc.struct('Lbl', {}, () =>
          doc
            .font(bold, this.#size(10.5))
            .fillColor(this.#dress.colours.accent)
            .text('•', this.#sheet.side + 3, top, { lineBreak: false }),
        ),
      );
      doc.y = top;
      entry.add(
        doc.struct('LBody', {}, () =>
          this.#text(item, body, 10.5, undefined, this.#sheet.side + 16, this.#sheet.width - 16),
        ),
      );
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
    const heights = cells.map((cell, at) =>
      this.#height(cell, fontOf(at), 10, (shares[at] ?? 0) * this.#sheet.width - 12),
    );
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
    const widths = shares.map((share) => share * this.#sheet.width);
    const height = this.#rowHeight(cells, shares, fontOf);
    this.#room(height);
    const top = doc.y;
    this.#decorate(() => {
      if (isHead) doc.rect(this.#sheet.side, top, this.#sheet.width, height).fill(this.#dress.colours.soft);
      doc
        .moveTo(this.#sheet.side, top + height)
        .lineTo(this.#sheet.side + this.#sheet.width, top + height)
        .lineWidth(0.5)
        .stroke(this.#dress.colours.line);
    });
    const row = doc.struct('TR');
    grid.add(row);
    let x = this.#sheet.side;
    for (const [at, cell] of cells.entries()) {
      const isHeader = isHead || (isLabelled && at === 0);
      const left = x + 6;
      const within = (widths[at] ?? 0) - 12;
      const color = isLabelled && at === 0 ? this.#dress.colours.muted : this.#dress.colours.text;
      const draw = () => {
        doc.y = top + 5;
        this.#text(cell, fontOf(at), 10, color, left, within);
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
    const inner = this.#sheet.width - 28;
    const height = this.#height(title, bold, 13, inner) + this.#height(text, body, 10.5, inner) + 30;
    this.#gap(4);
    this.#room(height + 8);
    const top = doc.y;
    this.#decorate(() => {
      doc
        .roundedRect(this.#sheet.side, top, this.#sheet.width, height, 6)
        .lineWidth(1.4)
        .fillAndStroke(this.#dress.colours.soft, this.#dress.colours.accent);
    });
    doc.y = top + 12;
    this.#tagged('P', () => this.#text(title, bold, 13, undefined, this.#sheet.side + 14, inner));
    doc.y += 4;
    this.#tagged('P', () => this.#text(text, body, 10.5, undefined, this.#sheet.side + 14, inner));
    doc.y = top + height;
    this.#gap(12);
  }

  /** The line, what it means and whose it is. */
  #signatureHeight({ field, name, capacity }: Field): number {
    const inner = this.#sheet.width - 24;
    return 50 + this.#height(field.label, body, 9, inner) + this.#height(`${name}, ${capacity}`, bold, 9.5, inner);
  }

  #field(block: Field): void {
    const { field, name, capacity } = block;
    const doc = this.#doc;
    const isCheck = field.kind === 'acknowledgement';
    const box = isCheck ? { width: 14, height: 14 } : { width: field.kind === 'initials' ? 70 : 260, height: 40 };
    this.#gap(6);
    this.#room(isCheck ? 34 : this.#signatureHeight(block));
    const top = doc.y;
    this.#decorate(() => {
      doc.lineWidth(0.8);
      if (isCheck) doc.rect(this.#sheet.side, top, box.width, box.height).stroke(this.#dress.colours.muted);
      else
        doc
          .moveTo(this.#sheet.side, top + box.height)
          .lineTo(this.#sheet.side + box.width, top + box.height)
          .stroke(this.#dress.colours.text);
    });
    this.fields.push({ ...field, page: doc.bufferedPageRange().count - 1, x: this.#sheet.side, y: top, ...box });
    const left = isCheck ? this.#sheet.side + 24 : this.#sheet.side;
    doc.y = isCheck ? top + 1 : top + box.height + 4;
    this.#tagged('P', () =>
      this.#text(
        field.label,
        body,
        isCheck ? 10.5 : 9,
        isCheck ? undefined : this.#dress.colours.muted,
        left,
        this.#sheet.width - 24,
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
type Field = Extract<Block, { kind: 'field' }>;

function sharesOf({ head, shares }: Pick<Table, 'head' | 'shares'>): readonly number[] {
  if (shares) return shares;
  const count = head.length;
  const first = count > 2 ? 0.52 : 0.68;
  return [first, ...Array.from({ length: count - 1 }, () => (1 - first) / (count - 1))];
}
