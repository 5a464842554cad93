import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { FlagPage } from './flag-page.tsx';
import { FlagsPage } from './flags-page.tsx';

const off = { isKilled: false, rules: [], otherwise: { enabled: false } };
const on = { ...off, otherwise: { enabled: true } };
const flag = {
  key: 'fe-heloc-back-of-id',
  meaning: 'The identity screen also asks for the back of a card.',
  owner: 'lending',
  life: 'temporary',
  removeBy: '2028-12-31',
  touches: null as string | null,
  outcome: false,
  isKilled: false,
  version: 2,
  changed: { by: 'Ada Desk', at: '2027-03-02T10:00:00.000Z', why: 'Not yet.' },
  askedAt: null,
  stale: [] as string[],
  isWaiting: false,
};
const past = { by: 'Ada Desk', confirmedBy: null, restores: null, at: '2027-03-02T10:00:00.000Z' };
const whole = {
  ...flag,
  variables: [] as string[],
  organizations: ['ALPHA'],
  rules: off,
  proposal: null as object | null,
  history: [
    { ...past, version: 2, rules: off, why: 'Not yet.' },
    { ...past, version: 1, rules: on, why: 'We ask for both sides.' },
  ],
  refused: [],
};

function serve(answers: Readonly<Record<string, () => Response>>, roles = ['compliance']) {
  const asked: { readonly what: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${url.replace('/service-console/api/v1', '')}`;
    asked.push({ what, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    if (what === 'GET /me') return Promise.resolve(Response.json({ identityUuid: 'me', name: 'Sue', roles }));
    return Promise.resolve(answers[what]?.() ?? new Response('{}', { status: 404 }));
  });
  return asked;
}
const answered = () =>
  waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
    expect(document.querySelector('.skeleton, [aria-busy=true]')).toBeNull();
  });
const open = async (page: React.ReactNode) => {
  const shown = render(<MemoryRouter at="/console/flags">{page}</MemoryRouter>);
  await answered();
  return shown;
};
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await answered();
};
const one = `/flags/${flag.key}`;
const last = (asked: ReturnType<typeof serve>, what: string) => asked.findLast((each) => each.what === what)?.body;

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('the list says what holds, whose it is and who changed it; what needs someone stands first', async () => {
  const waiting = { ...flag, key: 'fe-heloc-rate-buy-down', isWaiting: true, outcome: null };
  const old = { ...flag, key: 'fe-heloc-stream-chat', stale: ['settled', 'overdue'], changed: null };
  serve({ 'GET /flags': () => Response.json({ flags: [flag, old, waiting] }) });
  const { container } = await open(<FlagsPage />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([waiting.key, old.key, flag.key]);
  for (const said of [
    'Second person',
    'Why: Not yet.',
    'Ada Desk, Mar 2, 2027',
    'Decided for 30 days, Past its date',
    'Owner: lending',
    'Off for everyone',
    'Never changed',
  ])
    expect(container.textContent).toContain(said);
});

describe('one flag', () => {
  test('is changed with a reason, on the version that was looked at, after one has seen the change', async () => {
    const asked = serve({
      [`GET ${one}`]: () => Response.json(whole),
      [`POST ${one}/changes`]: () => Response.json({ outcome: 'changed', version: 3 }),
      [`POST ${one}/preview`]: () =>
        Response.json({
          of: 4,
          on: 3,
          turnedOn: 3,
          turnedOff: 0,
          byOrganization: [{ name: 'ALPHA', on: 3, of: 4 }],
          byState: [],
          isPartial: false,
        }),
    });
    const { container } = await open(<FlagPage flag={flag.key} />);
    expect(container.textContent).toContain('Nothing changes.');
    await press('Add a rule');
    await userEvent.type(screen.getByLabelText(/^States/), 'CA, NV');
    await userEvent.type(screen.getByLabelText(/^Percent/), '20.5');
    expect(container.textContent).toContain('Added: On for state CA or NV, 20.5% of people');
    await press('Who gets this?');
    expect(container.textContent).toContain('On for 3 of 4 applications under way. 3 would get it, 0 would lose it.');
    await press('Save the change');
    expect((await screen.findByRole('alert')).textContent).toContain('Please say why.');
    await userEvent.type(screen.getAllByLabelText('Why')[0] as HTMLElement, 'A first look.');
    await press('Save the change');
    const rule = { states: ['CA', 'NV'], share: { ofTenThousand: 2050, by: 'person' }, enabled: true };
    expect(last(asked, `POST ${one}/changes`)).toEqual({
      rules: { ...off, rules: [rule] },
      why: 'A first look.',
      basedOn: 2,
    });
    expect(container.textContent).toContain('Saved. It applies now.');
  });

  test('a mistake is told in a sentence and nothing typed is lost', async () => {
    const asked = serve({ [`GET ${one}`]: () => Response.json(whole) });
    await open(<FlagPage flag={flag.key} />);
    await press('Add a rule');
    await userEvent.type(screen.getByLabelText(/^States/), 'XX');
    await press('Save the change');
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such state.');
    expect((screen.getByLabelText(/^States/) as HTMLInputElement).value).toBe('XX');
    expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false);
  });

  test('its history says who, why and what, and leads back to a version or to the default', async () => {
    const asked = serve({
      [`GET ${one}`]: () => Response.json(whole),
      [`POST ${one}/undo`]: () => Response.json({ outcome: 'changed', version: 3 }),
    });
    const { container } = await open(<FlagPage flag={flag.key} />);
    expect(container.textContent).toContain('Version 1 by Ada Desk');
    expect(container.textContent).toContain('Why: We ask for both sides.');
    expect(container.textContent).toContain('Removed: Otherwise on');
    await userEvent.type(screen.getAllByLabelText('Why')[1] as HTMLElement, 'Back again.');
    await press('Go back to version 1');
    expect(last(asked, `POST ${one}/undo`)).toEqual({ version: 1, why: 'Back again.', basedOn: 2 });
    expect(screen.getByRole('button', { name: 'Go back to the default' })).toBeTruthy();
  });

  test('a second person reads the change and confirms it; the one who proposed it can only withdraw it', async () => {
    const proposal = { uuid: 'p1', rules: on, why: 'Agreed.', by: 'Ada Desk', isMine: false, at: past.at, basedOn: 2 };
    let isMine = false;
    const asked = serve({
      [`GET ${one}`]: () => Response.json({ ...whole, touches: 'money', proposal: { ...proposal, isMine } }),
      [`POST ${one}/confirm`]: () => Response.json({ outcome: 'changed', version: 3 }),
    });
    const { unmount } = await open(<FlagPage flag={flag.key} />);
    expect(screen.getByRole('button', { name: 'Propose the change' })).toBeTruthy();
    await press('Confirm the change');
    expect(last(asked, `POST ${one}/confirm`)).toEqual({ proposalUuid: 'p1' });
    unmount();
    queryClient.clear();
    isMine = true;
    await open(<FlagPage flag={flag.key} />);
    expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw it' })).toBeTruthy();
  });

  test('someone who may not change it sees everything and no editor', async () => {
    serve({ [`GET ${one}`]: () => Response.json(whole) }, ['processor']);
    await open(<FlagPage flag={flag.key} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent).toContain('Otherwise off');
  });
});
