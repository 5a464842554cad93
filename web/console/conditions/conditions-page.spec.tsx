import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { find, submit, type as typeInto } from '#web/ui/testing.tsx';
import { ConditionsPage } from './conditions-page.tsx';

const paper = (uuid: string, name: string, mediaType: string, isIdentityPicture = false) => ({
  uuid,
  name,
  mediaType,
  bytes: 820_000,
  sentAt: '2026-03-02T11:00:00.000Z',
  isIdentityPicture,
});
const condition = {
  uuid: 'c1',
  applicationUuid: 'a1',
  version: 7,
  loanNumber: 'HL-1',
  name: 'Ada Homeowner',
  isSigner: false,
  status: 'FINAL_TITLE_REVIEW',
  timeZone: 'America/Los_Angeles',
  categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION',
  header: 'Confirm Your Property Description',
  description: 'Please upload your deed.',
  notes: 'The lot number differs.',
  created: '2026-03-02T10:00:00.000Z',
  answeredAt: '2026-03-02T11:00:00.000Z',
  state: 'answered',
  acts: [
    { event: 'conditionCleared', whyNot: null },
    { event: 'conditionAskedAgain', whyNot: null },
  ],
  sent: [paper('d1', 'deed.jpg', 'image/jpeg'), paper('d2', 'survey.heic', 'image/heic')],
};

const next = { status: 'FINAL_TITLE_REVIEW', isMoved: false, borrowerReads: null, messages: [], notices: [] };

/** The answered list as often as it is asked, the other empty; what else is asked, in turn. The first place is the list's. */
function serve(lists: readonly (readonly unknown[])[], ...answers: (() => Response)[]) {
  const asked: { url: string; init: RequestInit }[] = [{ url: 'the list', init: {} }];
  let at = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes('/api/v1/conditions?')) {
      const rows = url.includes('side=ours') ? (lists[Math.min(at++, lists.length - 1)] ?? []) : [];
      return Response.json({ rows, nextCursor: null });
    }
    // What would happen next is asked beside it, and is no part of the order.
    if (url.endsWith('/foresight')) return Response.json({ ...next, starts: [], terms: [], two: null, twoBy: null });
    asked.push({ url, init });
    return (answers[asked.length - 2] ?? (() => Response.json({})))();
  });
  return asked;
}

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('what was sent is opened where it can be shown, and a condition is cleared with a reason', async () => {
  const asked = serve(
    [[condition], []],
    () => new Response('picture'),
    () => Response.json({ status: 'FINAL_TITLE_REVIEW', request: null }),
  );
  const { container } = render(
    <MemoryRouter at="/console/conditions">
      <ConditionsPage />
    </MemoryRouter>,
  );
  await waitFor(() => expect(container.textContent).toContain('Ada Homeowner · HL-1'));
  expect(container.textContent).toContain('Note: The lot number differs.');
  expect(screen.queryByRole('button', { name: 'Open survey.heic' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download survey.heic' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Open deed.jpg' }));
  await waitFor(() => expect(asked[1]?.url).toBe('/service-document/api/v1/application/a1/documents/d1/content'));
  await screen.findByRole('img', { name: 'What was sent: deed.jpg' });

  await userEvent.click(screen.getByRole('button', { name: 'Clear it' }));
  await submit(find<HTMLFormElement>('dialog form'));
  expect(document.body.textContent).toContain('Please give a reason');
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Why it is enough' }), 'The deed shows the lot.');
  await submit(find<HTMLFormElement>('dialog form'));
  await waitFor(() =>
    expect(JSON.parse(String(asked[2]?.init.body))).toEqual({
      event: 'conditionCleared',
      payload: { conditionUuid: 'c1', why: 'The deed shows the lot.' },
      reason: 'The deed shows the lot.',
      seenVersion: 7,
    }),
  );
  await waitFor(() => expect(container.textContent).toContain('No answer waits for us.'));
});

