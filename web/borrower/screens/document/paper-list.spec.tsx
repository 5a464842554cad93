import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from '#web/app/router.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { pressButton, show } from '../../testing.tsx';
import { openScreen, uuid, viewAt } from '../application/testing.tsx';
import { Complete } from '../complete/complete.tsx';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { inTurn, refusal, stubServer } from '../register/testing.ts';
import { SignerDocuments } from '../signer/documents.tsx';
import { logInAsSigner } from '../signer/testing.ts';
import { SignerCancelled } from '../signer/waiting-pages.tsx';
import { PaperList } from './paper-list.tsx';

const papersAt = `/service-document/api/v1/application/${uuid}`;
const list = `GET ${papersAt}/documents`;
const paper = {
  uuid: 'd1',
  type: 'HELOC_AGREEMENT',
  title: 'Home Equity Line of Credit Agreement',
  mediaType: 'application/pdf',
  bytes: 120_000,
  createdAt: '2026-04-21T18:00:00.000Z',
  isUpload: false,
};
const sent = { ...paper, uuid: 'd2', title: 'deed.jpg', mediaType: 'image/jpeg', isUpload: true };
const closing = {
  timeZone: 'America/Los_Angeles',
  days: [{ what: 'signed', on: '2026-04-21', state: 'done', isExpected: false }],
  rescission: {
    signedOn: '2026-04-21',
    disclosedOn: '2026-04-21',
    noticedOn: '2026-04-21',
    lastDay: '2026-04-24',
    endsAt: '2026-04-25T07:00:00.000Z',
    isWaived: false,
    canCancel: true,
  },
  instrumentNumber: null,
  money: null,
};

