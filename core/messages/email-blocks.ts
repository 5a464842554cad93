/**
 * What an email says, before anyone draws it: the same blocks give its text and its HTML, so that no one reads more in one
 * than in the other. Words that were written as plain text become blocks too: one layout is for all we send.
 */

export type EmailBlock =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Label and value, line by line. */
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** The one figure that matters, and what it means. A rate beside it has its cost terms here too. */
  | { readonly kind: 'chief'; readonly label: string; readonly value: string; readonly note: string }
  /** An email has one. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** For the reader alone, to type elsewhere. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string };

export const title = (text: string): EmailBlock => ({ kind: 'title', text });
export const paragraph = (text: string): EmailBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): EmailBlock => ({ kind: 'list', items });
export const rows = (...pairs: readonly (readonly [string, string])[]): EmailBlock => ({ kind: 'rows', rows: pairs });
export const chief = (label: string, value: string, note: string): EmailBlock => ({
  ...{ kind: 'chief', label, value, note },
});
export const button = (label: string, url: string): EmailBlock => ({ kind: 'button', label, url });
export const note = (text: string): EmailBlock => ({ kind: 'note', text });

/** The subject says the title. An address stands alone in its paragraph, so that every program makes a link of it. */
export function textOfEmail(blocks: readonly EmailBlock[]): string {
  return blocks
    .filter(({ kind }) => kind !== 'title')
    .map(textOf)
    .join('\n\n');
}

function textOf(block: EmailBlock): string {
  switch (block.kind) {
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'rows':
      return block.rows.map((row) => row.join(': ')).join('\n');
    case 'chief':
      return `${block.label}: ${block.value}\n${block.note}`;
    case 'button':
      return `${block.label}:\n\n${block.url}`;
    default:
      return block.text;
  }
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);
const isList = (text: string) => text.split('\n').every((line) => line.startsWith('- '));
const isCode = (text: string) => /^\d{4,10}$/.test(text);

/** The first address is the button, named by what the email is about; a second is a line like any other. */
export function blocksOfText(words: string, heading: string, buttonLabel: string): readonly EmailBlock[] {
  let hasButton = false;
  const blocks = words.split('\n\n').map((text): EmailBlock => {
    if (isList(text)) return list(...text.split('\n').map((line) => line.slice(2)));
    if (isCode(text)) return { kind: 'code', text };
    if (!isAddress(text) || hasButton) return paragraph(text);
    hasButton = true;
    return button(buttonLabel, text);
  });
  return [title(heading), ...joinedLists(blocks)];
}

function joinedLists(blocks: readonly EmailBlock[]): readonly EmailBlock[] {
  return blocks.reduce<EmailBlock[]>((before, block) => {
    const last = before.at(-1);
    if (block.kind === 'list' && last?.kind === 'list') before[before.length - 1] = list(...last.items, ...block.items);
    else before.push(block);
    return before;
  }, []);
}
