import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { show } from '../../testing.tsx';
import { asked } from '../application/testing.tsx';
import { stubServer } from '../register/testing.ts';
import { SignerIdentity } from './identity.tsx';
import { SignerSign } from './sign.tsx';
import { identity, logInAsSigner, status } from './testing.ts';
import { SignerCancelled, SignerIntro } from './waiting-pages.tsx';

const identityCondition = asked('ID_VERIFICATION_FAILURE', { commentsToBorrower: 'Please show your passport.' });

beforeAll(async () => {
  servePage();
  // Loaded beforehand, so that what is lazy comes at once.
  await import('./identity-waiting.tsx');
});
beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

async function open(changes: object, conditions: readonly object[] = [], Page = SignerIdentity) {
  stubServer({
    ...logInAsSigner(),
    'GET /service-application/api/v1/application/heloc/co-deed/status': { ...status, ...changes },
    [`GET /service-conditions/external/api/v1/applications/${status.applicationUuid}/conditions/external-applicants`]:
      conditions,
  });
  const { container } = await show(<Page />, { at: '/account/heloc/heloc-signer/identity' });
  return container;
}

const alertOf = (container: ParentNode) => container.querySelector('[role=alert]')?.textContent ?? null;

test('before anything failed nothing is said of failing', async () => {
  const container = await open({});
  expect(container.querySelector('form')).not.toBeNull();
  expect(alertOf(container)).toBeNull();
});

test.each([
  [1, 2, 'You have 2 more tries.'],
  [2, 1, 'You have one more try. After that, our team reviews your documents.'],
])('after %i failures it says what was wrong and that %i are left', async (failedTries, triesLeft, words) => {
  const container = await open({ identity: { ...identity, failedTries, triesLeft } });
  expect(alertOf(container)).toContain('We could not read your last photos');
  expect(alertOf(container)).toContain(words);
  expect(container.querySelector('form')).not.toBeNull();
});

test('with our team: who has it, what happens next, and nothing to send', async () => {
  const held = { ...identity, failedTries: 3, triesLeft: 0, isWithUs: true };
  const container = await open({ signerStatus: 'CHECKING', identity: held }, [
    { ...identityCondition, answeredAt: '2026-03-02T11:00:00.000Z' },
  ]);
  expect(container.textContent).toContain('Our team is reviewing your photos');
  expect(container.textContent).toContain('we’ll email you which');
  expect(container.textContent).toContain('Ada Homeowner will see a delay, but not the reason.');
  expect(container.querySelector('form')).toBeNull();
  expect(container.textContent).not.toContain('Verify Identity');
});

test('asked again: in the words of the person who looked, once, and the photos can be sent', async () => {
  const asked = { ...identity, failedTries: 3, triesLeft: 0, askedFor: 'Please show your passport.' };
  const container = await open({ identity: asked }, [identityCondition]);
  expect(alertOf(container)).toContain('Please show us again');
  expect(container.textContent?.split('Please show your passport.')).toHaveLength(2);
  expect(container.querySelector('form')).not.toBeNull();
});

const texas = { street1: '1 Main St', city: 'Austin', state: 'TX', zip: '78704' };
const spouse = { property: texas, isConsentingSpouse: true, manualNotary: true };

test('a spouse is told why they sign, and not that they own the home', async () => {
  expect((await open({})).textContent).toContain('which you own too');
  queryClient.clear();
  const { textContent } = await open(spouse);
  expect(textContent).toContain('The law there lets a home secure a line only if the owner’s spouse agrees');
  expect(textContent).not.toContain('which you own too');
});

test('ahead of their turn an owner is told what comes later, and that nothing ends if they decline', async () => {
  const { textContent } = await open({ isEarly: true });
  expect(textContent).toContain('When the documents are ready, we email you: then about 15 minutes by video');
  queryClient.clear();
  const ready = await open({ isEarly: true, screen: 'intro', signerStatus: 'READY' }, [], SignerIntro);
  expect(ready.textContent).toContain('The documents are not ready to sign yet. We email you when they are.');
  queryClient.clear();
  const refused = await open({ isEarly: true, screen: 'cancelled', signerStatus: 'REFUSED' }, [], SignerCancelled);
  expect(refused.textContent).toContain('You are not signing');
  expect(refused.textContent).toContain('ask Ada Homeowner to invite you again');
  expect(refused.textContent).not.toContain('has ended');
});

test('in Texas no one is told of a video: an office, the day the law allows, and what to bring', async () => {
  const closingNotBefore = { at: '2026-11-27T06:00:00.000Z', timeZone: 'America/Chicago' };
  const ready = { ...spouse, screen: 'intro', signerStatus: 'READY', closingNotBefore };
  const { textContent } = await open(ready, [], SignerIntro);
  for (const words of ['in person', 'office of a title company', 'Friday, November 27', 'as the owner’s spouse'])
    expect(textContent).toContain(words);
  expect(textContent).not.toContain('camera');
});

test('before a time is chosen the signer knows who chooses it and where it will be', async () => {
  const { textContent } = await open({ ...spouse, screen: 'sign', signerStatus: 'READY' }, [], SignerSign);
  expect(textContent).toContain('Ada Homeowner chooses a time with the notary for all who sign.');
  expect(textContent).toContain('never at the home');
});

describe('while their own wait is past the limit of the row', () => {
  const overdue = { toldAt: '2026-03-05T10:01:00.000Z' };

  test('it says so, without a word of the borrower, and promises no minute', async () => {
    const { textContent } = await open({ signerStatus: 'CHECKING', overdue });
    expect(textContent).toContain('The application has been at this step longer than we expected.');
    expect(textContent).toContain('Our team has been told.');
    expect(textContent).not.toContain('usually takes a minute');
    expect(textContent).toContain('This page continues automatically.');
  });

  test('that our team was told is said only once it was', async () => {
    const ready = { screen: 'intro', signerStatus: 'READY' };
    const untold = await open({ ...ready, overdue: { toldAt: null } }, [], SignerIntro);
    expect(untold.textContent).toContain('longer than we expected');
    expect(untold.textContent).not.toContain('has been told');
  });

  test('with a notary in person too', async () => {
    const { textContent } = await open({ ...spouse, screen: 'sign', signerStatus: 'READY', overdue }, [], SignerSign);
    expect(textContent).toContain('longer than we expected');
  });

  test('in time, the minute is said and nothing else; ahead of their turn neither', async () => {
    const inTime = await open({ signerStatus: 'CHECKING' });
    expect(inTime.textContent).toContain('It usually takes a minute. This page continues automatically.');
    expect(inTime.textContent).not.toContain('longer than');
    queryClient.clear();
    const early = await open({ signerStatus: 'CHECKING', isEarly: true });
    expect(early.textContent).not.toMatch(/usually takes a minute|longer than/);
  });
});
