/**
 * Where a link of a PDF leads. Statements have links to the bank's site, so those are let through; what would open a
 * program or a file is not. The text is read as readers read it, and only what is named here leads anywhere.
 */

/** Sites, mailboxes and phones. An address that begins with `www.` is a site to every reader. */
const harmless = /^\s*(https?:\/\/|mailto:|tel:|www\.)/i;
/** How far is looked, so that many links take no longer than they are long. */
const windowBytes = 512;

/** Whether what stands behind a name `URI` may stand there; `at` is where the name has ended. */
export function isHarmlessLink(bytes: Buffer, at: number): boolean {
  const text = behind(bytes, at);
  if (text.startsWith('(')) return harmless.test(unescaped(text.slice(1)));
  if (text.startsWith('<')) return !text.startsWith('<<') && harmless.test(fromHex(text.slice(1)));
  // A number says where the text stands instead. All else is no text, and leads nowhere.
  return text !== '' && !/^\d/.test(text);
}

/** An action that another one follows. The next entry of a table of contents is a number, never written out. */
export function isWrittenOut(bytes: Buffer, at: number): boolean {
  return /^(<<|\[)/.test(behind(bytes, at));
}

/** What follows, without white space and comments in front; nothing where there is only that. */
function behind(bytes: Buffer, at: number): string {
  const text = bytes.toString('latin1', at, at + windowBytes);
  return text.replace(/^([\0\s]|%[^\r\n]*)+/, '');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text in parentheses (ISO 32000, 7.3.4.2). Where it ends does not matter: no harmless beginning has a parenthesis. */
function unescaped(text: string): string {
  return text.replaceAll(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255);
    return /^[\r\n]/.test(escaped) ? '' : (escapes[escaped] ?? escaped);
  });
}

/** A text in hex. Where other characters stand in it, readers differ, and nothing is made of it. */
function fromHex(text: string): string {
  const [written = ''] = text.split('>', 1);
  const digits = written.replaceAll(/[\0\s]/g, '');
  return /^[0-9a-f]*$/i.test(digits) ? Buffer.from(digits, 'hex').toString('latin1') : '';
}
