/**
 * THE TABLE of the funnel: the steps on the way from a first page to a signed loan, in order, and what shows that a visit
 * has reached one. A step is stored by its number, so a new one goes to the end of `number`s wherever it stands in line.
 */
import { type RegistrationForm, type StepKey, stepAtPath, stepsOnPage } from '#core/registration/steps.ts';
import type { TelemetryEvent } from '#core/telemetry.ts';

interface FunnelRow {
  readonly number: number;
  /** Reached by opening a page of registration, a screen of the application, any page at all, or by an event. */
  readonly by:
    | { readonly step: StepKey }
    | { readonly screens: readonly string[] }
    | { readonly event: TelemetryEvent }
    | 'anyPage';
}

export const funnel = {
  visit: { number: 0, by: 'anyPage' },
  property: { number: 1, by: { step: 'property' } },
  homeAddress: { number: 2, by: { step: 'homeAddress' } },
  forSale: { number: 3, by: { step: 'forSale' } },
  income: { number: 4, by: { step: 'income' } },
  name: { number: 5, by: { step: 'name' } },
  birthdate: { number: 6, by: { step: 'birthdate' } },
  contact: { number: 7, by: { step: 'contact' } },
  password: { number: 8, by: { step: 'password' } },
  started: { number: 9, by: { event: 'helocStarted' } },
  offers: { number: 10, by: { screens: ['product/select'] } },
  confirm: { number: 11, by: { screens: ['product/select/confirm'] } },
  identity: { number: 12, by: { screens: ['identity'] } },
  signing: { number: 13, by: { screens: ['signing/intro', 'signing/sign'] } },
  notary: { number: 14, by: { screens: ['notary/intro', 'notary/session', 'notary/reserve-manual'] } },
  complete: { number: 15, by: { screens: ['complete'] } },
} as const satisfies Record<string, FunnelRow>;
export type FunnelStep = keyof typeof funnel;
export const funnelSteps = Object.keys(funnel) as FunnelStep[];

export const stepNumberMax = Math.max(...Object.values(funnel).map(({ number }) => number));

/** The two forms of registration. */
type FormVariant = RegistrationForm['kind'];

const redesigned = '/account/{product}/register-v2';
const older = '/account/{product}/register/{registration}/{step}';
const screens = '/account/{product}/{uuid}/';

/** Which form a page belongs to; undefined for every other page. */
export function formOf(pagePath: string): FormVariant | undefined {
  if (pagePath === redesigned || pagePath.startsWith(`${redesigned}/`)) return 'redesigned';
  return pagePath === older ? 'older' : undefined;
}

interface Shown {
  readonly pagePath: string;
  /** The page of the older form. */
  readonly step?: string | undefined;
}

/** The step that a page which was opened shows; undefined where it is only a page. */
export function stepOfPage({ pagePath, step = '' }: Shown): number | undefined {
  const form = formOf(pagePath);
  const key = form === 'redesigned' ? stepAtPath(pagePath.slice(redesigned.length + 1)) : stepsOnPage(step)[0];
  const screen = pagePath.startsWith(screens) ? pagePath.slice(screens.length) : undefined;
  return rowWhere(({ by }) => {
    if (by === 'anyPage') return false;
    if ('step' in by) return form !== undefined && by.step === key;
    return 'screens' in by && screen !== undefined && by.screens.includes(screen);
  });
}

export function stepOfEvent(event: string): number | undefined {
  return rowWhere(({ by }) => typeof by === 'object' && 'event' in by && by.event === event);
}

function rowWhere(fits: (row: FunnelRow) => boolean): number | undefined {
  return Object.values<FunnelRow>(funnel).find(fits)?.number;
}
