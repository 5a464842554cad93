import { describe, expect, test } from 'vitest';
import { contrastPairs } from '../brand/contrast.ts';
import { sampleBrand } from '../brand/stories/sample-brand.ts';
import type { ColorName } from '../brand/theme.ts';
import { buttonFor } from '../words/en/emails/layout.ts';
import { blocksOfText, button, chief, list, note, paragraph, rows, textOfEmail, title } from './email-blocks.ts';
import { emailDress } from './email-dress.ts';
import { emailHtml } from './email-html.ts';
import { type MessageKind, messageKinds } from './kinds.ts';

const dress = emailDress(sampleBrand('PARTNER_ONE'));
const url = 'https://aspen.test/account?a=1&b=2#token=x';
const all = [
  title('Your offers are ready'),
  paragraph('Choose <now> & "here".'),
  list('One', 'Two'),
  rows(['APR, fixed', '8.99%'], ['Monthly payment', '$652.04']),
  chief('You can cancel until', 'Sat, Nov 21', 'Midnight, Pacific Time'),
  button('See your offers', url),
  { kind: 'code', text: '123456' },
  note('You can change it: https://aspen.test/settings.'),
] as const;
const html = emailHtml({ subject: 'Your offers & more', blocks: all }, dress);
/** Words on their ground, as emails put them together. */
const emailPairs = [
  ['text', 'surface'],
  ['textMuted', 'surface'],
  ['link', 'surface'],
  ['text', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onTopBar', 'topBar'],
  ['textMuted', 'surfaceSunken'],
] as const satisfies readonly (readonly [ColorName, ColorName])[];
const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('an email', () => {
  test('says in HTML every word of its text, and the text every word of the HTML’s blocks', () => {
    const said = plain(html);
    for (const words of ['Choose <now> & "here".', 'One', 'APR, fixed', '8.99%', 'Sat, Nov 21', '123456']) {
      expect(said).toContain(words);
      expect(textOfEmail(all)).toContain(words);
    }
    expect(textOfEmail(all)).toContain(`See your offers:\n\n${url}`);
    expect(html).toContain('href="https://aspen.test/account?a=1&amp;b=2#token=x"');
  });

  test('has one button, nothing that is fetched, no script, and the brand’s name, colors and legal line', () => {
    expect(html.match(/class="e-button"/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(script|img|link|iframe)|url\(|@import/);
    const { names, nmlsId, support, theme } = sampleBrand('PARTNER_ONE');
    for (const words of [names.display, names.legal, nmlsId, support.email, theme.light.accent, theme.light.topBar])
      expect(html).toContain(words);
    expect(html).toContain('secured by your home');
  });

  test('puts only colors together that every palette is checked for', () => {
    const checked = new Set(contrastPairs.map(([on, ground]) => `${on} ${ground}`));
    for (const pair of emailPairs) expect(checked).toContain(pair.join(' '));
  });

  test('is dark where the brand has a dark mode, and asks to be left light where it has none', () => {
    const palette = sampleBrand('PARTNER_ONE').theme.dark;
    if (!palette) throw new Error('the sample has a dark mode');
    expect(html).toContain(`.e-card{background:${palette.surface}!important`);
    const light = emailHtml({ subject: 'Hello', blocks: all }, { ...dress, dark: null });
    expect(light).toContain('content="light only"');
    expect(light).not.toContain('prefers-color-scheme');
  });
});

describe('words that were written as text', () => {
  const words = `Hello.\n\n- One\n\n- Two\n\n12345678\n\n${url}\n\nOr log in: https://aspen.test/login\n\nhttps://aspen.test/other`;
  const blocks = blocksOfText(words, 'Subject', 'Open');

  test('become blocks: lists joined, a code, one button, and a second address as a link', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'title',
      'paragraph',
      'list',
      'code',
      'button',
      'paragraph',
      'paragraph',
    ]);
    expect(blocks).toContainEqual(list('One', 'Two'));
    expect(blocks).toContainEqual(button('Open', url));
    const shown = emailHtml({ subject: 'Subject', blocks }, dress);
    expect(shown.match(/<a /g)).toHaveLength(3);
    expect(plain(shown)).toContain('Or log in:');
  });

  test('have a button that says what it does, whatever they are about', () => {
    for (const kind of Object.keys(messageKinds) as MessageKind[]) expect(buttonFor(kind)).toMatch(/^[A-Z][\w’ ]+$/);
  });
});
