import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { identityDocuments } from '#core/application/enums.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { find, submit } from '#web/ui/testing.tsx';
import { applicationUuid, button, showScreen } from '../bank/testing.tsx';
import { sidesOf, typeOf } from './documents.ts';
import { Identity } from './identity.tsx';
import { type Pixels, qualityOf } from './quality.ts';

const scene = { screen: 'identity', status: 'IDENTITY_VERIFICATION' };

beforeAll(servePage);

describe('[ROUTE-070] identity', () => {
  test('[ENUM-12] offers exactly the four documents', async () => {
    const { container } = await showScreen(Identity, scene);
    const offered = [...container.querySelectorAll<HTMLInputElement>('input[name=documentType]')];
    expect(offered.map(({ value }) => value)).toEqual([...identityDocuments]);
  });

  test('says what is missing, piece by piece, and sends nothing', async () => {
    const { container, posted } = await showScreen(Identity, scene);
    await submit(find('form', container));
    expect(container.textContent).toContain('Please choose a document.');
    await userEvent.click(find('input[value="US Passport"]', container));
    await submit(find('form', container));
    expect(container.textContent).toContain('Please add a photo of the front.');
    expect(container.textContent).toContain('Please add a photo of yourself.');
    expect(posted()).toEqual([]);
  });

  test('[FLAG-02] the back is asked for by flag, and never of a passport', async () => {
    const without = await showScreen(Identity, scene);
    await userEvent.click(find('input[value="US State ID Card"]', without.container));
    expect(without.container.textContent).not.toContain('Back of your document');
    const flags = { 'fe-heloc-back-of-id': true };
    const { container } = await showScreen(Identity, { ...scene, flags });
    await userEvent.click(find('input[value="US State ID Card"]', container));
    expect(container.textContent).toContain('Back of your document');
    await userEvent.click(find('input[value="US Passport"]', container));
    expect(container.textContent).not.toContain('Back of your document');
  });

  test.each([
    [1, 2, 'You have 2 more tries.'],
    [2, 1, 'You have one more try'],
  ])('after %i failures it says how many tries are left', async (failedTries, triesLeft, words) => {
    const { container } = await showScreen(Identity, { ...scene, known: { identity: { failedTries, triesLeft } } });
    expect(find('[role=alert]', container).textContent).toContain(words);
  });

  test('a browser without a camera says so and leaves the other ways', async () => {
    const { container } = await showScreen(Identity, scene);
    await userEvent.click(find('input[value="US Passport"]', container));
    await userEvent.click(
      [...container.querySelectorAll('button')].find((one) => one.textContent === 'Use the camera') ?? container,
    );
    await waitFor(() => expect(document.body.textContent).toContain('does not let us use the camera'));
    expect(within(container).getByLabelText('Upload: Front of your document')).toBeDefined();
  });
});

describe('[ROUTE-070] a phone instead', () => {
  const code = 'SPEC_LENDER.secret';
  const asking = (answers: object) =>
    showScreen(Identity, {
      ...scene,
      answers: { '/hand-over': { code, expiresAt: '', state: 'offered', ...answers } },
    });

  test('a code is made when it is asked for, shown, and taken back when it is not wanted', async () => {
    const { container, asked } = await asking({});
    const handOvers = () => asked.filter(({ path }) => path.endsWith('/hand-over'));
    expect(handOvers()).toEqual([]);
    expect(container.querySelector('svg[role=img]')).toBeNull();
    await userEvent.click(button('Show me a code', container));
    await waitFor(() => expect(find('svg[role=img]', container).getAttribute('aria-label')).toContain('phone'));
    expect(container.innerHTML).not.toContain('secret');
    await userEvent.click(button('Cancel', container));
    await waitFor(() => expect(handOvers().map(({ method }) => method)).toContain('DELETE'));
    expect(button('Show me a code', container)).toBeDefined();
  });

  test.each([
    ['taken', 'Your phone is connected.', 'Disconnect the phone'],
    ['over', 'That code no longer works.', 'Show me a new code'],
  ])('%s: %s', async (state, words, offered) => {
    const { container } = await asking({ state });
    await userEvent.click(button('Show me a code', container));
    await waitFor(() => expect(container.textContent).toContain(words));
    expect(container.querySelector('svg[role=img]')).toBeNull();
    expect(button(offered, container)).toBeDefined();
  });

  test('when the phone has sent the photos, the page is led on', async () => {
    const { container, asked } = await asking({ state: 'done' });
    const views = () => asked.filter(({ path }) => path.endsWith(applicationUuid)).length;
    const before = views();
    // As if some time had passed: what was read a moment ago would be enough.
    queryClient.clear();
    await userEvent.click(button('Show me a code', container));
    await waitFor(() => expect(views()).toBeGreaterThan(before));
  });
});

describe('what is photographed', () => {
  test('[ENUM-17] [Q-41] each side is kept as its own type, the document first and the face last', () => {
    expect(sidesOf("US Driver's License", true)).toEqual(['front', 'back', 'selfie']);
    expect(sidesOf('US Passport', true)).toEqual(['front', 'selfie']);
    expect(typeOf("US Driver's License", 'back')).toBe('DRIVERSLICENSEBACK');
    expect(typeOf('US Passport', 'front')).toBe('PASSPORT');
    expect(typeOf('US Passport', 'selfie')).toBe('SELFIE');
  });
});

describe('the quality of a photo', () => {
  const draw = (shade: (x: number, y: number) => number): Pixels => {
    const [width, height] = [80, 60];
    const data = new Uint8ClampedArray(width * height * 4);
    for (let at = 0; at < width * height; at += 1)
      data.fill(shade(at % width, Math.floor(at / width)), at * 4, at * 4 + 3);
    return { width, height, data };
  };
  const large = { width: 1600, height: 1200 };

  test('text on a card is fine', () => {
    expect(
      qualityOf(
        draw((x) => (x % 8 < 4 ? 60 : 200)),
        large,
      ),
    ).toEqual([]);
  });
  test.each([
    ['small', draw((x) => (x % 8 < 4 ? 60 : 200)), { width: 1600, height: 399 }],
    ['dark', draw((x) => (x % 8 < 4 ? 10 : 60)), large],
    ['bright', draw((x) => (x % 8 < 4 ? 225 : 255)), large],
    ['blurred', draw((x) => 100 + x / 4), large],
  ] as const)('%s', (problem, pixels, size) => {
    expect(qualityOf(pixels, size)).toEqual([problem]);
  });
});
