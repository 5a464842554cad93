/** One handler for each effect of the table: a gap does not compile. */
import type { Flags } from '#core/flags.ts';
import type { Vendors } from '../../vendors/index.ts';
import type { EffectHandlers } from '../effects.ts';
import { floodHandlers, paymentHandlers, recordingHandlers, watchListHandlers } from './closing.ts';
import { creditHandlers } from './credit.ts';
import { propertyHandlers } from './property.ts';
import { titleHandlers } from './title.ts';
import { valuationHandlers } from './valuation.ts';

interface HandlerOptions {
  readonly flags: Flags;
  readonly messages: unknown;
  readonly brands: unknown;
}

export function effectHandlers(vendors: Vendors, { flags }: HandlerOptions): EffectHandlers {
  const doesCompanyPay = () => flags['fe-heloc-company-covers-appraisal'].enabled;
  return {
    ...creditHandlers(vendors.credit),
    ...propertyHandlers(vendors.property),
    ...valuationHandlers(vendors.valuations, { doesCompanyPay }),
    ...titleHandlers(vendors.title),
    ...floodHandlers(vendors.flood),
    ...recordingHandlers(vendors.recording),
    ...watchListHandlers(vendors.watchList),
    ...paymentHandlers(vendors.payments),
  } as unknown as EffectHandlers;
}
