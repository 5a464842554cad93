/** The page at /status, for partners, and the same for their machines. It needs no brand, no script and no database. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '#core/brand/brand.ts';
import { themeCss } from '#core/brand/theme.ts';
import { type StatusShown, worst } from '#core/status.ts';
import * as words from '#core/words/en/status.ts';
import { pagePolicy } from './headers.ts';
import { escapeHtml } from './html.ts';
import { withPracticeStrip } from './practice-page.ts';

interface StatusPage {
  readonly statusNow: () => Promise<StatusShown>;
  readonly provider: () => Brand;
  readonly isPractice: boolean;
}

const cached = 'public, max-age=15';

export function addStatusPage(server: FastifyInstance, { statusNow, provider, isPractice }: StatusPage): void {
  server.get('/status', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const page = statusPage(provider(), await statusNow(), nonce);
    // The nonce is this answer's own: a copy that another reads has the policy that belongs to it.
    return reply
      .header('content-security-policy', pagePolicy(nonce, ''))
      .header('cache-control', cached)
      .type('text/html; charset=utf-8')
      .send(isPractice ? withPracticeStrip(page, nonce) : page);
  });
  server.get('/status.json', async (_request, reply) => reply.header('cache-control', cached).send(await statusNow()));
}

const moment = (at: Date) =>
  `<time datetime="${at.toISOString()}">${new Intl.DateTimeFormat('en-US', {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' },
  }).format(at)} ET</time>`;

function statusPage(provider: Brand, { at, components, past, isPastKnown }: StatusShown, nonce: string): string {
  const level = worst(components.map((one) => one.level));
  const parts = components.map(
    ({ component, level: state, since }) => `
        <tr>
          <th scope="row">${words.components[component].name}<span class="about">${words.components[component].about}</span></th>
          <td><span class="state" data-level="${state}">${words.levels[state]}</span>${since ? `<span class="about">${words.sinceMoment(moment(since))}</span>` : ''}</td>
        </tr>`,
  );
  const incidents = past.map(
    (one) =>
      `<li><strong>${words.whatHappened(one.component, one.level)}</strong><br />${words.fromUntil(moment(one.since), moment(one.until))}</li>`,
  );
  const before = isPastKnown ? words.nothingHappened : words.pastIsUnknown;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${words.headings[level]} – ${words.title}</title>
    <style nonce="${nonce}">${themeCss(provider)}${look}</style>
  </head>
  <body>
    <main>
      <p class="name">${escapeHtml(provider.names.display)} – ${words.title}</p>
      <h1 data-level="${level}">${words.headings[level]}</h1>
      ${level === 'up' ? '' : `<p>${words.nothingIsLost}</p>`}
      <h2 id="parts">${words.componentsHeading}</h2>
      <table aria-labelledby="parts">
        <thead><tr><th scope="col">${words.partColumn}</th><th scope="col">${words.stateColumn}</th></tr></thead>
        <tbody>${parts.join('')}
        </tbody>
      </table>
      <h2>${words.pastHeading}</h2>
      ${incidents.length > 0 ? `<ul>${incidents.join('')}</ul>` : `<p>${before}</p>`}
      <p class="about">${words.lookedAt(moment(at))} <a href="/status">${words.lookAgain}</a></p>
    </main>
  </body>
</html>
`;
}

const look = `
      body { margin: 0; background: var(--color-bg); color: var(--color-text); font-family: var(--font-body); line-height: 1.5; }
      main { box-sizing: border-box; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
      h1 { margin: 0 0 1rem; font-family: var(--font-heading); font-size: 1.75rem; line-height: 1.25; }
      h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem; }
      .name, .about { color: var(--color-text-muted); }
      .name { margin: 0 0 0.5rem; }
      .about { display: block; font-size: 0.875rem; font-weight: 400; }
      table { width: 100%; border-collapse: collapse; background: var(--color-surface); }
      th, td { padding: 0.75rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--color-border); }
      ul { margin: 0; padding-inline-start: 1.25rem; }
      li { margin-block-end: 0.75rem; }
      .state { display: inline-flex; gap: 0.375rem; }
      .state::before { content: "✓"; }
      .state[data-level="slow"]::before { content: "▲"; }
      .state[data-level="down"]::before { content: "✕"; }
      .state[data-level="down"], .state[data-level="slow"] { font-weight: 700; }
      a { color: var(--color-link); }
`;
