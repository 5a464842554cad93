/**
 * What a paper is made of, before anyone draws it: plain data, so that a template is a pure function and its words can
 * be read in a test. server/lending/documents draws blocks as a tagged PDF.
 */

/** Where someone puts a mark. `id` is unique within its paper. */
export interface PaperField {
  readonly id: string;
  readonly kind: 'signature' | 'initials' | 'acknowledgement';
  /** Whose mark it is; null is the notary's or the lender's, made outside the borrower's session. */
  readonly signer: string | null;
  /** What the mark means, as the signing page says it. */
  readonly label: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly isStrong?: boolean }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Label and value, line by line. */
  | { readonly kind: 'figures'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** How wide each column is, as parts of one; absent where the first holds the words and the others figures. */
      readonly shares?: readonly number[];
    }
  /** What the law wants seen before anything else. */
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | { readonly kind: 'field'; readonly field: PaperField; readonly name: string; readonly capacity: string }
  | { readonly kind: 'pageBreak' };

export type FieldBlock = Extract<Block, { readonly kind: 'field' }>;

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const strong = (text: string): Block => ({ kind: 'paragraph', text, isStrong: true });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const figures = (...rows: readonly (readonly [string, string])[]): Block => ({ kind: 'figures', rows });
export const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  shares?: readonly number[],
): Block => ({ kind: 'table', head, rows, ...(shares && { shares }) });
export const notice = (title: string, text: string): Block => ({ kind: 'notice', title, text });
export const pageBreak: Block = { kind: 'pageBreak' };

interface Mark {
  readonly id: string;
  readonly signer: string | null;
  readonly name: string;
  readonly capacity: string;
  readonly label: string;
}

const mark =
  (kind: PaperField['kind']) =>
  ({ id, signer, name, capacity, label }: Mark): Block => ({
    kind: 'field',
    field: { id, kind, signer, label },
    name,
    capacity,
  });
export const signature = mark('signature');
export const initials = mark('initials');
export const acknowledgement = mark('acknowledgement');
