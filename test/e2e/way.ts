/**
 * The quick way to where a test begins: what a borrower says on each screen is said by the same calls, what staff decide
 * by the workshop. Each status has one step; where there is none someone else is at work and is waited for.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, expect } from '@playwright/test';
import type { BorrowerView } from '#core/application/view.ts';
import type { CommandName } from '#core/contract/commands.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { DevRoutes } from '#core/contract/dev.ts';
import type { Routes } from '#core/contract/routes.ts';
import type { EventName, Sender } from '#core/journey/events.ts';
import type { Status } from '#core/journey/statuses.ts';
import { creditConsentVersions } from '#core/people/consents.ts';
import { noDemographics } from '#server/proof/test-answers.ts';
import { type Plan, places } from '#server/proof/test-plan.ts';
import type { Made } from './application-page.ts';
import { confirmByCalls } from './confirm.ts';

type Particulars = AnswerOf<Routes['GET /service-application/api/v2/application/heloc/{uuid}/particulars']>;
type Offers = AnswerOf<Routes['GET /service-application/api/v2/application/heloc/{uuid}/offers']>;
type Summary = AnswerOf<DevRoutes['GET /dev/api/applications/{uuid}']>;

/** What is said on the way, by the one who goes it. */
function voiceOf(request: APIRequestContext, { uuid, token }: Made) {
  const of = (version: string) => `/service-application/api/${version}/application/heloc/${uuid}`;
  const headers = { authorization: `Bearer ${token}` };
  const ask = async <T>(path: string): Promise<T> => (await request.get(path, { headers })).json();
  return {
    now: () => ask<Summary>(`/dev/api/applications/${uuid}`),
    view: () => ask<BorrowerView>(of('v1')),
    known: () => ask<Particulars>(`${of('v2')}/particulars`),
    offers: () => ask<Offers>(`${of('v2')}/offers`),
    /** False when the application has moved meanwhile. */
    act: async (command: CommandName, data: object = {}): Promise<boolean> => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const say = () => request.post(`${of('v2')}/${command}`, { headers: { ...headers, ...key }, data });
      let said = await say();
      if (said.status() === 403) {
        await confirmByCalls(request, token);
        said = await say();
      }
      expect(said.ok() || said.status() === 409, `${command}: ${await said.text()}`).toBe(true);
      return said.ok();
    },
  };
}

type Voice = ReturnType<typeof voiceOf>;

/** What staff say, or anyone else who is named; false when the application has moved meanwhile. */
export async function operate(
  request: APIRequestContext,
  uuid: string,
  event: EventName,
  payload: object = {},
  by: Sender = 'operations',
): Promise<boolean> {
  const said = await request.post(`/dev/api/applications/${uuid}/events`, { data: { event, payload, by } });
  expect(said.ok() || said.status() === 409, `${event}: ${await said.text()}`).toBe(true);
  return said.ok();
}

/** One command of the borrower's own; false when the application has moved meanwhile. */
export const command = (request: APIRequestContext, made: Made, name: CommandName, data: object): Promise<boolean> =>
  voiceOf(request, made).act(name, data);

type Step = (voice: Voice, plan: Plan) => Promise<unknown>;

const estimate: Step = ({ act }, { estimateCents = 62_000_000 }) =>
  act('estimateValue', { valueCents: estimateCents, condition: 'GOOD' });

const attest: Step = async ({ act, known }, { paysOffLiens = false }) => {
  const { liens } = await known();
  const answers = liens.map(({ uuid, balanceCents, position }) => ({
    uuid,
    balanceCents,
    isPaidOff: paysOffLiens && position > 1,
  }));
  await act('attestLiens', { liens: answers });
};

export const typed = (accountNumber = '1111222233331111') => ({
  way: 'typed',
  routingNumber: '021000021',
  accountNumber,
});

const steps: { readonly [S in Status]?: Step } = {
  NO_AVM_FOUND: estimate,
  NAV_BPO_ESTIMATE: estimate,
  NAV_RESI_EVAL_ESTIMATE: estimate,
  LIEN_VERIFICATION: attest,
  OFFER_SELECTION: async ({ act, offers }, plan) => act('selectOffer', choice(await offers(), plan)),
  COLLECT_ADDITIONAL_INFO: async ({ act, known }, plan) => {
    const { ownership } = await known();
    await act('submitInformation', {
      ownership: plan.ownership ?? ownership.type ?? 'SOLE',
      coOwnerNames: plan.ownership === 'SOLE' ? [] : ['Bea Homeowner', 'Cy Homeowner'].slice(0, ownership.coOwners),
      trustName: 'Homeowner Family Trust',
      maritalStatus: plan.maritalStatus ?? 'UNMARRIED',
      mailingAddress: null,
      purpose: 'HOME_IMPROVEMENT',
      equityLoan: null,
    });
  },
  HMDA: ({ act }) => act('answerDemographics', noDemographics),
  APP_SUBMISSION: async (voice, plan) =>
    (await correct(voice, plan)) ||
    voice.act('submitApplication', { consentVersion: creditConsentVersions.HARD_CREDIT }),
  DISBURSEMENT_ACCOUNT: ({ act }, { accountNumber }) =>
    act('saveDisbursementAccount', { account: typed(accountNumber) }),
};

function choice({ offers, debts, home }: Offers, { drawDollars = 50_000, debtsToPay = 0 }: Plan) {
  const wanted = Math.max(drawDollars, home.liensPaidOffCents / 100);
  const nearest = ({ minDraw, maxDraw }: (typeof offers)[number]) => Math.min(maxDraw, Math.max(minDraw, wanted));
  const [offer] = offers.toSorted((one, two) => Math.abs(nearest(one) - wanted) - Math.abs(nearest(two) - wanted));
  if (!offer) throw new Error('There should be offers to choose from.');
  const draw = nearest(offer);
  const paid = debts.slice(0, debtsToPay).map(({ uuid }) => uuid);
  return { offerId: offer.id, drawCents: Math.round(draw * 100), discounts: [], debtsToPay: paid };
}

/** A house or an income that a plan names is told before submission, as someone does who mistyped it; false when told. */
async function correct({ act, known, view }: Voice, { houseNumber, street = 'Elm', known: told }: Plan) {
  if (houseNumber === undefined) return false;
  const address = { street1: `${houseNumber} ${street} Rd`, street2: '', ...places.CA };
  const { employmentType } = await known();
  if ((await view()).property.street1 === address.street1) return false;
  const { annualIncomeCents } = told ?? {};
  return act('correctAnswers', {
    address,
    ...(annualIncomeCents && { income: { employmentType, annualIncomeCents } }),
  });
}

/** Goes on until this status, and leaves the application there. */
export async function goOnTo(request: APIRequestContext, made: Made, plan: Plan, wanted: Status): Promise<void> {
  const voice = voiceOf(request, made);
  const deadlineMs = Date.now() + 90_000;
  for (let done = ''; ; ) {
    const { status, statusSince } = await voice.now();
    if (status === wanted) return;
    if (Date.now() > deadlineMs) throw new Error(`Stuck in ${status} on the way to ${wanted}.`);
    const stay = `${status} ${statusSince}`;
    const step = steps[status as Status];
    if (step && stay !== done && (await step(voice, plan)) !== false) done = stay;
    else await sleep(50);
  }
}
