import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { ExperimentPage } from './experiment-page.tsx';
import { ExperimentsPage } from './experiments-page.tsx';
import { NewExperimentPage } from './new-experiment-page.tsx';

const at = '2027-03-02T10:00:00.000Z';
const experiment = {
  key: 'offers-in-steps',
  hypothesis: 'Short pages make the choice easier.',
  flag: 'fe-heloc-multi-page-product-select',
  meaning: 'Choosing an offer takes several short pages instead of one.',
  needsCompliance: false,
  weights: { control: 5000, variation: 5000 },
  audience: {},
  primary: 'selected',
  minimumEffect: 3,
  guards: ['complaints'],
  state: 'running',
  proposed: { by: 'Ada Desk', at, isMine: false },
  settled: { by: 'Cora Desk', at, why: null },
  stopped: null as object | null,
};
const metric = (name: string, more: object = {}) => ({
  ...{ metric: name, people: { control: 1000, variation: 1010 }, mean: { control: 0.1, variation: 0.13 } },
  ...{ interval: null, isPrimary: false, isGuard: false, isBroken: false, ...more },
});
const results = {
  people: { control: 1000, variation: 1010 },
  excluded: { bots: 12, staff: 3, both: 4 },
  ratio: { chiSquared: 0.05, p: 0.823, isMismatch: false },
  metrics: [
    metric('selected', { isPrimary: true, interval: { difference: 0.032, low: -0.004, high: 0.068 } }),
    metric('complaints', { isGuard: true }),
    metric('timeToFund', {
      mean: { control: 12.25, variation: 11 },
      interval: { difference: -1.25, low: -2, high: -0.5 },
    }),
  ],
  verdict: { kind: 'tooEarly', days: 12 } as object,
};

