import { within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Whereabouts } from '#core/journey/facts.ts';
import { minutesToGo, type ProgressStep, progressOf } from '#core/journey/progress.ts';
import { findPage } from '#core/pages.ts';
import { json, servePage, stubFetch } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { PageContext } from '../site.ts';
import { show } from '../testing.tsx';
import { OriginatorContext } from './originator.tsx';
import { ScreenFrame } from './product-layout.tsx';
import { PropertyCard } from './property-card.tsx';

const uuid = '0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f';
const at = `/account/heloc/${uuid}/income/review`;

const steps = (current: number): readonly ProgressStep[] =>
  ['One', 'Two', 'Three'].map((label, index) => ({
    label,
    state: index < current ? 'COMPLETE' : index === current ? 'IN_PROGRESS' : 'INITIAL',
  }));

beforeAll(servePage);
beforeEach(() => void stubFetch(json([])));
afterEach(() => vi.unstubAllGlobals());

const framed = (current: number, text?: string) => (
  <PageContext value={findPage(at)}>
    <ScreenFrame progress={{ steps: steps(current), text }} about={['Application HL-100042']}>
      <p>content</p>
    </ScreenFrame>
  </PageContext>
);

describe('the frame of an application', () => {
  test('[SHELL-01] shows the screen’s title', async () => {
    const { container } = await show(framed(1), { at });
    expect(find('h1', container).textContent).toBe('Verify your income');
  });

  test('[SHELL-02] shows the number people read aloud, and never the id of its address', async () => {
    const { container } = await show(framed(1), { at });
    expect(container.textContent).toContain('Application HL-100042');
    expect(container.textContent).not.toContain(uuid);
  });

  test('[SHELL-04] lists the steps, and marks the one that is being worked on', async () => {
    const { container } = await show(framed(1), { at });
    const sidebar = find('aside nav[aria-label="Your progress"]', container);
    expect(sidebar.querySelectorAll('li')).toHaveLength(3);
    expect(find('[aria-current=step]', sidebar).textContent).toContain('Two');
  });

  const standing = 'Complete the loan process today and get funded in as little as five days.';

  test('[SHELL-05] [MSG-011] says the standing sentence when it has no other', async () => {
    const { container } = await show(framed(0), { at });
    expect(find('aside', container).textContent).toContain(standing);
  });

  test('[SHELL-05] says another sentence in place of the standing one', async () => {
    const other = await show(framed(0, 'One more signature.'), { at });
    expect(find('aside', other.container).textContent).toContain('One more signature.');
    expect(find('aside', other.container).textContent).not.toContain(standing);
  });

  test('promises nothing where there is nothing to progress towards', async () => {
    const { container } = await show(framed(-1), { at });
    expect(find('aside nav[aria-label="Your progress"]', container)).toBeDefined();
    expect(find('aside', container).textContent).not.toContain('get funded');
  });

  test('[SHELL-07] has a progress bar that tells how much is done', async () => {
    const { container } = await show(framed(1), { at });
    expect(find<HTMLProgressElement>('header progress', container).value).toBe(33);
    const whole = await show(framed(3), { at });
    expect(find<HTMLProgressElement>('header progress', whole.container).value).toBe(100);
  });

  test('where there is nothing to progress towards, no step is the current one', async () => {
    const { container } = await show(framed(-1), { at });
    expect(container.querySelector('[aria-current=step]')).toBeNull();
    expect(container.textContent).toContain('Your progress');
  });
});

describe('what is left', () => {
  test.each([
    [0, 35],
    [1, 30],
    [6, 15],
    [7, 0],
    [-1, 0],
  ])('at step %i is %i minutes of a person’s own time', (current, minutes) => {
    const all = Array.from({ length: 7 }, (_, index) => ({
      label: `${index}`,
      state:
        index < current ? ('COMPLETE' as const) : index === current ? ('IN_PROGRESS' as const) : ('INITIAL' as const),
    }));
    expect(minutesToGo(all)).toBe(minutes);
  });
});

