import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseBrand } from '#core/brand/brand.ts';
import { organizationInfo } from '#core/brand/organization-info.ts';
import { APPLICATION_NAME } from '#core/flags.ts';
import { helpPage } from '#core/home/help-pages.ts';
import { homeFacts } from '#core/home/home-facts.ts';
import type { OutsidePage } from '#core/home/outside-page.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents } from '#core/offers/money.ts';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import type { Banner } from '#core/support/banner.ts';
import { servePage } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { brand as figure } from '../../../brands/figure/brand.ts';
import { stubServer } from '../screens/register/testing.ts';
import { wakeBanners } from './banners.ts';
import { carryAddress } from './begin.ts';
import { runCalculator } from './calculator.ts';
import { drawOutside } from './draw.tsx';

const parsed = parseBrand(figure, 'brands/figure/brand.ts');
if (!parsed.ok) throw new Error('The brand of this test is no brand.');
const brand = parsed.value;
const facts = homeFacts(brand, { today: '2026-11-17', isRedesignOn: true });
const start = {
  organization: organizationInfo(brand),
  flags: evaluateFlags({}, { isProduction: true }),
  environment: 'production',
  assets: '/brands/figure',
} as const;

function draw(page: OutsidePage, path = '/dashboard', isKnown = false, banners: readonly Banner[] = []): void {
  const { character } = facts;
  const frame = { character, title: '', isKnown, week: [], states: [], banners };
  document.body.innerHTML = drawOutside(start, { pathname: path, search: '?org=FIGURE', hash: '' }, page, frame);
}

const home: OutsidePage = { kind: 'home', facts };
const shown = (name: string) => find(`[data-shows="${name}"]`).textContent;

describe('the home page as it is drawn', () => {
  beforeEach(() => draw(home));

  test('begins an application without putting the address into an address bar', () => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'What is the address of your property?' });
    expect(field.name).toBe('');
    expect(field.form?.getAttribute('action')).toBe('/account/heloc/register-v2');
    expect(new FormData(field.form ?? undefined).get('org')).toBe('FIGURE');
  });

  test('advertises rate, highest rate, fees and payment together (12 CFR 1026.16)', () => {
    const rates = find('#rates').textContent ?? '';
    for (const said of ['7.60% to 17.20%', 'Up to 4.99% of the initial draw', '$180', '$300', '$0 to $315', '17.20%'])
      expect(rates).toContain(said);
    expect(rates).toMatch(/\$60,000 over 10 years at 10\.30% APR with no origination fee/);
    expect(rates).toMatch(/119 payments of \$802\.91 and a last one of \$802\.\d\d/);
  });

  test('says how long it takes in one way: by our records where there are enough, else by the tagline', () => {
    const said = () => document.body.textContent ?? '';
    for (const text of ['Apply in 5 minutes, receive funding in 5 days.', 'After you sign'])
      expect(said()).toContain(text);
    expect(said()).not.toMatch(/As soon as|Half of our borrowers/);
    draw({ kind: 'home', facts: { ...facts, times: { fundings: 120, medianDays: 12 } } });
    expect(find('.hero__sub').textContent).toBe('Half of our borrowers are funded within 12 days.');
    expect(said()).toContain('Half within 12 days');
    expect(said()).not.toMatch(/funding in 5 days|As soon as|5 business days/);
    draw({ kind: 'home', facts: { ...facts, times: { fundings: 120, medianDays: 1 } } });
    expect(find('.hero__sub').textContent).toBe('Half of our borrowers are funded within 1 day.');
  });

  test('[BRAND-03] pictures are decoration, and there is no style written into any tag', () => {
    for (const picture of document.querySelectorAll('svg')) expect(picture.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelector('[style]')).toBeNull();
    expect(document.querySelectorAll('.art')).toHaveLength(5);
  });

  test('[ROLE-02] [SHELL-31] a visitor is offered the login; someone known, their dashboard', () => {
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth/login?org=FIGURE');
    draw(home, '/dashboard', true);
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
  });
});

