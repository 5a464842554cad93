/** A valuation company of our own making: it agrees with what is expected unless the street says otherwise. */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import type { Address } from '#core/people/address.ts';
import { accepted, understand } from '../answers.ts';
import { type PersonaAnswer, personasFor } from '../personas.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOfHouse } from '../sandbox/seed.ts';
import {
  appraisalArrangement,
  type ValuationRequest,
  type ValuationResult,
  type Valuations,
  valuationResult,
} from './port.ts';

const appraisers = [
  'Lena Okafor, certified residential appraiser',
  'Samuel Reyes, certified residential appraiser',
] as const;
const streets = ['Alder Ct', 'Birch Ln', 'Cypress Way', 'Dogwood Dr'] as const;

export function createSandboxValuations(sandbox: Sandbox): Valuations {
  return {
    ...longWork(sandbox, 'valuation', valuationResult),
    order: async (request) => {
      const { key, applicationUuid, address, kind } = request;
      const shown = { applicationUuid, kind, street: address.street1, zip: address.zip };
      const message = () => ({ kind: 'valuationDone', content: resultOf(request, sandbox.today()) });
      return understand(
        'valuation',
        accepted,
        await sandbox.promise('valuation', `order ${kind}`, key, shown, message),
      );
    },
    arrangeAppraisal: async ({ key, applicationUuid, address, payer }) => {
      const seed = seedOfHouse(address);
      const shown = { applicationUuid, street: address.street1, zip: address.zip, payer };
      const answer = await sandbox.answer('valuation', 'arrange appraisal', key, shown, () => ({
        appraisalId: seed.uuid(`appraisal ${key}`),
        appraiser: seed.pick('appraiser', appraisers),
        payer,
        feeCents: seed.int('fee', 110, 150) * 500,
        inspectionFrom: addDays(sandbox.today(), 3),
      }));
      return understand('valuation', appraisalArrangement, answer);
    },
  };
}

function resultOf({ kind, address, expectedCents }: ValuationRequest, today: CalendarDate): ValuationResult {
  const marks = marksOn(address);
  // An appraiser comes by appointment, so someone always opens the door.
  if (marks.has('notPossible') && kind !== 'appraisal')
    return { outcome: 'notPossible', why: 'The house cannot be seen from the street and no one let us in.' };
  const seed = seedOfHouse(address);
  const share = marks.has('lowValue') ? 0.7 : 1 + seed.share(`${kind} value`) * 0.03;
  const valueCents = Math.round((expectedCents * share) / 100_000) * 100_000;
  const isDisputed = marks.has('disputed');
  const spread = isDisputed ? 0.25 : 0.04;
  const comparables = streets.map((street, at) => ({
    street: `${seed.int(`number ${at}`, 10, 980)} ${street}`,
    soldOn: addDays(today, -seed.int(`sold ${at}`, 20, 170)),
    priceCents: Math.round((valueCents * (1 + (at % 2 === 0 ? spread : -spread))) / 100_000) * 100_000,
  }));
  return {
    outcome: 'reported',
    kind,
    valueCents,
    condition: marks.has('poor') ? 'POOR' : 'GOOD',
    inspectedOn: today,
    isDisputed,
    summary: summaryOf(kind, marks),
    comparables,
  };
}

function marksOn({ street1, street2 }: Address): ReadonlySet<PersonaAnswer<'valuation'>> {
  return new Set(personasFor('street', `${street1} ${street2}`, 'valuation').map(({ answer }) => answer));
}

function summaryOf(kind: ValuationRequest['kind'], marks: ReturnType<typeof marksOn>): string {
  const looked = {
    bpo: 'Seen from the street by a broker.',
    evaluation: 'A model, and photographs of the outside.',
    appraisal: 'Inspected inside and out.',
  }[kind];
  if (marks.has('poor')) return `${looked} The roof is open in places and the house stands empty.`;
  if (marks.has('disputed')) return `${looked} Sales nearby contradict each other by half; an appraisal is advised.`;
  if (marks.has('lowValue')) return `${looked} Prices nearby have fallen since the model was made.`;
  return `${looked} Kept well; sales nearby support the value.`;
}
