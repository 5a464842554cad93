import { expect, test, vi } from 'vitest';
import { signEverything } from '../lending/documents/test-signing.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { sendFiles } from '../lending/uploads/test-files.ts';
import { noDemographics } from './test-answers.ts';
import { reaches, testProduct } from './test-product.ts';

const product = await testProduct();
const { origination, orgCode, vendors } = product;

/** Does what a person does at the notary's own page: takes the seat, answers the questions, signs. */
async function meetNotary(uuid: string, identityUuid: string): Promise<void> {
  const reference = await vi.waitFor(async () => {
    const entry = (await vendors.sandbox.book('notary')).find(
      ({ action, key }) => action === 'openMeeting' && key.startsWith(uuid),
    );
    if (!entry) throw new Error('The notary has not opened the meeting yet.');
    return (entry.answer as { reference: string }).reference;
  }, 60_000);
  // The platform writes the meeting into its book a moment before the room is furnished.
  const asked = await vi.waitFor(async () => {
    const seat = await vendors.notary.takeSeat(reference, identityUuid);
    if (seat.outcome !== 'asked') throw new Error('The notary should ask questions.');
    return seat;
  }, 60_000);
  await vendors.notary.answerQuestions(
    reference,
    identityUuid,
    asked.questions.map(() => 0),
  );
  expect(await vendors.notary.signDeed(reference, identityUuid)).toBe(true);
}

test('a sole owner goes from created to funded, each vendor is asked once, and the history is whole', async () => {
  const who = person('borrower', orgCode);
  const operations = [person('operations', orgCode), person('operations', orgCode)];
  const { application } = await origination.start(aStart(who));
  const { uuid } = application;
  const act = (command: Parameters<typeof origination.act>[0]['command'], body: unknown = {}) =>
    origination.act({ person: who, uuid, command, body });

  await reaches(product, who, uuid, 'OFFER_SELECTION', 'LIEN_VERIFICATION');
  const { offerSet } = await origination.offers(who, uuid);
  const offer = offerSet?.offers.at(-1);
  if (!offer) throw new Error('There should be offers.');
  await act('selectOffer', {
    offerId: offer.id,
    drawCents: Math.ceil(offer.minDraw * 100),
    discounts: [],
    debtsToPay: [],
  });
  await act('submitInformation', {
    ownership: 'SOLE',
    coOwnerNames: [],
    trustName: null,
    maritalStatus: 'UNMARRIED',
    mailingAddress: null,
    purpose: 'HOME_IMPROVEMENT',
  });
  await act('answerDemographics', noDemographics);
  await reaches(product, who, uuid, 'APP_SUBMISSION');
  await act('submitApplication', { consentVersion: '2026-11' });
  await reaches(product, who, uuid, 'INCOME_VERIFICATION');
  const send = (...names: string[]) => sendFiles(product.uploads, who, uuid, ...names);
  await act('provideIncomeSource', { source: 'MANUAL_PAYSTUB', documentUuids: await send('paystub.pdf') });
  await reaches(product, who, uuid, 'EMPLOYMENT_VERIFICATION');
  await act('nameEmployer', { employerName: 'Riverside School District' });
  await reaches(product, who, uuid, 'DISBURSEMENT_ACCOUNT');
  await act('saveDisbursementAccount', {
    account: { way: 'typed', routingNumber: '021000021', accountNumber: '1111222233331111' },
  });
  await act('choosePaymentMethod', {
    paymentType: 'AUTOPAY',
    account: { way: 'typed', routingNumber: '021000021', accountNumber: '1111222233331111' },
  });
  await reaches(product, who, uuid, 'VERIFIED_AUTOPAY_ACCOUNT');
  await act('confirmAccount');
  await act('submitIdentity', {
    documentType: "US Driver's License",
    documentUuids: await send('front.jpg', 'back.jpg', 'selfie.jpg'),
  });
  await reaches(product, who, uuid, 'FINAL_OFFER');
  await act('acceptTerms');
  await reaches(product, who, uuid, 'NOTE_SIGNING');
  await expect(act('signNote', {})).rejects.toMatchObject({ code: 'conflict' });
  const name = 'Ada Homeowner';
  await signEverything(product.documents, { orgCode, applicationUuid: uuid }, { ...who, name });
  await act('signNote', {});
  await reaches(product, who, uuid, 'DEED_SIGNING');
  await meetNotary(uuid, who.identityUuid);
  await reaches(product, who, uuid, 'RESCISSION');
  await product.advanceClock('6 days');
  await reaches(product, who, uuid, 'FUNDING_DECISION');
  for (const staff of operations)
    await origination.signal({ person: staff, uuid, event: 'fundingApproved', body: { approver: staff.identityUuid } });
  const done = await reaches(product, who, uuid, 'COMPLETE');

  expect(done.outcome?.hmdaAction).toBe(1);
  const disbursed = (await vendors.sandbox.book('payments')).filter(
    ({ action, key }) => action === 'disburse' && key.startsWith(uuid),
  );
  expect(disbursed).toHaveLength(1);
  const { brokenAt, events } = await origination.history(who, uuid);
  expect(brokenAt).toBeUndefined();
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
});
