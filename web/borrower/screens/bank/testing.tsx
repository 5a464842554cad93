/** For specs: a screen of the journey at its status, with a server that answers from a table and remembers what it was asked. */
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { BorrowerView } from '#core/application/view.ts';
import type { FlagSettings } from '#core/flags.ts';
import { findPage } from '#core/pages.ts';
import { queryClient } from '#web/client/queries.ts';
import { JourneyPage } from '../../journey-screen.tsx';
import { PageContext } from '../../site.ts';
import { show, withFlags } from '../../testing.tsx';
import type { Particulars } from '../application/particulars.tsx';
import { arrived, uuid, viewAt } from '../application/testing.tsx';

export const applicationUuid = uuid;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface Scene {
  readonly screen: string;
  readonly status: string;
  readonly view?: Partial<BorrowerView>;
  readonly known?: Partial<Particulars>;
  /** By the end of the path: what a call answers, or a status to refuse it with. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly flags?: FlagSettings;
  readonly isWaiting?: boolean;
}

/** Shows the screen and gives what it asks the server from then on. */
export async function showScreen(Screen: ComponentType, scene: Scene) {
  queryClient.clear();
  localStorage.setItem('jwt', 'Bearer t');
  const asked: Asked[] = [];
  const view = viewAt(scene.status, { uwCalculatedDrawAmount: 50_000, ...scene.view });
  const answers: Readonly<Record<string, unknown>> = {
    '/self/figureinfo': { identityUuid: 'someone', userType: 'CUSTOMER' },
    '/profile': {},
    '/status': { status: scene.status },
    '/particulars': { ...aParticulars, ...scene.known },
    '/conditions/external-applicants': [],
    '/links/bank': { link: null },
    '/links/income': { link: null },
    [`/heloc/${applicationUuid}`]: view,
    ...scene.answers,
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const path = url.split('?')[0] ?? '';
    const method = init.method ?? 'GET';
    asked.push({ method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const end = Object.keys(answers).find((one) => path.endsWith(one));
    const other = method === 'POST' && !path.endsWith('/live') ? view : new Response(null, { status: 404 });
    const answer = end === undefined ? other : answers[end];
    return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer));
  });
  const at = `/account/heloc/${applicationUuid}/${scene.screen}`;
  const { container } = await show(
    <PageContext value={findPage(at)}>
      <JourneyPage screen={arrived(Screen)} />
    </PageContext>,
    { at, start: withFlags(scene.flags ?? {}), isWaiting: scene.isWaiting ?? false },
  );
  /** What changes something: to hear of news is none of it. */
  const posted = () =>
    asked.filter(
      ({ method, path }) => method === 'POST' && path.includes('/application/heloc/') && !path.endsWith('/live'),
    );
  return { container, asked, posted };
}

/** The button that shows these words now: a busy one keeps the others beside them, unseen. */
export function button(words: string, within: ParentNode): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find((one) => {
    const shown = one.cloneNode(true) as HTMLElement;
    for (const hidden of shown.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return shown.textContent?.trim() === words;
  });
  if (!found) throw new Error(`No button shows "${words}".`);
  return found;
}

export function refusal(status: number, message: string, param?: string): Response {
  return Response.json({ type: 't', code: 'invalid', message, param, requestId: 'r' }, { status });
}

export const aParticulars = {
  product: 'heloc',
  name: { firstName: 'Ada', middleName: '', lastName: 'Homeowner', suffix: '' },
  email: 'ada@homeowner.example',
  phoneNumber: '4155550123',
  employmentType: 'FULL_TIME',
  annualIncomeCents: 18_000_000,
  otherIncomeCents: 0,
  proof: { sources: [], isVerified: false, paystubsNeeded: 1 },
  employerName: null,
  employerTold: null,
  accounts: { disburse: null, autopay: null, isOwnerVerified: false },
  identity: { failedTries: 0, triesLeft: 3 },
  ownership: { type: 'SOLE', coOwners: 0 },
  liens: [],
  cltvBps: null,
  candidates: [],
  bureau: null,
  offer: null,
  counterOffer: null,
  declineReasons: [],
  whatWouldChange: [],
  reportedValueCents: null,
  appraisalPayer: null,
  statusSince: '2026-03-02T10:00:00.000Z',
} as unknown as Particulars;