describe('the seven steps', () => {
  const whereabouts = (manualNotary: boolean): Whereabouts => ({
    isCrypto: false,
    isInquiry: false,
    status: {
      checklistStatus: null,
      waitingOnFloodCert: false,
      bpo: 'UNKNOWN_BPO_STATUS',
      uwDecision: 'UNKNOWN',
      uwSubDecision: 'UNKNOWN_SUBDECISION',
      primaryParticipantAcceptComplete: false,
      manualNotary,
    },
    property: { state: 'NV' },
  });
  const shownSteps = async (manualNotary: boolean) => {
    const progress = { steps: progressOf(whereabouts(manualNotary)) };
    const { container } = await show(<ScreenFrame progress={progress}>content</ScreenFrame>, { at });
    const items = find('aside nav[aria-label="Your progress"]', container).querySelectorAll('li');
    return [...items].map(({ textContent }) => textContent?.replace(/^\d/, ''));
  };

  test.each([
    ['[PROG-09]', 1, 'Basic Info'],
    ['[PROG-10]', 2, 'Select Offer'],
    ['[PROG-11]', 3, 'Provide More Info'],
    ['[PROG-12]', 4, 'Link Income Sources'],
    ['[PROG-13]', 5, 'Verify Identity'],
    ['[PROG-14]', 6, 'Sign Documents'],
    ['[PROG-16]', 7, 'Talk to eNotary'],
  ])('%s step %i in the sidebar is %s', async (_, place, label) => {
    expect((await shownSteps(false))[place - 1]).toBe(label);
  });

  test('there is no eighth', async () => expect(await shownSteps(false)).toHaveLength(7));

  test('[PROG-15] a notary who comes in person is scheduled', async () => {
    expect((await shownSteps(true)).at(-1)).toBe('Schedule Notary Session');
  });

  test('nothing is shown while it is not known how far one is', async () => {
    const { container } = await show(<ScreenFrame progress={{ steps: [] }}>content</ScreenFrame>, { at });
    expect(container.textContent).toContain('content');
    expect(container.querySelector('[aria-label="Your progress"], progress')).toBeNull();
  });
});

describe('the loan originator', () => {
  const originator = {
    originatorName: 'Ann Teal',
    brokerName: null,
    avatarUri: null,
    email: 'ann@broker.example',
    phoneNumber: '555-234-5678',
    nmls: '4411',
  };

  test.each([
    ['call', 'Call Ann Teal', 'tel:+15552345678'],
    ['email', 'Email Ann Teal', 'mailto:ann@broker.example'],
  ])('[LO-02] stands in the bar with a link to %s', async (_, name, href) => {
    const { container } = await show(<OriginatorContext value={originator}>{framed(0)}</OriginatorContext>, { at });
    const [bar] = container.querySelectorAll<HTMLElement>('[aria-label="Your loan officer"]');
    expect(
      within(bar as HTMLElement)
        .getByRole('link', { name })
        .getAttribute('href'),
    ).toBe(href);
  });

  test('[LO-01] name, number and address can be read, not only pressed', async () => {
    const { container } = await show(<OriginatorContext value={originator}>{framed(0)}</OriginatorContext>, { at });
    const parts = container.querySelectorAll('[aria-label="Your loan officer"]');
    expect(parts[0]?.textContent).toContain('Ann Teal');
    for (const part of parts) {
      expect(part.textContent).toContain('(555) 234-5678');
      expect(part.textContent).toContain('ann@broker.example');
    }
  });

  test('without number and address the name stands alone', async () => {
    const silent = { ...originator, phoneNumber: null, email: null };
    const other = await show(<OriginatorContext value={silent}>{framed(0)}</OriginatorContext>, { at });
    const [bar] = other.container.querySelectorAll('[aria-label="Your loan officer"]');
    expect(bar?.textContent).toBe('Your loan officerAnn TealNMLS #4411');
  });

  test('[LO-03] is a broker when only a broker is named', async () => {
    const broker = { ...originator, originatorName: null, brokerName: 'Teal Brokers' };
    const { container } = await show(<OriginatorContext value={broker}>{framed(0)}</OriginatorContext>, { at });
    expect(container.querySelector('[aria-label="Your broker"]')?.textContent).toContain('Teal Brokers');
  });

  test('leaves no empty bar when no one referred the applicant', async () => {
    const { container } = await show(framed(0), { at });
    expect(container.querySelector('[aria-label^="Your loan"], [aria-label="Your broker"]')).toBeNull();
  });
});

describe('the property card', () => {
  const address = { street1: '12 MAIN ST', street2: '', city: 'RENO', state: 'NV', zip: '89501' };

  test('[SHELL-32] shows address, value and condition', async () => {
    const { container } = await show(<PropertyCard address={address} valueCents={64_000_000} condition="GOOD" />);
    const details = [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(details).toEqual(['12 Main St Reno, NV 89501', '$640,000', 'Good']);
  });

  test('says so while value and condition are not known', async () => {
    const { container } = await show(
      <PropertyCard address={address} valueCents={null} condition="UNKNOWN_CONDITION" />,
    );
    expect(container.textContent).not.toContain('$');
    expect(container.textContent?.match(/Not known yet/g)).toHaveLength(2);
  });
});
