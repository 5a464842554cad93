/** Every screen says its own heading, in the words written here and not in those of the table it is made from, and nothing unreadable. */
import type { Query } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BorrowerView } from '#core/application/view.ts';
import { outlineOf } from '#core/journey/outline.ts';
import { screenHeadings } from '#core/journey/stories/headings.ts';
import { unreadable } from '#core/journey/stories/readable.ts';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { Site } from './app.tsx';
import { uuid, viewAt } from './screens/application/testing.tsx';
import { inSite } from './testing.tsx';

/** What must be true of an application, beyond its status, for a screen to be its own. */
const more: Readonly<Record<string, Partial<BorrowerView>>> = {
  'bpo/condition': { property: { ...viewAt('BPO').property, state: 'TX' }, status: required('BPO') },
  'bpo/order-bpo': { status: required('BPO') },
  'error/credit': { declineKind: 'credit', status: declined() },
  'error/income': { declineKind: 'income', status: declined() },
  'error/flood-cert': {
    status: { ...viewAt('GEN_CLOSING_DISCLOSURE').status, waitingOnFloodCert: true },
  },
};

function required(status: string): BorrowerView['status'] {
  return { ...viewAt(status).status, bpo: 'BPO_REQUIRED' };
}

function declined(): BorrowerView['status'] {
  return { ...viewAt('DECLINED').status, uwDecision: 'DECLINE' };
}

const screens = Object.entries(screenHeadings).map(
  ([screen, { id, status, heading }]) => [id, screen, status, heading] as const,
);

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
    if (pathname.endsWith(`/heloc/${uuid}`)) return Promise.resolve(Response.json(viewAt(status, more[screen])));
    if (pathname.endsWith('/profile'))
      return Promise.resolve(Response.json({ uuid, type: 'BORROWER', trackerUuid: null }));
    return new Promise(() => {});
  });
  const at = `/account/heloc/${uuid}/${screen.replace('{type}', 'other')}`;
  const { container } = render(inSite(<Site />, { at }));
  await waitFor(() => {
    expect(container.textContent).not.toContain('Opening your application');
    expect(container.querySelector('h1')).not.toBeNull();
  });
  return container;
}

test.each(screens)('[%s] %s in %s is headed "%s"', async (_, screen, status, heading) => {
  const container = await open(screen, status);
  expect(find('h1', container).textContent).toBe(heading);
  expect(unreadable(readIn(container))).toEqual([]);
});

/** All that is read or said of a page, each piece by itself. */
function readIn(container: HTMLElement): string {
  const said = [...container.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
    ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
  ]);
  return said.filter((words) => words !== null && !words.includes(uuid)).join('\n');
}

const WATCHED_MS = 5000;

/** A question that is asked again by itself, and often enough to wait for. */
function isWatch({ queryKey, observers }: Query): boolean {
  const everyMs = observers.map(({ options }) => options.refetchInterval).filter((each) => typeof each === 'number');
  return /\/(status|particulars)$/.test(String(queryKey[0])) && everyMs.some((each) => each <= WATCHED_MS);
}

const waits = screens.filter(([, screen, status]) => outlineOf(status)?.actor !== 'borrower' && !isOwn(screen));

/** Where the borrower may act or read whatever the status is, and a decision that stands. */
function isOwn(screen: string): boolean {
  return /^(start|conditions|document|error\/(decline|credit|income)|signing\/support|notary\/(session|error))/.test(
    screen,
  );
}

test.each(waits)('[%s] %s in %s looks by itself whether the application has moved', async (_, screen, status) => {
  await open(screen, status);
  await waitFor(() => expect(queryClient.getQueryCache().getAll().some(isWatch)).toBe(true));
});

test('[ROUTE-084] the help with signing says what to do, and leads back', async () => {
  const container = await open('signing/support', 'NOTE_SIGNING');
  expect(container.textContent).toContain('I prefer to sign on paper');
  expect([...container.querySelectorAll('main a')].length).toBeGreaterThan(0);
});
