/** Sends someone to look at the house, and passes on what they saw. What the figure means is decided elsewhere. */
import { appraisalPayerOf } from '#core/underwriting/settings.ts';
import type { ValuationRequest, ValuationResult, Valuations } from '../../vendors/valuation/port.ts';
import { VendorFault } from '../../vendors/vendor.ts';
import { type EffectHandlers, long, type Work } from '../effects.ts';
import type { SettingsOf } from './verification.ts';

export function valuationHandlers(valuations: Valuations, settingsOf: SettingsOf): EffectHandlers<'valuation'> {
  const order = async (work: Work, kind: ValuationRequest['kind']) => {
    const { application } = work.about;
    const { reference } = await valuations.order({
      key: work.key,
      applicationUuid: application.uuid,
      kind,
      address: application.property.address,
      expectedCents: application.property.valueCents ?? 0,
    });
    return { ordered: reference, from: 'valuation' } as const;
  };
  return {
    orderBrokerPriceOpinion: {
      start: (work) => order(work, 'bpo'),
      long: long(valuations, (_, result) => reported(result)),
    },
    orderEvaluation: {
      start: (work) => order(work, 'evaluation'),
      long: long(valuations, (_, result) => reported(result)),
    },
    arrangeAppraisal: {
      start: async (work) => {
        const { application } = work.about;
        const payer = appraisalPayerOf(settingsOf(work));
        const arranged = await valuations.arrangeAppraisal({
          key: work.key,
          applicationUuid: application.uuid,
          address: application.property.address,
          payer,
        });
        if (arranged.payer !== payer) throw new VendorFault('valuation', 'it bills another than the one we named');
        return { reports: 'appraisalArranged', facts: { feeCents: arranged.feeCents } };
      },
    },
    orderAppraisal: {
      start: (work) => order(work, 'appraisal'),
      long: long(valuations, (_, result) => {
        const answer = reported(result);
        // No one is left to send after an appraiser: someone has to look into it.
        if ('says' in answer) throw new VendorFault('valuation', 'the appraisal cannot be made');
        return answer;
      }),
    },
  };
}

function reported(result: ValuationResult) {
  if (result.outcome === 'notPossible') return { says: 'valuationNotPossible', payload: { why: result.why } } as const;
  const { outcome: _, isDisputed: __, ...facts } = result;
  return { reports: 'valuationReported', facts } as const;
}
