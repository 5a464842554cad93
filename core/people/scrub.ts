/**
 * Takes out of a text what must not be kept: secrets that open a door and values that belong to a person. The browser
 * scrubs a report before it leaves, and the server again before it is logged, because anyone can send one.
 */

/** In this order: a later row must not find half of what an earlier one took. */
const secrets: readonly (readonly [what: RegExp, instead: string])[] = [
  [/([?#])[^\s)'":]+/g, '$1[removed]'],
  [/(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [removed]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[removed]'],
  [
    /((?:authorization|token|jwt|password|secret|cookie|signature|nonce|ssn)["']?\s*[:=]\s*)(?!(?:bearer|basic) \[)("[^"]*"|'[^']*'|[^\s,;&()[\]{}]+)/gi,
    '$1[removed]',
  ],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '{uuid}'],
  [/[^\s@<>()[\]"',;:]{1,64}@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // Social Security, card, account and telephone numbers, however they are divided.
  [/[+(]{0,2}\b\d(?:[ ().-]{0,3}\d){7,}\b/g, '[number]'],
  // A key or a handle of ours: nothing that a person would read is so long without a space.
  [/[A-Za-z\d_-]{40,}/g, '[removed]'],
];

export function scrub(text: string): string {
  return secrets.reduce((clean, [what, instead]) => clean.replace(what, instead), text);
}
