/**
 * The law over every screen: what a person reads holds no gap that was never filled, nothing that only a program would
 * say, and no code of ours. Specs hand it all the text of a page. Staff work with codes and days as they are written in a
 * file; all else holds for what they read too.
 */
const forbidden: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a placeholder', /\{[a-z]\w*\}|\$\{|%s|\[object \w+\]|Lorem ipsum|TODO\b/i],
  ['undefined', /\bundefined\b/],
  ['null', /\bnull\b/],
  ['not a number', /\bNaN\b/],
  ['a date that is none', /Invalid Date/],
  ['a gap in a sentence', /Not known yet[.,;]/],
  ['a raw code', /\b[A-Z][A-Z0-9]+(_[A-Z0-9]+)+\b/],
  ['a raw date', /\b\d{4}-\d{2}-\d{2}(T|\b)/],
];

const forBorrowersOnly: readonly string[] = ['a raw code', 'a raw date'];

/** What breaks the law, each with the words around it. */
export function unreadable(text: string, reader: 'borrower' | 'staff' = 'borrower'): readonly string[] {
  const rules = forbidden.filter(([what]) => reader === 'borrower' || !forBorrowersOnly.includes(what));
  return rules.flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${what}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : [];
  });
}
