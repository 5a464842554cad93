/**
 * What the place of the property means before anything is sent: whether we lend there, where to go instead, what to warn
 * of. The rules are core's; the server asks them again.
 */
import type { Product } from '#core/brand/brand.ts';
import type { StateCode } from '#core/calendar/time-zones.ts';
import type { Finding } from '#core/eligibility/finding.ts';
import {
  checkDisasterZip,
  checkNewYork,
  checkOriginatorLicensed,
  checkReferredState,
  checkSite,
  type Originator,
  type PlaceSettings,
} from '#core/eligibility/property.ts';
import { isStateCode } from '#core/eligibility/states.ts';
import type { RegistrationAnswers } from '#core/registration/data.ts';
import { couldTake, knockOutsAt, type LendingArea } from '#core/registration/knock-outs.ts';
import { registerPath } from '#core/registration/steps.ts';
import { read } from '#web/client/retry.ts';
import type { Start } from '#web/client/start.ts';
import type { Refusal } from '#web/ui/use-form.ts';
import { offeredProducts } from '../../site.ts';
import { today } from './age-rule.ts';

export interface PropertyPlace {
  readonly state: string;
  readonly zip: string;
}

export interface Lender {
  readonly start: Start;
  readonly product: Product;
}

/** What keeps the person from going on with this property; a place we do not serve yet does not, for the wait list. */
export function blockingFinding(
  { state }: PropertyPlace,
  lender: Lender,
  originator: Originator | undefined,
): Finding | undefined {
  if (!isStateCode(state)) return undefined;
  const settings = settingsOf(lender);
  const answers = [
    checkReferredState(state, settings),
    checkSite(state, settings),
    checkNewYork(state, settings),
    ...(originator ? [checkOriginatorLicensed(state, originator)] : []),
  ];
  return answers.find((answer) => !answer.ok);
}

/** A state we may not lend in is said beside the address, everything else above the button. */
export function refusalOf({ code, message }: Finding, hasExtraFields: boolean): Refusal {
  if (code !== 'NEW_YORK_UNDER_REVIEW') return { message };
  return { message, param: hasExtraFields ? 'state' : 'street1' };
}

export function disasterFinding({ zip }: PropertyPlace, lender: Lender): Finding | undefined {
  const answer = checkDisasterZip(zip, settingsOf(lender));
  return answer.ok ? undefined : answer;
}

/** What the property's place and use would come to. When the lender's lists cannot be had, the server is the one to say no. */
export async function propertyKnockOuts(
  answers: RegistrationAnswers,
  lender: Lender,
): Promise<ReturnType<typeof knockOutsAt>> {
  const area = await lendingArea(lender).catch(() => undefined);
  return knockOutsAt('property', answers, { product: lender.product, today: today(), area });
}

/** Whether the lender lends there at all: then sending the registration saves it to the wait list. */
export async function unservedFinding(answers: RegistrationAnswers, lender: Lender): Promise<Finding | undefined> {
  return (await propertyKnockOuts(answers, lender)).find(({ kind }) => kind === 'waitlist');
}

/** The brand's other products that would take this home, where anyone may apply without being referred. */
export async function otherProducts(answers: RegistrationAnswers, { start, product }: Lender) {
  const { products } = start.organization.orgMetaData;
  const others = offeredProducts(start).filter((other) => other !== product && !products[other]?.referrerRequired);
  const taken = await Promise.all(
    others.map(async (other) => {
      const area = await lendingArea({ start, product: other }).catch(() => undefined);
      return area && couldTake(answers, { product: other, today: today(), area }) ? [other] : [];
    }),
  );
  return taken.flat();
}

function settingsOf({ start, product }: Lender): PlaceSettings {
  const { companyInfo, products } = start.organization.orgMetaData;
  const { hawaiiPartner, newYork, counterpartUrl, names } = companyInfo;
  const modal = start.flags['fe-heloc-figure-ny-modal'];
  const fires = start.flags['fe-heloc-ca-fires-01-07-2025'];
  const otherSite = { label: names.display, url: counterpartUrl.replace(/\/$/, '') + registerPath(product) };
  return {
    statesServed: [],
    zipsExcluded: [],
    referredStates: { HI: { label: hawaiiPartner.name, url: hawaiiPartner.url } },
    isNewYorkUnderReview: products[product]?.newYorkRegulatorReview ?? false,
    newYorkModal: modal?.enabled ? { isNewYorkSite: newYork, otherSite } : undefined,
    disasterZips: fires?.enabled ? fires.variables.zips : [],
  };
}

const areas = new Map<Product, Promise<LendingArea>>();

function lendingArea({ start, product }: Lender): Promise<LendingArea> {
  const known = areas.get(product);
  if (known) return known;
  const input = { context: 'external', query: { orgCode: start.organization.orgCode, product } } as const;
  const area = Promise.all([
    read('GET /service-application/external/api/v2/heloc/states-eligibility', input),
    read('GET /service-application/external/api/v1/heloc/zip-eligibility', input),
  ]).then(([states, { excludedZips }]) => ({ statesServed: states as StateCode[], zipsExcluded: excludedZips }));
  areas.set(product, area);
  // The next property may be luckier.
  area.catch(() => areas.delete(product));
  return area;
}
