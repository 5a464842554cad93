/**
 * An email as HTML: tables and plain styles, which every mail program draws, the system's face, one column of at most 600
 * pixels, and the brand's dark colors where it has any. Nothing is fetched from anywhere: the brand's name is text.
 */
import type { Palette } from '../brand/theme.ts';
import type { EmailBlock } from './email-blocks.ts';
import type { EmailDress } from './email-dress.ts';

interface EmailContent {
  readonly subject: string;
  readonly blocks: readonly EmailBlock[];
}

const face = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const side = 28;

export function emailHtml({ subject, blocks }: EmailContent, dress: EmailDress): string {
  const { light, dark, name, foot } = dress;
  const card = Math.min(dress.radiusPx.card, 18);
  const scheme = dark ? 'light dark' : 'light only';
  const body = blocks.map((block, at) => row(block, dress, at === 0)).join('');
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="${scheme}"><meta name="supported-color-schemes" content="${scheme}"><title>${escaped(subject)}</title>${dark ? darkStyle(dark) : ''}</head>
<body class="e-bg" style="margin:0;padding:0;background:${light.bg};color:${light.text};font-family:${face};font-size:17px;line-height:1.5;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escaped(previewOf(blocks))}</div>
<table ${table}><tr><td align="center" style="padding:24px 12px">
<table ${table} class="e-card" style="max-width:600px;background:${light.surface};color:${light.text};border:1px solid ${light.border};border-radius:${card}px;border-collapse:separate;text-align:left">
<tr><td class="e-bar" style="background:${light.topBar};color:${light.onTopBar};border-radius:${card}px ${card}px 0 0;padding:18px ${side}px;font-size:20px;font-weight:700">${escaped(name)}</td></tr>
${body}<tr><td style="padding:0 0 30px;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="e-foot" style="background:${light.surfaceSunken};color:${light.textMuted};border-top:1px solid ${light.border};border-radius:0 0 ${card}px ${card}px;padding:22px ${side}px;font-size:13px;line-height:1.5">${foot.map(escaped).join('<br><br>')}</td></tr>
</table></td></tr></table></body></html>
`;
}

/** What a list of emails shows after the subject. */
function previewOf(blocks: readonly EmailBlock[]): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  return first?.kind === 'paragraph' ? first.text : '';
}

function row(block: EmailBlock, dress: EmailDress, isFirst: boolean): string {
  return `<tr><td style="padding:${isFirst ? 32 : 16}px ${side}px 0">${inner(block, dress)}</td></tr>\n`;
}

function inner(block: EmailBlock, { light, radiusPx }: EmailDress): string {
  const radius = Math.min(radiusPx.control, 24);
  switch (block.kind) {
    case 'title':
      return `<h1 style="margin:0;font-size:28px;line-height:1.2;letter-spacing:-.02em;font-weight:700">${escaped(block.text)}</h1>`;
    case 'paragraph':
      return `<p style="margin:0">${withLinks(block.text, light)}</p>`;
    case 'note':
      return `<p class="e-muted" style="margin:0;color:${light.textMuted};font-size:15px">${withLinks(block.text, light)}</p>`;
    case 'list':
      return `<ul style="margin:0;padding:0 0 0 22px">${block.items.map((item) => `<li style="margin:0 0 6px">${withLinks(item, light)}</li>`).join('')}</ul>`;
    case 'rows':
      return `<table ${table} style="font-variant-numeric:tabular-nums">${block.rows.map((pair, at) => rowOf(pair, light, at === 0)).join('')}</table>`;
    case 'chief':
      return `<table ${table} class="e-soft" style="background:${light.accentSoft};color:${light.text};border-radius:${radius}px;border-collapse:separate"><tr><td style="padding:20px 22px"><div style="font-size:15px">${escaped(block.label)}</div><div style="font-size:30px;line-height:1.25;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums">${escaped(block.value)}</div><div style="font-size:15px">${escaped(block.note)}</div></td></tr></table>`;
    case 'code':
      return `<p class="e-soft" style="margin:0;background:${light.accentSoft};color:${light.text};border-radius:${radius}px;padding:16px 22px;font-size:28px;font-weight:700;letter-spacing:.12em">${escaped(block.text)}</p>`;
    case 'button':
      return `<a class="e-button" href="${escaped(block.url)}" style="display:block;background:${light.accent};color:${light.onAccent};text-decoration:none;text-align:center;font-weight:600;padding:15px 20px;border-radius:${radius}px">${escaped(block.label)}</a>`;
  }
}

function rowOf([label, value]: readonly [string, string], light: Palette, isFirst: boolean): string {
  const line = isFirst ? '' : `border-top:1px solid ${light.border};`;
  return `<tr><td class="e-muted e-line" style="${line}padding:11px 16px 11px 0;color:${light.textMuted};font-size:15px;vertical-align:top">${escaped(label)}</td><td class="e-line" align="right" style="${line}padding:11px 0;font-size:15px;font-weight:600;vertical-align:top">${escaped(value)}</td></tr>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Lines stay lines; an address in a sentence is a link. */
function withLinks(text: string, { link }: Palette): string {
  return escaped(text)
    .replaceAll('\n', '<br>')
    .replaceAll(
      /https?:\/\/[^\s<]*[^\s<.,]/g,
      (url) => `<a class="e-link" href="${url}" style="color:${link};overflow-wrap:anywhere">${url}</a>`,
    );
}

function darkStyle(dark: Palette): string {
  const ground = (name: string, background: string, color: string) =>
    `.${name}{background:${background}!important;color:${color}!important}`;
  return `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${[
    ground('e-bg', dark.bg, dark.text),
    ground('e-card', dark.surface, dark.text),
    ground('e-bar', dark.topBar, dark.onTopBar),
    ground('e-soft', dark.accentSoft, dark.text),
    ground('e-button', dark.accent, dark.onAccent),
    ground('e-foot', dark.surfaceSunken, dark.textMuted),
    `.e-muted{color:${dark.textMuted}!important}`,
    `.e-link{color:${dark.link}!important}`,
    `.e-card,.e-line,.e-foot{border-color:${dark.border}!important}`,
  ].join('')}}</style>`;
}
