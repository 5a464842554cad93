/** A test system says so above every page. */
import * as words from '#core/words/en/practice.ts';
import { escapeHtml } from './html.ts';

const strip = `<aside id="practice" aria-label="${words.label}">${escapeHtml(words.onPages)}</aside>`;
const look =
  '#practice{margin:0;padding:6px 16px;background:#7a1f1f;color:#fff;font:600 14px/1.4 system-ui,sans-serif;text-align:center}';

/** In a style element of its own: the policy lets no style stand in an element, and brands have theirs. */
export function withPracticeStrip(page: string, nonce: string): string {
  return page
    .replace('</head>', () => `<style nonce="${nonce}">${look}</style></head>`)
    .replace(/<body[^>]*>/, (tag) => `${tag}${strip}`);
}
