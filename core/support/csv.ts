/**
 * Rows as a file that a spreadsheet opens. What a person typed is never a formula there: a cell that would be taken for
 * one begins with an apostrophe.
 */

/** What spreadsheets begin a formula with, also behind spaces and other marks they skip, and in their wide forms. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]/u;

function cell(value: string): string {
  const safe = formula.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** With the mark at its beginning that tells a spreadsheet that it is UTF-8. */
export function csvOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