describe('the calculator', () => {
  const slide = (name: string, dollars: number) => {
    const slider = find<HTMLInputElement>(`input[name="${name}"]`);
    slider.value = String(dollars);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  };
  beforeEach(() => {
    draw(home);
    runCalculator(find<HTMLFormElement>('#calculator'));
  });

  test('says the same as the server drew, until someone moves it', async () => {
    await userEvent.selectOptions(screen.getByRole('combobox'), '740');
    expect([shown('payment'), shown('apr')]).toEqual(['$802.91', '10.30%']);
    slide('draw', 30_000);
    expect(shown('payment')).not.toBe('$802.91');
    await userEvent.click(screen.getByRole('radio', { name: '30 years' }));
    expect(shown('payments')).toContain('360 payments');
    await userEvent.selectOptions(screen.getByRole('combobox'), '640');
    expect(Number.parseFloat(shown('apr') ?? '')).toBeGreaterThan(13);
  });

  test('[CONST-01] draws no more than the home has room for, and says where there is none', () => {
    slide('draw', 400_000);
    expect([shown('room'), shown('draw')]).toEqual(['Up to about $230,000 on this home', '$230,000']);
    slide('owed', 395_000);
    expect(shown('room')).toContain(`support our smallest line, ${formatCents(limits.lineCentsMin, 0)}`);
    expect(shown('payment')).toBe('–');
  });
});

describe('the address that was typed', () => {
  beforeAll(servePage);
  beforeEach(() => localStorage.clear());

  test('goes to the server as the first step would keep it, and into no storage', async () => {
    const put = 'PUT /service-application/api/v1/registration-draft/{registrationId}';
    const asked = stubServer({ [put]: null });
    carryAddress('  12 Harbor Way ');
    carryAddress('');
    await vi.waitFor(() => expect(asked.length).toBe(1));
    expect(JSON.stringify(asked[0]?.body)).toContain('"typed:property:street1":{"value":"12 Harbor Way"');
    expect(JSON.stringify(asked[0]?.body)).toContain('"typed:property:city":{"value":""');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Harbor');
  });
});

describe('the help center as it is drawn', () => {
  const at = (path: string, query = '') => {
    const found = helpPage(path, query, brand);
    if (!found) throw new Error(`There is no page at ${path}.`);
    draw(found.page, path);
  };

  test('keeps what was asked in its field, and answers with links that stay in the brand', () => {
    at('/help', 'notary');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('notary');
    expect(find('#found-title').textContent).toMatch(/^\d answers for “notary”$/);
    const [first] = document.querySelectorAll<HTMLAnchorElement>('.found a');
    expect(first?.getAttribute('href')).toMatch(/^\/help\/[\w-]+\?org=FIGURE$/);
  });

  test('says so where it knows nothing, and shows every topic all the same', () => {
    at('/help', 'xyzzy');
    expect(find('#found-title').textContent).toContain('We found nothing for “xyzzy”');
    expect(document.querySelectorAll('.topic')).toHaveLength(8);
  });

  test('an article has one heading, its text, and what stands beside it', () => {
    at('/help/heloc-basics');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What a home equity line of credit is');
    expect(screen.getByRole('link', { name: 'Go to the page where you do this' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'How long it all takes' })).toBeTruthy();
  });
});

describe('what is announced', () => {
  const banner: Banner = {
    uuid: 'b1',
    message: 'Phones are down until noon.',
    apps: [APPLICATION_NAME],
    variant: 'warn',
    active: true,
    dismissable: true,
    metadata: { createdAt: '2026-11-16T10:00:00Z', updatedAt: '2026-11-16T10:00:00Z' },
  };
  const wake = () => wakeBanners(document.querySelectorAll<HTMLElement>('[data-banner]'));
  const announced = () => screen.queryByRole('region', { name: 'Announcements' })?.textContent ?? '';

  test('stands over home and help, and one that is not active or not ours does not', () => {
    const others = [
      { ...banner, uuid: 'b2', active: false },
      { ...banner, uuid: 'b3', apps: ['another'] },
    ];
    draw(home, '/dashboard', false, [banner, ...others]);
    expect(document.querySelectorAll('[data-banner]')).toHaveLength(1);
    expect(announced()).toContain('Phones are down until noon.');
  });

  test('is gone once dismissed, and back when it has changed since', async () => {
    draw(home, '/dashboard', false, [banner]);
    wake();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
    expect(announced()).toBe('');
    draw(home, '/dashboard', false, [banner]);
    wake();
    expect(announced()).toBe('');
    draw(home, '/dashboard', false, [
      { ...banner, metadata: { ...banner.metadata, updatedAt: '2099-01-01T00:00:00Z' } },
    ]);
    wake();
    expect(announced()).toContain('Phones are down');
  });
});