test('[T5] a picture of an identity document asks why first; the answer serves for the next one and goes with each', async () => {
  const sent = [paper('d1', 'front.jpg', 'image/jpeg', true), paper('d2', 'back.jpg', 'image/jpeg', true)];
  const picture = () => new Response('picture');
  const asked = serve([[{ ...condition, sent }]], picture, picture);
  render(
    <MemoryRouter at="/console/conditions">
      <ConditionsPage />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Open front.jpg' }));
  await waitFor(() =>
    expect(find('dialog[open]').textContent).toContain('front.jpg is part of someone’s proof of identity'),
  );
  expect(asked).toHaveLength(1);
  await submit(find<HTMLFormElement>('dialog[open] form'));
  expect(find('dialog[open]').textContent).toContain('Please choose why');
  expect(asked).toHaveLength(1);
  typeInto(find<HTMLSelectElement>('dialog[open] select'), 'FRAUD_QUESTION');
  await submit(find<HTMLFormElement>('dialog[open] form'));
  const content = (id: string) =>
    `/service-document/api/v1/application/a1/documents/${id}/content?reason=FRAUD_QUESTION`;
  await screen.findByRole('img', { name: 'What was sent: front.jpg' });
  expect(asked[1]?.url).toBe(content('d1'));
  await userEvent.click(screen.getByRole('button', { name: 'Open back.jpg' }));
  await waitFor(() => expect(asked[2]?.url).toBe(content('d2')));
});

test('what is not enough is asked for again, in words; what no one has answered is asked already', async () => {
  const open = {
    ...condition,
    uuid: 'c2',
    name: 'Olga Owner',
    isSigner: true,
    answeredAt: null,
    sent: [],
    state: 'asked',
    acts: [],
  };
  const asked = serve([[condition, open], [open]], () =>
    Response.json({ status: 'FINAL_TITLE_REVIEW', request: null }),
  );
  render(
    <MemoryRouter at="/console/conditions">
      <ConditionsPage />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
  await submit(find<HTMLFormElement>('dialog[open] form'));
  expect(document.body.textContent).toContain('Please say what you need');
  typeInto(
    screen.getByRole<HTMLInputElement>('textbox', { name: 'What they will read' }),
    'Please send the page with the lot number.',
  );
  await submit(find<HTMLFormElement>('dialog[open] form'));
  await waitFor(() =>
    expect(JSON.parse(String(asked[1]?.init.body))).toEqual({
      event: 'conditionAskedAgain',
      payload: { conditionUuid: 'c1', why: 'Please send the page with the lot number.' },
      reason: 'Please send the page with the lot number.',
      seenVersion: 7,
    }),
  );
});

const sayWaived = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Waive it' }));
  typeInto(find<HTMLInputElement>('dialog[open] input'), 'The county says so.');
  await submit(find<HTMLFormElement>('dialog[open] form'));
};
const askedForTwo = /^Asked for a second person: /;
const waived = { ...condition, acts: [{ event: 'conditionWaived', whyNot: null }] };

test('a colleague who was faster is said, and the words that were typed are sent for what is here now once one has looked', async () => {
  const refuse = () => Response.json({ code: 'conflict', message: 'Something else happened first.' }, { status: 409 });
  const asked = serve([[waived], [{ ...waived, version: 8 }]], refuse, refuse, () =>
    Response.json({ status: 'FINAL_TITLE_REVIEW', request: 'r1' }),
  );
  const sentVersions = () =>
    asked.flatMap(({ init }) => (init.body === undefined ? [] : [JSON.parse(String(init.body)).seenVersion]));
  render(
    <MemoryRouter at="/console/conditions">
      <ConditionsPage />
    </MemoryRouter>,
  );
  await sayWaived();
  await screen.findByText('Something else happened first.');
  const look = await screen.findByRole('button', { name: 'I’ve looked. Use what is here now' });
  await submit(find<HTMLFormElement>('dialog[open] form'));
  // Never the state that came meanwhile before they looked: what was seen when the dialog opened.
  expect(sentVersions()).toEqual([7, 7]);
  await userEvent.click(look);
  expect(screen.queryByRole('button', { name: /^I’ve looked/ })).toBeNull();
  await submit(find<HTMLFormElement>('dialog[open] form'));
  expect(await screen.findByText(askedForTwo)).toBeTruthy();
  expect(sentVersions()).toEqual([7, 7, 8]);
});

test('what takes two is said to be asked for until it waits no more', async () => {
  let requests: readonly object[] = [{ uuid: 'r1', isVoid: false }];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/conditions?'))
      return Response.json({ rows: url.includes('side=ours') ? [waived] : [], nextCursor: null });
    if (url.endsWith('/foresight')) return Response.json({ ...next, starts: [], terms: [], two: null, twoBy: null });
    if (url.includes('/requests?')) return Response.json({ rows: requests, nextCursor: null });
    return Response.json({ status: 'FINAL_TITLE_REVIEW', request: 'r1' });
  });
  render(
    <MemoryRouter at="/console/conditions">
      <ConditionsPage />
    </MemoryRouter>,
  );
  await sayWaived();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['GET /service-console/api/v1/requests'] });
  expect(await screen.findByText(askedForTwo)).toBeTruthy();
  await act(readAgain);
  expect(screen.getByText(askedForTwo)).toBeTruthy();
  // A colleague refused it.
  requests = [];
  await act(readAgain);
  await waitFor(() => expect(screen.queryByText(askedForTwo)).toBeNull());
});
