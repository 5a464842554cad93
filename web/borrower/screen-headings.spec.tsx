import { render, waitFor } from '@testing-library/react';
/** Every screen says its own heading, in the words written here and not in those of the table it is made from. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { Site } from './app.tsx';
import { uuid, viewAt } from './screens/application/testing.tsx';
import { inSite } from './testing.tsx';

const screens: readonly (readonly [id: string, screen: string, status: string, heading: string])[] = [
  ['ROUTE-053', 'credit/social', 'CREDIT_NO_MATCH', 'Your Social Security number'],
  ['ROUTE-054', 'credit/error', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'Your credit file is locked'],
  ['ROUTE-063', 'error/timeout', 'WAITING_FOR_SOFT_CREDIT', 'This is taking longer than usual'],
  ['ROUTE-071', 'liens', 'LIEN_VERIFICATION', 'Loans on your home'],
  ['ROUTE-077', 'product/assets', 'ASSETS_PREQUAL', 'Your assets'],
  ['ROUTE-078', 'product/select', 'OFFER_SELECTION', 'Choose your offer'],
  ['ROUTE-080', 'product/prequal-winback', 'CLTV_LIEN_POSITION_REQUALIFY', 'Another way to qualify'],
  ['ROUTE-086', 'start/contact', 'COLLECT_ADDITIONAL_INFO', 'A little more about you'],
  ['ROUTE-087', 'start/hmda', 'HMDA', 'Demographic information'],
  ['ROUTE-088', 'start/app-summary', 'APP_SUBMISSION', 'Review your application'],
  ['ROUTE-090', 'review-app/no-credit', 'CREDIT_NO_MATCH_SSN', 'We could not find your credit file'],
  ['ROUTE-093', 'review-app/delinquency', 'DELINQUENCY_REVIEW', 'We are reviewing your payments'],
  ['ROUTE-096', 'review-app/signdocs', 'GEN_CLOSING_DISCLOSURE', 'Preparing your documents'],
  ['ROUTE-097', 'payoff/hold', 'PAYOFF_REQUEST_PENDING', 'Waiting for payoff figures'],
  ['SCREEN-13', 'bpo/hold', 'FINAL_TITLE_REVIEW', 'We are looking at your property'],
  ['ROUTE-101', 'bpo/estimate-value', 'NO_AVM_FOUND', 'What is your home worth?'],
  ['ROUTE-103', 'hold', 'ONSITE_APPRAISAL_PENDING', 'Your appraisal'],
  ['ROUTE-084', 'signing/support', 'NOTE_SIGNING', 'Help with signing'],
];

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  saveToken('spec');
});
afterEach(() => vi.unstubAllGlobals());

/** Reads where the application is, and never answers what a screen asks beyond it. */
async function open(screen: string, status: string) {
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.endsWith('/status')) return Promise.resolve(Response.json({ status }));
    if (pathname.endsWith(`/heloc/${uuid}`)) return Promise.resolve(Response.json(viewAt(status)));
    if (pathname.endsWith('/profile'))
      return Promise.resolve(Response.json({ uuid, type: 'BORROWER', trackerUuid: null }));
    return new Promise(() => {});
  });
  const { container } = render(inSite(<Site />, { at: `/account/heloc/${uuid}/${screen}` }));
  await waitFor(() => {
    expect(container.textContent).not.toContain('Opening your application');
    expect(container.querySelector('h1')).not.toBeNull();
  });
  return container;
}

test.each(screens)('[%s] %s in %s is headed "%s"', async (_, screen, status, heading) => {
  const container = await open(screen, status);
  expect(find('h1', container).textContent).toBe(heading);
});

test('[ROUTE-084] the help with signing says what to do, and leads back', async () => {
  const container = await open('signing/support', 'NOTE_SIGNING');
  expect(container.textContent).toContain('I would rather sign on paper');
  expect([...container.querySelectorAll('main a')].length).toBeGreaterThan(0);
});
