/** A page that needs neither a brand nor a script: shown when an address names a lender we do not know. */
import type { Brand } from '#core/brand/brand.ts';
import { themeCss } from '#core/brand/theme.ts';
import * as words from '#core/words/en/brand/resolve-org.ts';
import { escapeHtml } from './html.ts';

export function missingOrganizationPage(provider: Brand, details: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${words.noPrivateLabelDataFound}</title>
    <style nonce="${nonce}">${themeCss(provider)}
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--color-bg); color: var(--color-text); font-family: var(--font-body); line-height: 1.5; }
      main { max-width: 30rem; margin: 1.5rem; padding: 2rem; background: var(--color-surface); border-radius: var(--radius-card); box-shadow: 0 1px 2px rgb(15 20 30 / 5%), 0 4px 16px -6px rgb(15 20 30 / 8%); }
      h1 { margin-top: 0; font-family: var(--font-heading); font-size: 1.5rem; line-height: 1.25; }
      p:last-child { color: var(--color-text-muted); margin-bottom: 0; }
      a { color: var(--color-link); }
    </style>
  </head>
  <body>
    <main>
      <h1>${words.noPrivateLabelDataFound}</h1>
      <p>${escapeHtml(words.linkMayBeMistyped(details))}</p>
      <p>${words.goToOurOwnSite((text) => `<a href="/account/heloc/register">${text}</a>`).join('')}</p>
    </main>
  </body>
</html>
`;
}
