/** The journey's components: one for every screen of core/journey/screens.ts, each loaded when someone is led there. */
import type { ComponentType } from 'react';
import type { applicationScreens } from '#core/journey/screens.ts';
import { JourneyPage } from './journey-screen.tsx';
import { type LatePage, latePage } from './lazy-page.ts';
import { usePage } from './site.ts';

type ScreenName = keyof typeof applicationScreens;

/** A module's one component, under the name its chunk is counted by. */
function screen<Name extends string>(
  name: Name,
  load: () => Promise<{ readonly [N in Name]: ComponentType }>,
): LatePage {
  return latePage(name, async () => (await load())[name]);
}

const appraisal = screen('AppraisalHold', () => import('./screens/hold/appraisal-hold.tsx'));
const hold = screen('Hold', () => import('./screens/application/hold.tsx'));
const decline = screen('ErrorDecline', () => import('./screens/error/decline.tsx'));

const screenComponents: Readonly<Record<ScreenName, LatePage>> = {
  'start/profile': screen('StartProfile', () => import('./screens/start/profile.tsx')),
  'start/contact': screen('StartContact', () => import('./screens/start/contact.tsx')),
  'start/hmda': screen('StartHmda', () => import('./screens/start/hmda.tsx')),
  'start/app-summary': screen('StartAppSummary', () => import('./screens/start/app-summary.tsx')),
  'credit/social': screen('CreditSocial', () => import('./screens/credit/social.tsx')),
  'credit/error': screen('CreditError', () => import('./screens/credit/error.tsx')),
  'product/assets': screen('ProductAssets', () => import('./screens/product/assets.tsx')),
  'product/select': screen('ProductSelect', () => import('./screens/product/select.tsx')),
  'product/select/confirm': screen('ProductConfirm', () => import('./screens/product/confirm.tsx')),
  'product/prequal-winback': screen('PrequalWinback', () => import('./screens/product/prequal-winback.tsx')),
  liens: screen('Liens', () => import('./screens/liens/liens.tsx')),
  'income/review': screen('IncomeReview', () => import('./screens/income/review.tsx')),
  'income/link/{type}': screen('IncomeLink', () => import('./screens/income/link.tsx')),
  'income/pointserv-callback': screen('PointservCallback', () => import('./screens/income/pointserv-callback.tsx')),
  'income/upload/{type}': screen('IncomeUpload', () => import('./screens/income/upload.tsx')),
  'income/employer-verification': screen(
    'EmployerVerification',
    () => import('./screens/income/employer-verification.tsx'),
  ),
  'bank/disburse': screen('Disburse', () => import('./screens/bank/disburse.tsx')),
  'bank/manual-disburse': screen('ManualDisburse', () => import('./screens/bank/manual-disburse.tsx')),
  'bank/autopay': screen('Autopay', () => import('./screens/bank/autopay.tsx')),
  'bank/confirm': screen('ConfirmAccount', () => import('./screens/bank/confirm.tsx')),
  identity: screen('Identity', () => import('./screens/identity/identity.tsx')),
  'bpo/condition': screen('HomeCondition', () => import('./screens/bpo/order.tsx')),
  'bpo/order-bpo': screen('OrderValuation', () => import('./screens/bpo/order.tsx')),
  'bpo/estimate-value': screen('EstimateValue', () => import('./screens/bpo/estimate-value.tsx')),
  'bpo/waiting': hold,
  'bpo/hold': hold,
  'payoff/hold': hold,
  'document/disclosures': screen('Disclosures', () => import('./screens/document/disclosures.tsx')),
  'signing/intro': screen('SigningIntro', () => import('./screens/signing/intro.tsx')),
  'signing/sign': screen('SigningSign', () => import('./screens/signing/sign.tsx')),
  'signing/support': screen('SigningSupport', () => import('./screens/signing/support.tsx')),
  'notary/intro': screen('NotaryIntro', () => import('./screens/notary/intro.tsx')),
  'notary/session': screen('NotarySession', () => import('./screens/notary/session.tsx')),
  'notary/error': screen('NotaryError', () => import('./screens/notary/session.tsx')),
  'notary/reserve-manual': screen('ReserveManual', () => import('./screens/notary/manual.tsx')),
  'notary/schedule-manual': screen('ScheduleManual', () => import('./screens/notary/manual.tsx')),
  'signing/additional': screen('SigningAdditional', () => import('./screens/signing/additional.tsx')),
  hold: appraisal,
  conditions: screen('Conditions', () => import('./screens/conditions/conditions.tsx')),
  'conditions/upload-document': screen('UploadDocument', () => import('./screens/conditions/upload-document.tsx')),
  'conditions/phone-number': screen('PhoneNumber', () => import('./screens/conditions/phone-number.tsx')),
  'review-app/property': screen('ReviewProperty', () => import('./screens/review-app/property.tsx')),
  'review-app/incorrect-pin': hold,
  'review-app/no-credit': hold,
  'review-app/uw': hold,
  'review-app/delinquency': hold,
  'review-app/incorrect-ownership': hold,
  'review-app/datatree': hold,
  'review-app/signdocs': screen('ReviewSignDocs', () => import('./screens/review-app/signdocs.tsx')),
  complete: screen('Complete', () => import('./screens/complete/complete.tsx')),
  'error/decline': decline,
  'error/credit': decline,
  'error/income': decline,
  'error/timeout': hold,
  'error/flood-cert': hold,
};

/** The screen of the page that is open, in the frame that every one of them shares. */
export function JourneyRoute() {
  const name = usePage()?.pattern.replace('/account/{product}/{uuid}/', '') as ScreenName;
  return <JourneyPage screen={screenComponents[name]} />;
}
