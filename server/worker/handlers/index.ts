/** One handler for each effect of the table: a gap does not compile. */
import type { Documents } from '../../lending/documents/index.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Vendors } from '../../vendors/index.ts';
import type { EffectHandlers } from '../effects.ts';
import { bankHandlers } from './accounts.ts';
import { floodHandlers, paymentHandlers, recordingHandlers } from './closing.ts';
import { creditHandlers } from './credit.ts';
import type { LenderOfApplication } from './emails.ts';
import { messageHandlers } from './messages.ts';
import { uploadsFrom } from './papers.ts';
import { propertyHandlers } from './property.ts';
import { servicingHandlers } from './servicing.ts';
import { documentHandlers, notaryHandlers, type OpenMeeting, type ReturnUrl, signingHandlers } from './signing.ts';
import { titleHandlers } from './title.ts';
import { valuationHandlers } from './valuation.ts';
import { employmentHandlers, identityHandlers, incomeHandlers, type SettingsOf } from './verification.ts';
import { watchListHandlers } from './watch-list.ts';

export interface HandlerOptions {
  readonly outbox: Pick<Outbox, 'addAll'>;
  readonly documents: Documents;
  readonly lenderOf: LenderOfApplication;
  readonly settingsOf: SettingsOf;
  readonly openMeeting: OpenMeeting;
}

export function effectHandlers(
  vendors: Vendors,
  { outbox, documents, lenderOf, settingsOf, openMeeting }: HandlerOptions,
): EffectHandlers {
  const readUpload = uploadsFrom(documents);
  const returnUrl: ReturnUrl = (application, screen) =>
    `${lenderOf(application).siteUrl}/account/heloc/${application.uuid}/${screen}`;
  return {
    ...creditHandlers(vendors.credit),
    ...propertyHandlers(vendors.property),
    ...valuationHandlers(vendors.valuations, settingsOf),
    ...titleHandlers(vendors.title),
    ...floodHandlers(vendors.flood),
    ...incomeHandlers(vendors.income, readUpload),
    ...employmentHandlers(vendors.employment),
    ...bankHandlers(vendors.bank, vendors.deposits),
    ...identityHandlers(vendors.identity, readUpload),
    ...documentHandlers(vendors.documents, documents, settingsOf),
    ...signingHandlers(vendors.signing, documents, returnUrl),
    ...notaryHandlers(vendors.notary, documents, { settingsOf, returnUrl, openMeeting }),
    ...recordingHandlers(vendors.recording, documents),
    ...watchListHandlers(vendors.watchList),
    ...paymentHandlers(vendors.payments),
    ...servicingHandlers(vendors.servicing),
    ...messageHandlers(outbox, documents),
  };
}
