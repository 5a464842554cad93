/** PDFs with links: to sites and mailboxes, as statements have them, and to what a paper should not open. */
import { aPdf, packed, stream } from './test-pdf.ts';

type Linked = readonly [about: string, bytes: Buffer];

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** A link as an annotation of the page, as banks write them. */
const linked = (value: string, more: readonly (string | Buffer)[] = []) =>
  aPdf({
    page: `/Annots [ << /Type /Annot /Subtype /Link /Rect [72 72 200 90] /A << /S /URI /URI ${value} >> >> ]`,
    more,
  });
const inHex = (text: string) => `<${latin1(text).toString('hex')}>`;
const inOctal = (text: string) =>
  `(${[...text].map((letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')})`;

/** Where a link leads counts, however it is written. */
export function evilLinks(): readonly Linked[] {
  const ways: readonly (readonly [about: string, value: string])[] = [
    ['javascript:', '(javascript:alert)'],
    ['JavaScript:, in other letters', '(JaVaScRiPt:alert)'],
    ['javascript:, behind white space', '(\\n\\t javascript:alert)'],
    ['javascript:, broken over two lines', '(java\\\nscript:alert)'],
    ['javascript:, with a needless backslash', '(j\\avascript:alert)'],
    ['javascript:, in numbers', inOctal('javascript:alert')],
    ['javascript:, in hex', inHex('javascript:alert')],
    ['javascript:, in hex with spaces', inHex('javascript:alert').replaceAll(/(..)(?=.)/g, '$1 ')],
    ['javascript:, in wide letters', inHex('\u00fe\u00ff\0j\0a\0v\0a\0s\0c\0r\0i\0p\0t\0:')],
    ['javascript:, behind a comment', '% (https://ok.example/)\n(javascript:alert)'],
    ['javascript:, with a number for its text', '5 0 R'],
    ['file:', '(file:///etc/passwd)'],
    ['file:, in other letters', '(FILE://server/share/a.exe)'],
    ['file:, in numbers', inOctal('file:///a.exe')],
    ['file:, in hex', inHex('file:///a.exe')],
    ['a file on a drive', '(C:\\\\Windows\\\\cmd.exe)'],
    ['a file on another machine', '(\\\\\\\\server\\\\share\\\\a.exe)'],
    ['a file beside it', '(setup.exe)'],
    ['data:', '(data:text/html,<script>alert)'],
    ['vbscript:', '(vbscript:msgbox)'],
    ['a program of the machine', '(ms-msdt:/id)'],
    ['another place to begin from', '<< /Base (javascript:) >>'],
  ];
  const bad = ways.map(([about, value]): Linked => [`a link to ${about}`, linked(value, ['(javascript:alert)'])]);
  const opening = '<< /S /URI /URI (https://evil.example/) >>';
  return [
    ...bad,
    ['a link under an escaped name', aPdf({ more: ['<< /S /U#52I /#55RI (file:///a) >>'] })],
    ['a site on opening', aPdf({ catalog: `/OpenAction ${opening}` })],
    ['a site on opening, elsewhere', aPdf({ catalog: '/OpenAction 5 0 R', more: [opening] })],
    ['a site after a page', aPdf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${opening} >>` })],
    ['a site after a page, in a list', aPdf({ more: [`<< /S /GoTo /D [3 0 R /Fit] /Next [ ${opening} ] >>`] })],
  ];
}

/** What banks, employers and insurers really send: it must be taken. */
export const honestLinks: readonly Linked[] = [
  ['an https link', linked('(https://www.bank.example/statements?id=7&page=\\(1\\))')],
  ['an http link', linked('(http://bank.example/)')],
  ['a link in capitals', linked('(HTTPS://WWW.BANK.EXAMPLE)')],
  ['a link in hex', linked(inHex('https://bank.example/'))],
  ['a mail address', linked('(mailto:help@bank.example)')],
  ['a phone number', linked('(tel:+18005550100)')],
  ['an address without its beginning', linked('(www.bank.example/help)')],
  ['many links', linked('(https://bank.example/)', Array(500).fill('<< /S /URI /URI (https://bank.example/a) >>'))],
  ['packed links', aPdf({ more: [packed('<< /S /URI /URI (https://bank.example/) >>')] })],
  [
    'links, and a page it opens at',
    aPdf({ catalog: '/OpenAction [3 0 R /Fit]', more: ['<< /S /URI /URI (https://bank.example/) >>'] }),
  ],
  [
    'links, and a page it opens at by an action',
    aPdf({
      catalog: '/OpenAction 6 0 R',
      more: ['<< /S /URI /URI (https://bank.example/) >>', '<< /S /GoTo /D [3 0 R /Fit] >>'],
    }),
  ],
  ['words about links', aPdf({ more: [stream('', 'BT (see /URI in the manual) Tj ET')] })],
];
