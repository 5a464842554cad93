/** A sandbox company's own page: plain HTML that needs no script and wears nothing of ours. */
import { randomBytes } from 'node:crypto';

/** HTML that is safe to send: made by `html` alone, which escapes every text put into it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[] | undefined | false;

export function html(words: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(words.map((word, at) => word + textOf(parts[at])).join(''));
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map((one: Markup) => one.text).join('');
  return String(part)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export interface SandboxPage {
  readonly company: string;
  readonly title: string;
  readonly body: Markup;
  /** Two colors of its own, so that no one takes it for a page of ours. */
  readonly tint: string;
  /** Where a form may lead besides this site. */
  readonly leadsTo?: string | undefined;
  readonly status?: number;
}

export interface SentPage {
  readonly text: string;
  readonly policy: string;
}

export function drawPage({ company, title, body, tint, leadsTo }: SandboxPage): SentPage {
  const nonce = randomBytes(16).toString('base64');
  const { text } = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${company}</title>
    <style nonce="${nonce}">${new Markup(styleOf(tint))}</style>
  </head>
  <body>
    <header><p>${company}</p></header>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
    <footer><p>${company} is a practice company. Nothing you type here reaches a real bank, employer or office.</p></footer>
  </body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self'${leadsTo ? ` ${new URL(leadsTo).origin}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return { text, policy };
}

function styleOf(tint: string): string {
  return `
    :root { color-scheme: light; --tint: ${tint}; }
    * { box-sizing: border-box; }
    body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; background: #f3f4f6; color: #1d2129; font: 1rem/1.5 system-ui, sans-serif; }
    header { background: var(--tint); color: #fff; }
    header p, footer p { max-width: 27rem; margin: 0 auto; padding: 0.875rem 1.25rem; }
    header p { font-weight: 700; letter-spacing: 0.01em; }
    main { width: 100%; max-width: 27rem; margin: 1.5rem auto; padding: 1.5rem 1.25rem; background: #fff; border: 1px solid #d9dde3; border-radius: 0.375rem; align-self: start; }
    h1 { margin: 0 0 0.75rem; font-size: 1.375rem; line-height: 1.25; }
    p, ul { margin: 0 0 1rem; }
    ul { padding-left: 1.25rem; }
    form { display: grid; gap: 1rem; }
    label { display: grid; gap: 0.25rem; font-weight: 600; }
    fieldset { display: grid; gap: 0.5rem; margin: 0; padding: 0; border: 0; }
    legend { padding: 0; margin-bottom: 0.5rem; font-weight: 600; }
    .choice { display: flex; gap: 0.75rem; align-items: center; min-height: 3rem; padding: 0.5rem 0.75rem; border: 1px solid #8b93a1; border-radius: 0.375rem; font-weight: 400; }
    input[type="text"], input[type="password"] { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid #6b7280; border-radius: 0.375rem; font: inherit; }
    input[type="checkbox"], input[type="radio"] { width: 1.25rem; height: 1.25rem; accent-color: var(--tint); }
    button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 0; border-radius: 0.375rem; background: var(--tint); color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
    a { display: inline-block; padding: 0.625rem 0; color: #1f4e79; }
    :focus-visible { outline: 3px solid #111827; outline-offset: 2px; }
    .error { padding: 0.75rem; border-left: 4px solid #b3261e; background: #fdecea; }
    details { margin-top: 1rem; font-size: 0.9375rem; }
    summary { min-height: 1.5rem; cursor: pointer; }
    footer { font-size: 0.875rem; color: #4b5563; }
  `;
}
