import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePage, stubFetch } from '#web/client/testing.ts';
import { PageContext } from '../site.ts';
import { hrefs, lender, show, startData } from '../testing.tsx';
import { Footer } from './footer.tsx';
import { RecordingTaxLine } from './recording-tax-line.tsx';

const day = (weekdayValue: number, isOpen: boolean) => ({
  weekday: 'MONDAY',
  weekdayValue,
  isOpen,
  startTime: isOpen ? '06:00' : '',
  endTime: isOpen ? '17:30' : '',
});

let licensed: readonly string[] = ['wy', 'AL', 'Ca'];

/** Answers by what is asked, because the footer asks for two things at once. */
function serveFooter(): void {
  stubFetch();
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/hours/')) return new Response(JSON.stringify([day(1, true), day(6, false)]));
    return new Response(JSON.stringify(licensed.map((abbrev) => ({ abbrev, name: abbrev }))));
  });
}

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

async function footerText(element = <Footer />, start = startData): Promise<string> {
  serveFooter();
  const { container } = await show(element, { start });
  return container.textContent?.replaceAll(/\s+/g, ' ') ?? '';
}

describe('the footer', () => {
  test.each([
    ['[CONST-01] the amounts', 'from $15,000 to $400,000'],
    ['[CONST-02] the rates', 'from 7.60% to 17.20%'],
    ['[CONST-03] the origination fee', 'up to 4.99% of the initial draw'],
    ['[CONST-04] the price of a valuation', 'valuation ($180)'],
    ['[CONST-05] what it is that a notary is paid for', 'manual notarization'],
    ['[CONST-05] the price of a notary', '($300)'],
    ['[CONST-06] recording fees', 'recording fees ($0 to $315)'],
    ['[CONST-07] recording taxes', 'recording taxes ($0 to $1,400 per $100,000 borrowed)'],
    ['[CONST-08] how soon one may be approved', 'Approval may be possible in five minutes'],
    ['[CONST-09] how soon the money comes', 'funding in five business days'],
  ])('tells %s', async (_, figure) => {
    expect(await footerText()).toContain(figure);
  });

  test.each([
    ['[MSG-010] the tagline', 'Apply in 5 minutes, receive funding in 5 days.'],
    ['[MSG-012] the security notice', '256-bit encryption. Spec Lender never sees or stores your credentials'],
  ])('says %s', async (_, sentence) => {
    expect(await footerText()).toContain(sentence);
  });

  test('[SHELL-08] is the footer of the page', async () => {
    const { container } = await show(<Footer />);
    expect(container.querySelectorAll('footer')).toHaveLength(1);
  });

  test('[BRAND-01] lists the licensed states in alphabetical order, whatever their case', async () => {
    expect(await footerText()).toContain('Licensed in AL, Ca, wy.');
  });

  test('[CONST-07] beside the standing range it says what recording taxes come to where the lender lends', async () => {
    serveFooter();
    const { container } = await show(<Footer />);
    await waitFor(() =>
      expect(container.textContent).toContain('are $0 to $150 per $100,000 borrowed. They are highest in Alabama.'),
    );
    expect(container.textContent).toContain('recording taxes ($0 to $1,400 per $100,000 borrowed)');
  });

  test.each([
    [['CA', 'NY'], 'are $0 to $1,770 per $100,000 borrowed. They are highest in New York.'],
    [['CA', 'TX'], 'The states where we lend have no recording tax.'],
    [[], ''],
  ])('[CONST-07] where it lends in %s', async (states, sentence) => {
    const { container } = await show(<RecordingTaxLine states={states} />);
    expect(container.textContent).toContain(sentence);
  });

  test('[BRAND-02] promises more states on the DSCR loan only', async () => {
    const page = { title: 'Apply', sees: 'anyone', layout: 'marketing' } as const;
    const found = { page, pattern: '/account/{product}/register', params: { product: 'dscr' } };
    const onDscr = (
      <PageContext value={found}>
        <Footer />
      </PageContext>
    );
    expect(await footerText(onDscr)).toContain('with more states to come');
    expect(await footerText()).not.toContain('with more states to come');
  });

  test('[BRAND-03] shows the hours on two lines, in Pacific Time', async () => {
    serveFooter();
    const { container } = await show(<Footer />);
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toContain('Monday-Friday: 6:00 AM - 5:30 PM PT');
    expect(lines).toContain('Saturday-Sunday: Closed');
  });

  test('a call that fails leaves out its line and nothing else', async () => {
    stubFetch(() => new Response('{}', { status: 404 }));
    licensed = ['NV'];
    const { container } = await show(<Footer />, { start: lender({ phone: '888-819-6388' }) });
    expect(container.textContent).toContain('888-819-6388');
    expect(container.textContent).toContain('$15,000');
  });

  test('[ORG-08] names and places the legal links as the lender does', async () => {
    const { legalLinks } = startData.organization.orgMetaData.companyInfo;
    const terms = { label: 'Terms of Use', href: 'https://lender.example/terms' };
    serveFooter();
    const { container } = await show(<Footer />, { start: lender({ legalLinks: { ...legalLinks, terms } }) });
    expect(container.textContent).toContain('Terms of Use');
    const links = hrefs(container);
    for (const href of ['/privacy', 'https://lender.example/terms', '/communications', '/licenses', '/contact']) {
      expect(links).toContain(href);
    }
    expect(links).toContain('tel:+18885550100');
  });
});