function serve(answers: Readonly<Record<string, () => Response>>, roles = ['providerAdmin']) {
  const asked: { readonly what: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${url.replace('/service-console/api/v1', '')}`;
    asked.push({ what, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    if (what === 'GET /me') return Promise.resolve(Response.json({ identityUuid: 'me', name: 'Sue', roles }));
    return Promise.resolve(answers[what]?.() ?? new Response('{}', { status: 404 }));
  });
  return asked;
}
const open = async (page: React.ReactNode) => {
  const shown = render(<MemoryRouter at="/console/experiments">{page}</MemoryRouter>);
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
    expect(document.querySelector('.skeleton, [aria-busy=true]')).toBeNull();
  });
  return shown;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const one = '/experiments/offers-in-steps';
const done = () => new Response(null, { status: 204 });

beforeAll(servePage);
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

test('the list has what waits for someone first, and leads to a new one', async () => {
  const waiting = { ...experiment, key: 'waits', state: 'proposed', settled: null };
  const over = { ...experiment, key: 'over', state: 'stopped', stopped: { by: null, at, why: 'Harm.' } };
  serve({ 'GET /experiments': () => Response.json({ experiments: [over, experiment, waiting], organizations: [] }) });
  const { container } = await open(<ExperimentsPage />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['New experiment', 'waits', 'offers-in-steps', 'over']);
  for (const said of ['Waiting for a second person', 'Running', 'Stopped', 'Flag: fe-heloc-multi-page-product-select'])
    expect(container.textContent).toContain(said);
});

describe('one experiment', () => {
  const shown = (change: object = {}, more: object = {}) => ({
    [`GET ${one}`]: () => Response.json({ ...experiment, results: { ...results, ...more }, ...change }),
    [`POST ${one}/start`]: done,
    [`POST ${one}/stop`]: done,
    [`POST ${one}/refuse`]: done,
  });

  test('says in a sentence how it stands, who counts, and each metric with its range', async () => {
    serve(shown());
    const { container } = await open(<ExperimentPage experiment={experiment.key} />);
    for (const said of [
      'Not enough people yet: about 12 more days.',
      '1,000 people saw control, 1,010 saw the variation.',
      'Left out: 4 who saw both sides, 12 bots, 3 of our staff.',
      'Sample ratio: p = 0.823',
      'Started by Cora Desk',
      'Every borrower and visitor',
    ])
      expect(container.textContent).toContain(said);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['10.0%', '13.0%', '+3.2 points', '-0.4 to +6.8'],
      ['10.0%', '13.0%', '–', 'Not enough people'],
      ['12.3 days', '11.0 days', '-1.3 days', '-2.0 to -0.5'],
    ]);
    expect(container.querySelectorAll('circle')).toHaveLength(2);
  });

  test.each([
    [{ kind: 'mismatch' }, 'do not rely on these results'],
    [{ kind: 'tooEarly', days: null }, 'no one has seen it'],
    [{ kind: 'tooEarly', days: 1 }, 'about 1 more day.'],
    [{ kind: 'found', isBetter: true }, 'The variation does better: Offer selected.'],
    [{ kind: 'found', isBetter: false }, 'The variation does worse: Offer selected.'],
    [{ kind: 'noDifference' }, 'There is no difference of the size that you look for.'],
  ])('%j is said as %j', async (verdict, sentence) => {
    serve(shown({}, { verdict }));
    const { container } = await open(<ExperimentPage experiment={experiment.key} />);
    expect(container.textContent).toContain(sentence);
  });

  test('is stopped with a reason', async () => {
    const asked = serve(shown());
    await open(<ExperimentPage experiment={experiment.key} />);
    await press('Stop the experiment');
    expect((await screen.findByRole('alert')).textContent).toContain('Please say why.');
    await userEvent.type(screen.getByLabelText('Why'), 'The sides differ.');
    await press('Stop the experiment');
    await waitFor(() =>
      expect(asked.find(({ what }) => what === `POST ${one}/stop`)?.body).toEqual({ why: 'The sides differ.' }),
    );
  });

  test('is started by someone else, and where it touches price or law by compliance', async () => {
    const waiting = { state: 'proposed', settled: null, results: null };
    const asked = serve(shown(waiting));
    const { unmount } = await open(<ExperimentPage experiment={experiment.key} />);
    await press('Start the experiment');
    await waitFor(() => expect(asked.map(({ what }) => what)).toContain(`POST ${one}/start`));
    for (const [change, roles, sentence] of [
      [{ proposed: { ...experiment.proposed, isMine: true } }, ['providerAdmin'], 'You proposed this.'],
      [{ needsCompliance: true }, ['providerAdmin'], 'someone in compliance has to start it'],
    ] as const) {
      unmount();
      queryClient.clear();
      document.body.replaceChildren();
      servePage();
      serve(shown({ ...waiting, ...change }), [...roles]);
      const { container, unmount: leave } = await open(<ExperimentPage experiment={experiment.key} />);
      expect(screen.queryByRole('button', { name: 'Start the experiment' })).toBeNull();
      expect(container.textContent).toContain(sentence);
      leave();
    }
    queryClient.clear();
    serve(shown({ ...waiting, needsCompliance: true }), ['compliance']);
    await open(<ExperimentPage experiment={experiment.key} />);
    expect(screen.getByRole('button', { name: 'Start the experiment' })).toBeTruthy();
  });

  test('one that a guard stopped says so, and nothing can be done about it', async () => {
    const stopped = { by: null, at, why: 'Stopped automatically: Complaints got worse.' };
    serve(shown({ state: 'stopped', stopped }));
    const { container } = await open(<ExperimentPage experiment={experiment.key} />);
    expect(container.textContent).toContain('Stopped automatically: Complaints got worse.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a new one is proposed as typed, after a fault was told in a sentence', async () => {
  const asked = serve({ 'POST /experiments': done });
  const { container } = await open(<NewExperimentPage />);
  await press('Propose it');
  expect((await screen.findByRole('alert')).textContent).toContain('Choose the flag that it drives.');
  await userEvent.type(screen.getByLabelText(/^Key/), 'offers-in-steps');
  await userEvent.type(screen.getByLabelText(/^What you expect/), 'More people choose an offer.');
  await userEvent.selectOptions(screen.getByLabelText(/^Flag/), 'fe-heloc-rate-buy-down');
  expect(container.textContent).toContain('someone in compliance has to start it');
  expect(container.textContent).toMatch(/Takes at most about [\d,]+ people/);
  await userEvent.click(screen.getByLabelText('Note signed'));
  await press('Propose it');
  await waitFor(() =>
    expect(asked.find(({ what }) => what === 'POST /experiments')?.body).toEqual({
      key: 'offers-in-steps',
      hypothesis: 'More people choose an offer.',
      flag: 'fe-heloc-rate-buy-down',
      weights: { control: 5000, variation: 5000 },
      audience: {},
      primary: 'selected',
      minimumEffect: 3,
      guards: ['signed', 'funded', 'complaints'],
    }),
  );
});
