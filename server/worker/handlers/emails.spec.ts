/** Every email about an application: each link in it opens a page of the borrower's site. */
import { expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { type EffectName, type EffectOf, effects } from '#core/journey/effects.ts';
import type { EventName } from '#core/journey/events.ts';
import { takes } from '#core/journey/outline.ts';
import { statusNames } from '#core/journey/statuses.ts';
import { unreadable } from '#core/journey/stories/readable.ts';
import { findPage, redirectOf } from '#core/pages.ts';
import { Secret } from '../../secret.ts';
import type { Work } from '../effects.ts';
import type { Email } from './email.ts';
import { aboutApplication } from './emails.ts';
import { messageHandlers } from './messages.ts';

type Sent = EffectOf<'messages'>;
const written = (Object.keys(effects) as EffectName[]).filter(
  (name): name is Sent => effects[name].need === 'messages',
);

const { joint } = sampleApplications;
const [owner] = joint.signers;
const at = '2026-11-10T18:00:00.000Z';
const where = (event: EventName) => statusNames.find((status) => takes(status, event)) ?? joint.status;

const condition = (uuid: string, changes: object = {}) => ({
  ...{
    uuid,
    categoryEnum: 'ESCALATION_REVIEW',
    created: at,
    requestDocuments: [],
    notes: null,
    commentsToBorrower: null,
  },
  ...{ actionNeeded: null, xtraData: { numDocsRequired: null }, signerUuid: null, answeredAt: null, clearedAt: null },
  documentUuids: [],
  ...changes,
});
const conditions = [
  condition('one'),
  condition('two', { categoryEnum: 'MISSING_PHONE_NUMBER' }),
  condition('answered', { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', answeredAt: at }),
  condition('waived', { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', clearedAt: at, isWaived: true }),
  condition('theirs', { categoryEnum: 'ID_VERIFICATION_FAILURE', signerUuid: owner?.identityUuid }),
] as unknown as Application['conditions'];

/** What must be so for an email to be written at all; of the others the application as it is. */
const situations: Partial<Record<Sent, { readonly is: Partial<Application>; readonly payload?: object }>> = {
  sendCounterOfferNotice: { is: { status: where('revisedOfferAccepted') } },
  tellOfChangedCosts: {
    is: {
      closing: {
        ...joint.closing,
        costs: [{ kind: 'RECORDING_FEE', cents: 9_000 }],
        corrected: { number: 1, before: [{ kind: 'RECORDING_FEE', cents: 5_000 }], isDelivered: false },
      },
    },
  },
  tellOfAccountChange: {
    is: {
      accounts: {
        ...joint.accounts,
        hold: { changedAt: at, until: at, isConfirmed: false, triesLeft: 3, callOn: null },
      },
    },
  },
  tellOfCondition: { is: { conditions } },
  tellOfOffers: { is: { status: where('offerSelected') } },
  tellOfSavedOffers: { is: { status: where('offerSelected') } },
  tellOfAnswer: { is: { conditions } },
  tellOfWaiver: { is: { conditions }, payload: { conditionUuid: 'waived' } },
  tellOfRightToCancel: {
    is: { status: where('rescissionEnded'), rescission: { ...joint.rescission, endsAt: '2026-11-19T08:00:00.000Z' } },
  },
  tellOfFloodZone: { is: { flood: { zone: 'AE', isCertificatePending: false } } },
  inviteSigner: { is: {}, payload: { identityUuid: owner?.identityUuid } },
  tellOfNotaryRoom: { is: { status: where('deedAccepted') } },
  tellOfAppointment: {
    is: { notary: { ...joint.notary, slot: { startsAt: at, endsAt: at, place: 'At home' } as never } },
    payload: { startsAt: at },
  },
  tellOfCancelledAppointment: { is: { status: where('notaryReserved') } },
  tellOfLostAppointment: { is: { status: where('notaryReserved') } },
};

/** What they say, without their subjects. */
const emailsOf = async (...about: Parameters<typeof messagesOf>): Promise<readonly string[]> =>
  (await messagesOf(...about)).map(({ words }) => words);

async function messagesOf(
  effect: Sent,
  payload: object = situations[effect]?.payload ?? {},
  sentences = {},
  is: Partial<Application> = situations[effect]?.is ?? {},
): Promise<readonly Email[]> {
  const application = { ...joint, ...is };
  const about = {
    application,
    file: { liens: [] },
    event: { seq: 1, payload },
    number: async () => new Secret('code 12345678'),
  } as unknown as Work['about'];
  const added: { readonly toIdentity: string }[] = [];
  const addAll = async (_org: string, messages: readonly { readonly toIdentity: string }[]) =>
    void added.push(...messages);
  const handlers = messageHandlers({ addAll }, { make: async () => [] } as never);
  await handlers[effect].start({ about, key: effect });
  const compose = aboutApplication({
    workingCase: async () => about,
    lenderOf: () => ({ name: 'Aspen Lending', siteUrl: 'https://aspen.test', sentences }),
    wayIn: async (_org, _identity, place) => `https://aspen.test${place}`,
    addressBefore: async () => undefined,
  });
  const composed = await Promise.all(added.map((message) => compose({ ...message, kind: effect } as never)));
  return composed.flatMap((message) => (message ? [message] : []));
}

/** What stands in an address is not read. */
const address = /https:\/\/\S+/g;
const linksIn = (words: string) =>
  [...words.matchAll(/https:\/\/aspen\.test([^\s#?]*)/g)].map(([, path]) => path || '/');

test.each(written)('%s is written, reads without a gap or a code, and its links open pages', async (effect) => {
  const emails = await emailsOf(effect);
  expect(emails.length).toBeGreaterThan(0);
  for (const words of emails) expect(unreadable(words.replaceAll(address, ''))).toEqual([]);
  for (const path of emails.flatMap(linksIn)) expect(findPage(path) ?? redirectOf(path, ''), path).toBeDefined();
});

test('each owner is told of an appointment, the borrower alone of a decision', async () => {
  expect(await emailsOf('tellOfAppointment')).toHaveLength(1 + joint.signers.length);
  expect(await emailsOf('sendWelcome')).toHaveLength(1);
});

test('a brand welcomes in words of its own, and the rest of the email is ours', async () => {
  const [ours = ''] = await emailsOf('sendWelcome');
  const [own = ''] = await emailsOf('sendWelcome', {}, { lineWelcome: 'Howdy, neighbor.' });
  expect(ours).toMatch(/^Welcome\. Your line .* with Aspen Lending is open/);
  expect(own).toBe(ours.replace('Welcome.', 'Howdy, neighbor.'));
});

test.each([
  ['sendWelcome', 'lineOpenSubject', 'Your line of credit is open'],
  ['tellOfOffers', 'offersReadySubject', 'Your offers are ready'],
  ['tellOfSavedOffers', 'offersSavedSubject', 'Your offers are saved'],
  ['tellOfAnswer', 'answerReceivedSubject', 'We received what you sent'],
] as const)('a brand may give %s a subject of its own', async (effect, key, ours) => {
  const subjectOf = async (sentences = {}) => (await messagesOf(effect, undefined, sentences))[0]?.subject;
  expect(await subjectOf()).toBe(ours);
  expect(await subjectOf({ [key]: 'Good news from us' })).toBe('Good news from us');
});

test('an invitation that was taken back before it was sent says nothing', async () => {
  expect(await emailsOf('inviteSigner', { identityUuid: 'someone who was removed' })).toEqual([]);
  expect(await emailsOf('inviteSigner', {})).toEqual([]);
});

test('the email of changed costs opens the closing disclosure itself', async () => {
  const [words = ''] = await emailsOf('tellOfChangedCosts');
  expect(words.split('\n\n').at(-1)).toBe(
    `https://aspen.test/account/heloc/${joint.uuid}/document/disclosures?open=closing`,
  );
});

test('what is asked of a signer leads to their own pages', async () => {
  const [words = ''] = await emailsOf('tellOfCondition', { signerUuid: owner?.identityUuid });
  expect(linksIn(words)).toEqual(['/account/heloc/heloc-signer/conditions']);
  expect(words).toContain('- Verify Your Identity');
});

test('one message names everything that is outstanding and not answered; the text says where, and carries no way in', async () => {
  const [email = '', text = ''] = await emailsOf('tellOfCondition');
  expect(email.match(/^- .*$/gm)).toEqual(['- We Are Looking Into Your Question', '- Add Your Phone Number']);
  expect(text).toMatch(/^Aspen Lending: .*conditions Reply HELP for help, STOP to end texts\.$/);
});

test('what was answered before it went is not asked for again', async () => {
  const all = conditions.map((one) => ({ ...one, answeredAt: at }));
  expect(await emailsOf('tellOfCondition', {}, {}, { conditions: all })).toEqual([]);
});

test('offers are told of only while there is one to choose, with the day until which they are good', async () => {
  const status = where('offerSelected');
  const deadlines = { offersExpired: '2026-12-17T20:00:00.000Z' };
  const [ready = ''] = await emailsOf('tellOfOffers', {}, {}, { status, deadlines });
  expect(ready).toContain('See your offers:\n\nhttps://aspen.test/account/heloc/');
  expect(ready).toContain('Your offers are good until December 17, 2026.');
  // A rate would need its cost terms beside it: the page has them all.
  expect(ready).not.toMatch(/\d%|\$\d/);
  for (const effect of ['tellOfOffers', 'tellOfSavedOffers'] as const)
    expect(await emailsOf(effect, {}, {}, { status: 'COLLECT_ADDITIONAL_INFO', deadlines })).toEqual([]);
});

test('a copy of an offer has its cost beside its rate, and goes to the address that asked for it', async () => {
  const about = { application: { ...joint, status: where('offerSelected') }, file: {}, event: undefined } as never;
  const compose = aboutApplication({
    workingCase: async () => about,
    lenderOf: () => ({ name: 'Aspen Lending', siteUrl: 'https://aspen.test' }),
    wayIn: async () => '',
    addressBefore: async () => undefined,
  });
  const offer = { type: 'STANDARD', termYears: 10, rateBps: 900, originationFeeBps: 0, discounts: [] };
  const details = { offer: JSON.stringify({ ...offer, amountCents: 5_000_000, drawCents: 5_000_000 }) };
  const toIdentity = joint.borrower.identityUuid;
  const message = { kind: 'offerCopy', channel: 'email', recipient: 'own@ada.example', toIdentity, details } as never;
  const composed = await compose(message);
  expect(composed?.recipient).toBe('own@ada.example');
  for (const said of ['APR, fixed: 9.00%', 'Monthly payment: $633.38', 'Term: 10 years', 'Total interest'])
    expect(composed?.words).toContain(said);
});

test('what was answered and is still with us is told of to the one who answered', async () => {
  const [received = ''] = await emailsOf('tellOfAnswer');
  expect(received.match(/^- .*$/gm)).toHaveLength(1);
  expect(await emailsOf('tellOfAnswer', { signerUuid: owner?.identityUuid })).toEqual([]);
});

test('every owner is told the last day to cancel, in the time of the home, and no one once it is waived or over', async () => {
  const { is } = situations.tellOfRightToCancel ?? {};
  const told = await emailsOf('tellOfRightToCancel');
  expect(told).toHaveLength(1 + joint.signers.length);
  for (const words of told) expect(words).toContain('You can cancel until: Wed, Nov 18, 2026\nMidnight, Pacific Time');
  const waived = { ...joint.rescission, endsAt: at, isWaived: true };
  expect(await emailsOf('tellOfRightToCancel', {}, {}, { ...is, rescission: waived })).toEqual([]);
  expect(await emailsOf('tellOfRightToCancel', {}, {}, { ...is, status: 'COMPLETE' })).toEqual([]);
});

test('a rate never stands without what it costs', async () => {
  for (const effect of ['tellOfSignedAgreement', 'sendWelcome'] as const) {
    const [words = ''] = await emailsOf(effect);
    for (const term of [
      'APR, fixed: 8.99%',
      'Monthly payment: $652.04',
      'Term: 10 years',
      'Total interest',
      'Origination fee',
    ])
      expect(words).toContain(term);
  }
});