const saved: string[] = [];
beforeAll(servePage);
beforeEach(() => {
  saved.length = 0;
  queryClient.clear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const file = () => new Response(new Uint8Array([37, 80, 68, 70]));

function SignerPages() {
  return useLocation().pathname.endsWith('/cancelled') ? <SignerCancelled /> : <SignerDocuments />;
}

describe('the papers of an application', () => {
  test('each is kept under its title and ending, and all of them as one file', async () => {
    const asked = stubServer({
      [list]: [paper, { ...sent, createdAt: '2026-04-22T18:00:00.000Z' }],
      [`GET ${papersAt}/documents/d1/content`]: file,
      [`GET ${papersAt}/documents/d2/content`]: file,
      [`GET ${papersAt}/package`]: file,
    });
    const { container } = await show(<PaperList application={{ uuid, loanNumber: 'HL-7' }} />);
    const rows = [...container.querySelectorAll('li')].map((each) => each.textContent);
    expect(rows[0]).toContain('sent by you on April 22, 2026');
    expect(rows[1]).toContain('from us on April 21, 2026, 120 KB');
    expect(asked).toHaveLength(1);
    await pressButton(`Download ${paper.title}`);
    await pressButton('Download deed.jpg');
    await pressButton('Download everything');
    expect(saved).toEqual([`${paper.title}.pdf`, 'deed.jpg', 'HL-7.zip']);
  });

  test('a download that fails says so and can be tried again', async () => {
    stubServer({
      [list]: [paper],
      [`GET ${papersAt}/documents/d1/content`]: inTurn(() => refusal(500, 'internal', 'Something went wrong.'), file),
    });
    const { container } = await show(<PaperList application={{ uuid, loanNumber: 'HL-7' }} />);
    await pressButton(`Download ${paper.title}`);
    expect(find('[role=alert]', container).textContent).not.toBe('');
    expect(saved).toEqual([]);
    await pressButton(`Download ${paper.title}`);
    expect(container.querySelector('[role=alert]')).toBeNull();
    expect(saved).toHaveLength(1);
  });

  test('none yet is said', async () => {
    stubServer({ [list]: [] });
    const { container } = await show(<PaperList application={{ uuid, loanNumber: 'HL-7' }} />);
    expect(container.textContent).toContain('There are no documents yet.');
    expect(container.querySelector('button')).toBeNull();
  });

  test('stand on the dashboard’s card', async () => {
    stubServer({
      [list]: [paper],
      'GET /service-application/api/v1/application/heloc/all': [viewAt('RESCISSION')],
    });
    const { container } = await show(<DashboardPage />);
    await waitFor(() => expect(container.textContent).toContain('Your documents'));
    await waitFor(() => expect(container.textContent).toContain(paper.title));
  });

  test('stand on the last page of the journey', async () => {
    const { container } = await openScreen(Complete, {
      at: 'complete',
      view: viewAt('COMPLETE'),
      answers: { '/closing-days': closing, '/documents': [paper] },
    });
    await waitFor(() => expect(container.textContent).toContain('Your documents'));
    expect(container.textContent).toContain(paper.title);
  });
});

describe('a signer who has signed', () => {
  const status = {
    applicationUuid: uuid,
    signerStatus: 'SIGNED',
    name: 'Sam Doe',
    borrowerName: 'Jane Doe',
    property: { street1: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' },
    screen: 'documents',
    steps: [],
  };
  const days = `GET /service-application/api/v2/application/heloc/${uuid}/closing-days`;
  const answers = {
    ...logInAsSigner(),
    'GET /service-application/api/v1/application/heloc/co-deed/status': status,
    [list]: [],
    [days]: closing,
  };

  test('has the right to cancel beside the papers', async () => {
    stubServer(answers);
    const { container } = await show(<SignerDocuments />, { at: '/account/heloc/heloc-signer/documents' });
    await waitFor(() => expect(container.textContent).toContain('midnight on Friday, April 24, 2026, Pacific Time'));
    expect([...container.querySelectorAll('button')].map((each) => each.textContent)).toContain('Cancel my line');
  });

  test('who cancels is led to the page that says it has ended, and that a recorded deed is released', async () => {
    const statusKey = 'GET /service-application/api/v1/application/heloc/co-deed/status';
    const asked = stubServer({
      ...answers,
      [statusKey]: inTurn(
        () => status,
        () => ({ ...status, screen: 'cancelled' }),
      ),
      [`POST /service-application/api/v2/application/heloc/${uuid}/rescind`]: {},
    });
    const at = '/account/heloc/heloc-signer';
    const { container } = await show(<SignerPages />, { at: `${at}/documents` });
    await screen.findByRole('button', { name: 'Cancel my line' });
    await pressButton('Cancel my line');
    await userEvent.click(find('input[type=checkbox]'));
    await pressButton('Yes, cancel it');
    await waitFor(() => expect(asked.filter(({ what }) => what.endsWith('/rescind'))).toHaveLength(1));
    expect(container.textContent).toContain('If the deed was recorded, we have it released.');
  });

  test('finds the papers to open, and the scans of a deed signed in ink to keep, whatever picture they are', async () => {
    const scan = (at: number, title: string, mediaType: string) => ({
      ...sent,
      uuid: `s${at}`,
      title,
      mediaType,
      isUpload: false,
    });
    const scans = [
      scan(1, 'deed-1.png', 'image/png'),
      scan(2, 'deed-2.jpg', 'image/jpeg'),
      scan(3, 'deed-3.heic', 'image/heic'),
    ];
    stubServer({
      ...answers,
      [list]: [paper, ...scans],
      ...Object.fromEntries(scans.map(({ uuid: id }) => [`GET ${papersAt}/documents/${id}/content`, file])),
    });
    const { container } = await show(<SignerDocuments />, { at: '/account/heloc/heloc-signer/documents' });
    await waitFor(() => expect(container.querySelector('main summary')?.textContent).toContain(paper.title));
    for (const { title } of scans) await pressButton(`Download ${title}`);
    expect(saved).toEqual(['deed-1.png', 'deed-2.jpg', 'deed-3.heic']);
  });

  test('is told of none where the law gives none', async () => {
    stubServer({ ...answers, [days]: { ...closing, rescission: null } });
    const { container } = await show(<SignerDocuments />, { at: '/account/heloc/heloc-signer/documents' });
    await waitFor(() => expect(container.textContent).toContain('No documents yet'));
    expect(container.textContent).not.toContain('right to cancel');
  });
});
