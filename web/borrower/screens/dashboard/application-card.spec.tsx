import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { show } from '../../testing.tsx';
import { uuid, viewAt } from '../application/testing.tsx';
import { stubServer } from '../register/testing.ts';
import { ApplicationCard } from './application-card.tsx';

const asked = {
  uuid: 'c1',
  categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION',
  created: '2026-03-02T10:00:00.000Z',
  requestDocuments: [],
  notes: null,
  commentsToBorrower: null,
  actionNeeded: null,
  xtraData: { numDocsRequired: null },
  sent: [],
};

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  saveToken('spec');
});
afterEach(() => vi.unstubAllGlobals());

/** `answeredAt` of what is asked; nothing is asked when it is left out. */
async function open(status: string, ...answeredAt: readonly (string | null)[]) {
  stubServer({
    [`GET /service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`]: answeredAt.map(
      (at) => ({ ...asked, answeredAt: at }),
    ),
    [`GET /service-document/api/v1/application/${uuid}/documents`]: [],
  });
  const { container } = await show(<ApplicationCard application={viewAt(status)} onChange={() => {}} />);
  return container.textContent;
}

test.each<[string, readonly (string | null)[], string]>([
  ['OFFER_SELECTION', [], 'It is your turn.'],
  ['FINAL_TITLE_REVIEW', [], 'In review.'],
  ['FINAL_TITLE_REVIEW', [null], 'It is your turn.'],
  ['FINAL_TITLE_REVIEW', ['2026-03-02T11:00:00.000Z'], 'In review.'],
])('%s with %j asked: %s', async (status, answeredAt, words) => {
  const text = await open(status, ...answeredAt);
  expect(text).toContain(words);
  expect(text.includes('What we need from you')).toBe(answeredAt.length > 0);
});
