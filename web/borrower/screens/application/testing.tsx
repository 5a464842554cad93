/** For specs: a screen of the journey as a borrower meets it, its calls answered from a table, what it sends remembered. */
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { BorrowerView } from '#core/application/view.ts';
import { findPage } from '#core/pages.ts';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import type { Start } from '#web/client/start.ts';
import { JourneyPage } from '../../journey-screen.tsx';
import { PageContext } from '../../site.ts';
import { show } from '../../testing.tsx';

export const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';

/** A screen whose code is there already. */
export const arrived = (Page: ComponentType) => ({ Page, begin: () => {} });

export function viewAt(checklistStatus: string, changes: Partial<BorrowerView> = {}): BorrowerView {
  return {
    uuid,
    loanNumber: null,
    active: true,
    auditFields: { createdDate: '2026-03-02T10:00:00.000Z' },
    isCrypto: false,
    isInquiry: false,
    activeForAppStart: true,
    referrer: null,
    adjustedHomeAmount: null,
    rate: null,
    rateType: null,
    amount: null,
    uwCalculatedDrawAmount: null,
    term: null,
    status: {
      checklistStatus,
      waitingOnFloodCert: false,
      bpo: 'UNKNOWN_BPO_STATUS',
      uwDecision: 'SELECT',
      uwSubDecision: 'UNVERIFIED_OFFER',
      primaryParticipantAcceptComplete: false,
      manualNotary: false,
      condition: 'UNKNOWN_CONDITION',
    },
    property: { street1: '1 Main St', street2: '', city: 'Reno', state: 'NV', zip: '89501', occupancyType: 'HOME' },
    disburseAccount: null,
    consents: [],
    assetDepletion: { complete: false, amount: null },
    state: { decision: 'SELECT', subDecision: 'UNVERIFIED_OFFER' },
    helocSigners: [],
    additionalSignerVersion: null,
    isInterestOnly: false,
    declineKind: null,
    ownersAhead: 0,
    ownersDeclined: 0,
    nextDate: null,
    ...changes,
  };
}

/** A condition as the borrower is told of it. */
export const asked = (categoryEnum: string, changes: object = {}) => ({
  uuid: `c-${categoryEnum}`,
  categoryEnum,
  created: '2026-03-02T10:00:00.000Z',
  requestDocuments: [],
  notes: null,
  commentsToBorrower: null,
  actionNeeded: null,
  answeredAt: null,
  isUnread: true,
  sent: [],
  xtraData: { numDocsRequired: null },
  ...changes,
});

interface Scene {
  /** The screen's name, with a query where it has one. */
  readonly at: string;
  readonly view: BorrowerView;
  /** What calls answer, by how their address ends; a function is called again each time, a Response is given as it is. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly start?: Start;
  /** Something it reads is not answered yet. */
  readonly isWaiting?: boolean;
}

interface Sent {
  readonly command: string;
  readonly body: unknown;
}

export async function openScreen(Screen: ComponentType, { at, view, answers = {}, start, isWaiting = false }: Scene) {
  queryClient.clear();
  saveToken('spec');
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.endsWith('/live'))
      return Response.json(answers['/live'] ?? {}, { status: answers['/live'] ? 200 : 404 });
    if (init.method === 'POST' && pathname.includes(uuid))
      sent.push({ command: pathname.split('/').at(-1) ?? '', body: JSON.parse(String(init.body)) });
    const known = Object.entries(answers).find(([end]) => pathname.endsWith(end));
    const status = { status: view.status.checklistStatus };
    const told = await (typeof known?.[1] === 'function' ? known[1]() : known?.[1]);
    const isList = /\/(external-applicants|history)$/.test(pathname) || !pathname.includes(uuid);
    const answer = known ? told : pathname.endsWith('/status') ? status : isList ? [] : view;
    return answer instanceof Response ? answer : Response.json(answer);
  });
  const path = `/account/heloc/${uuid}/${at}`;
  const { container } = await show(
    <PageContext value={findPage(path.split('?')[0] ?? '')}>
      <JourneyPage screen={arrived(Screen)} />
    </PageContext>,
    { at: path, isWaiting, ...(start && { start }) },
  );
  return { container, sent };
}
