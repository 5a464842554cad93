/** An appraisal is arranged for the one who pays by our settings; a vendor that bills another is a fault. */
import { expect, test } from 'vitest';
import { newApplication } from '#core/application/new-application.ts';
import { people } from '#core/journey/stories/samples.ts';
import { knownOf } from '#core/underwriting/stories/known.ts';
import type { Valuations } from '../../vendors/valuation/port.ts';
import { VendorFault } from '../../vendors/vendor.ts';
import type { Work } from '../effects.ts';
import { valuationHandlers } from './valuation.ts';

const application = newApplication(people.employee, new Date('2026-04-20T12:00:00Z'));
const work = { about: { application }, key: 'key' } as unknown as Work;

async function arranged(isValuationCoveredByCompany: boolean, billed?: 'borrower' | 'company') {
  const named: string[] = [];
  const valuations = {
    arrangeAppraisal: async ({ payer }: { payer: 'borrower' | 'company' }) => {
      named.push(payer);
      return { payer: billed ?? payer, feeCents: 650_00 };
    },
  } as unknown as Valuations;
  const settings = { ...knownOf(application).settings, isValuationCoveredByCompany };
  const { arrangeAppraisal } = valuationHandlers(valuations, () => settings);
  return { answer: await arrangeAppraisal.start(work), named };
}

test('the vendor is told who pays, and only the price is reported', async () => {
  const answer = { reports: 'appraisalArranged', facts: { feeCents: 650_00 } };
  expect(await arranged(true)).toEqual({ answer, named: ['company'] });
  expect(await arranged(false)).toEqual({ answer, named: ['borrower'] });
});

test('a vendor that bills another than the one we named is not taken at its word', async () => {
  await expect(arranged(true, 'borrower')).rejects.toThrow(VendorFault);
});
