import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayDo, staffRoles } from '#core/roles.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { type } from '#web/ui/testing.tsx';
import { InboxPage } from './inbox-page.tsx';
import { SaidPage } from './said-page.tsx';

const said = {
  uuid: 'f1',
  kind: 'feedback',
  topic: 'IMPROVE',
  message: 'The slider is hard to hold.',
  place: '/dashboard',
  at: '2026-03-02T10:00:00.000Z',
  status: 'new',
  owner: null as object | null,
  name: 'Ada Homeowner',
  email: 'ada@homeowner.example',
  applicationUuid: null,
  consent: 'given',
  replyFailedAt: null as string | null,
};
const whole = { ...said, acts: [] as object[], withdrawals: [] as object[] };

interface Asked {
  readonly what: string;
  readonly body: unknown;
}

function serve(answers: Readonly<Record<string, () => Response>>, roles = ['supportAgent']) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${url.replace('/service-console/api/v1', '')}`;
    asked.push({ what, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    if (what === 'GET /me') return Promise.resolve(Response.json({ identityUuid: 'me', name: 'Sue', roles }));
    const answer = Object.entries(answers).find(([key]) => what.startsWith(key))?.[1];
    return Promise.resolve(answer?.() ?? new Response('{}', { status: 404 }));
  });
  return asked;
}
/** Until nothing on the page waits for an answer. */
const answered = () =>
  waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
    expect(document.querySelector('.skeleton, [aria-busy=true]')).toBeNull();
  });
const open = async (page: React.ReactNode, at = '/console/feedback') => {
  const shown = render(<MemoryRouter at={at}>{page}</MemoryRouter>);
  await answered();
  return shown;
};
const none = () => new Response(null, { status: 204 });
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await answered();
};

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('the application is a link for those alone who may read it, whatever they are called', async () => {
  const about = { ...whole, applicationUuid: '5f0c8a54-6f0e-4d53-9a43-0f5c6d3f8a11' };
  for (const role of staffRoles) {
    queryClient.clear();
    serve({ 'GET /feedback/f1': () => Response.json(about) }, [role]);
    const { unmount } = await open(<SaidPage uuid="f1" />, '/console/feedback/f1');
    const isLinked = screen.queryByRole('link', { name: 'Open the application' }) !== null;
    expect([role, isLinked]).toEqual([role, mayDo([role], 'viewApplication')]);
    unmount();
  }
});

describe('the inbox', () => {
  test('shows who, what and how far, and asks for what is chosen', async () => {
    const asked = serve({ 'GET /feedback': () => Response.json({ items: [said], next: null }) });
    const { container } = await open(<InboxPage />);
    expect(container.textContent).toContain('Ada Homeowner: Improve our product');
    expect(container.textContent).toContain('May be used in marketing');
    expect(screen.getByRole('link', { name: /Ada Homeowner/ }).getAttribute('href')).toBe('/console/feedback/f1');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: /Search/ }), 'slider');
    await press('Show');
    expect(asked.at(-1)?.what).toBe('GET /feedback?search=slider');
  });

  test('what was chosen is in the address, and in the way to a message and back; what was searched for is not', async () => {
    const asked = serve({
      'GET /feedback/f1': () => Response.json(whole),
      'GET /feedback': () => Response.json({ items: [said], next: null }),
    });
    const { unmount } = await open(<InboxPage />, '/console/feedback?status=new&kind=nonsense');
    expect(asked.at(-1)?.what).toBe('GET /feedback?status=new');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('new');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: /Search/ }), 'Ada');
    await press('Show');
    expect(asked.at(-1)?.what).toBe('GET /feedback?status=new&search=Ada');
    const kept = '?status=new';
    expect(screen.getByRole('link', { name: /Ada/ }).getAttribute('href')).toBe(`/console/feedback/f1${kept}`);
    unmount();
    await open(<SaidPage uuid="f1" />, `/console/feedback/f1${kept}`);
    expect(screen.getByRole('link', { name: 'Back to the inbox' }).getAttribute('href')).toBe(
      `/console/feedback${kept}`,
    );
  });

  test('says so when nothing matches', async () => {
    serve({ 'GET /feedback': () => Response.json({ items: [], next: null }) });
    expect((await open(<InboxPage />)).container.textContent).toContain('Nothing matches.');
  });

  test('reads on after the last one that is shown', async () => {
    const pages = [
      { items: [said], next: 'after-f1' },
      { items: [{ ...said, uuid: 'f2', name: 'Bob Second' }], next: null },
    ];
    const asked = serve({ 'GET /feedback': () => Response.json(pages.shift()) });
    const { container } = await open(<InboxPage />);
    await press('Show more');
    expect(asked.at(-1)?.what).toBe('GET /feedback?after=after-f1');
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('one message', () => {
  test('is answered by email; an empty reply is refused and nothing is sent', async () => {
    const asked = serve({ 'GET /feedback/f1': () => Response.json(whole), 'POST /feedback/f1/reply': none });
    await open(<SaidPage uuid="f1" />);
    await press('Send the reply');
    expect(document.body.textContent).toContain('Please write a reply');
    type(screen.getByLabelText<HTMLTextAreaElement>('Your reply'), 'We call tomorrow.');
    await press('Send the reply');
    expect(asked.filter(({ what }) => what.startsWith('POST')).map(({ body }) => body)).toEqual([
      { message: 'We call tomorrow.' },
    ]);
    expect(document.body.textContent).toContain('The reply is on its way.');
  });

  test('is taken, and taken over from someone else', async () => {
    const owner = { name: 'Una Port', isMe: false };
    const asked = serve({ 'GET /feedback/f1': () => Response.json({ ...whole, owner }), 'PATCH /feedback/f1': none });
    await open(<SaidPage uuid="f1" />);
    await press('Take it over');
    expect(asked.find(({ what }) => what.startsWith('PATCH'))?.body).toEqual({ owner: 'me' });
  });

  test('its consent is withdrawn with how it was asked for; once it is, there is nothing to withdraw', async () => {
    const asked = serve({ 'GET /feedback/f1': () => Response.json(whole), 'POST /feedback/f1/withdraw': none });
    const { unmount } = await open(<SaidPage uuid="f1" />);
    type(screen.getByLabelText<HTMLTextAreaElement>('How did they ask for it?'), 'By phone.');
    await press('Withdraw the consent');
    expect(asked.find(({ what }) => what.startsWith('POST'))?.body).toEqual({ why: 'By phone.' });
    unmount();
    queryClient.clear();
    const withdrawals = [{ at: said.at, isByPerson: true, by: 'Ada', why: 'In their settings.' }];
    serve({ 'GET /feedback/f1': () => Response.json({ ...whole, consent: 'withdrawn', withdrawals }) });
    const { container } = await open(<SaidPage uuid="f1" />);
    expect(screen.queryByRole('button', { name: 'Withdraw the consent' })).toBeNull();
    expect(container.textContent).toContain('Marketing consent withdrawn');
    expect(container.textContent).toContain('The person');
  });

  test('a refusal stands beside what was typed', async () => {
    const refused = () => Response.json({ code: 'notFound', message: 'It is gone.' }, { status: 404 });
    serve({ 'GET /feedback/f1': () => Response.json(whole), 'POST /feedback/f1/reply': refused });
    await open(<SaidPage uuid="f1" />);
    type(screen.getByLabelText<HTMLTextAreaElement>('Your reply'), 'Hello there.');
    await press('Send the reply');
    expect(screen.getByRole('alert').textContent).toContain('It is gone.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('Hello there.');
  });
});

test('a reply that could not be sent is shown in the row and on the page, and sent again', async () => {
  let replyFailedAt: string | null = '2026-03-03T10:00:00.000Z';
  const asked = serve({
    'POST /feedback/f1/reply/retry': () => {
      replyFailedAt = null;
      return none();
    },
    'GET /feedback/f1': () => Response.json({ ...whole, replyFailedAt }),
    'GET /feedback': () => Response.json({ items: [{ ...said, replyFailedAt }], next: null }),
  });
  const { unmount } = await open(<InboxPage />);
  expect(screen.getByText('A reply could not be sent')).toBeTruthy();
  unmount();
  await open(<SaidPage uuid="f1" />, '/console/feedback/f1');
  expect(screen.getByText(/We stopped trying on/)).toBeTruthy();
  await press('Try again');
  expect(asked.some(({ what }) => what === 'POST /feedback/f1/reply/retry')).toBe(true);
  expect(await screen.findByText('It is on its way again.')).toBeTruthy();
  expect(screen.queryByText('A reply could not be sent')).toBeNull();
});
