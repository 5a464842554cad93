import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { sayExpected } from './expected.ts';
import { Hold } from './hold.tsx';
import { asked, openScreen, viewAt } from './testing.tsx';

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const known = { statusSince: new Date().toISOString(), payoffs: [{ creditor: 'Harbor Card', amountCents: 12_000_00 }] };
const open = (at: string, status: string, conditions: readonly object[] = []) =>
  openScreen(Hold, {
    at,
    view: viewAt(status),
    answers: { '/particulars': known, '/external-applicants': conditions },
  });

describe('while someone else has it', () => {
  test('[ROUTE-097] payoff figures: who is asked, about which loans, by which day, and what to do meanwhile', async () => {
    const { container } = await open('payoff/hold', 'PAYOFF_REQUEST_PENDING');
    expect(container.textContent).toContain('Your current lenders and the settlement company.');
    expect(container.textContent).toContain('Harbor CardAbout $12,000.00');
    expect(container.textContent).toMatch(/We expect it by \w+day, \w+ \d+, \d{4}\./);
    expect(container.textContent).toContain('Keep paying those loans as usual');
  });

  test('[ROUTE-099] the title search and the valuation have one page and each their own words', async () => {
    const title = await open('bpo/hold', 'FINAL_TITLE_PROCESSING');
    expect(title.container.textContent).toContain('The title company and our title team.');
    const valuation = await open('bpo/hold', 'NAV_BPO_PROCESSING');
    expect(valuation.container.textContent).toContain('The appraisal company and our valuation team.');
  });

  test('where nothing more can be read, nothing is said of when: no empty line, and no promise', async () => {
    const { container } = await openScreen(Hold, {
      at: 'error/timeout',
      view: viewAt('HARD_CREDIT_PULL'),
      answers: { '/particulars': () => Response.json({ code: 'notFound', message: 'Gone.' }, { status: 404 }) },
    });
    expect(container.textContent).toContain('Who has it now');
    expect(container.textContent).not.toContain('When we expect it');
    expect(container.textContent).not.toContain('Usually a few minutes');
  });

  test('no day is named where none is known, nor on a page that the status does not lead to', async () => {
    const exception = await open('bpo/hold', 'FINAL_TITLE_EXCEPTION');
    expect(exception.container.textContent).toContain('This depends on what was found');
    expect(exception.container.textContent).not.toContain('We expect it by');
    // The other page reads again every few seconds, and what it reads would be known here.
    cleanup();
    const elsewhere = await open('review-app/uw', 'OFFER_SELECTION');
    expect(elsewhere.container.textContent).not.toContain('We expect it by');
  });
});

describe('longer than the table allows', () => {
  const late = (toldAt: string | null) =>
    openScreen(Hold, {
      at: 'error/timeout',
      view: viewAt('HARD_CREDIT_PULL'),
      answers: { '/particulars': { ...known, overdue: { since: '2026-03-02T11:00:00.000Z', toldAt } } },
    });

  test('in time, the page says how long it usually takes', async () => {
    const { container } = await open('error/timeout', 'HARD_CREDIT_PULL');
    expect(container.textContent).toContain('Usually a few minutes; at busy times up to an hour.');
    expect(container.textContent).not.toContain('has been told');
    expect(container.textContent).not.toContain('We are closed now.');
  });

  test('overdue, nothing is promised; that our team was told is said only when it was', async () => {
    const untold = await late(null);
    expect(untold.container.textContent).not.toContain('Usually a few minutes');
    expect(untold.container.textContent).toContain('When we expect itThis is taking longer than usual.');
    expect(untold.container.textContent).not.toContain('has been told');
    const told = await late('2026-03-02T11:01:00.000Z');
    expect(told.container.textContent).toContain('This is taking longer than usual, and our team has been told.');
    expect(told.container.textContent).toContain('Questions? Call');
    expect(told.container.textContent).toContain('We are closed now.');
  });
});

describe('what is asked of the borrower meanwhile', () => {
  test('stands on the page that waits for it, with the way to answer it', async () => {
    const { container } = await open('error/timeout', 'TRUST_AND_INSURANCE', [asked('REVIEW_TRUST_REQUIREMENTS')]);
    expect(container.querySelector('h1')?.textContent).toBe('Documents we need before closing');
    expect(container.textContent).toContain('What we need from you');
    expect(container.textContent).toContain('Upload Your Trust Documents.');
    expect(container.querySelector('a[href$="/conditions"]')?.textContent).toBe('See what we need');
  });

  test('once it was sent, it is ours to look at', async () => {
    const answered = asked('REVIEW_TRUST_REQUIREMENTS', { answeredAt: '2026-03-03T10:00:00.000Z' });
    const { container } = await open('error/timeout', 'TRUST_AND_INSURANCE', [answered]);
    expect(container.textContent).not.toContain('What we need from you');
    expect(container.textContent).toContain('We have what you sent');
  });

  test('where nothing is asked, nothing is said, and a plain wait keeps its title', async () => {
    const { container } = await open('error/timeout', 'HARD_CREDIT_PULL');
    expect(container.querySelector('h1')?.textContent).toBe('This is taking longer than usual');
    expect(container.textContent).not.toMatch(/What we need|what you sent/);
  });
});

describe('the day that is named', () => {
  test('counts business days: not the weekend, not Thanksgiving', () => {
    const since = '2026-11-24T18:00:00.000Z';
    expect(sayExpected(since, 3, new Date(since))).toBe('We expect it by Monday, November 30, 2026.');
  });

  test('a day that has passed is not promised again', () => {
    expect(sayExpected('2026-03-02T18:00:00.000Z', 1, new Date('2026-03-03T20:00:00.000Z'))).toContain(
      'We expect it by',
    );
    expect(sayExpected('2026-03-02T18:00:00.000Z', 1, new Date('2026-03-05T18:00:00.000Z'))).toBe(
      'We expected it by Tuesday, March 3, 2026. It is taking longer than usual.',
    );
  });
});
