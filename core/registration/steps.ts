/**
 * THE TABLE of the steps of applying, in order. One row says where a step lives in both forms of registration (the
 * redesigned /register-v2/{path} and the older /register/{registration}/{step}), how the older form groups it, which
 * members of the registration data it asks for, and the facts that leave it out. Only data: what each step must satisfy
 * is in forms/, gathered by gate.ts under the same keys, and a gap there does not compile.
 */
import * as words from '#core/words/en/registration/steps.ts';

/** Named yes/no questions; a step is left out when any of its `hiddenWhen` is a yes. */
export interface RegistrationFacts {
  readonly isPrimaryHome: boolean;
  readonly profileHasContact: boolean;
  readonly isLoggedIn: boolean;
  readonly isNewAuthentication: boolean;
}

export interface StepRow {
  /** Beneath /register-v2; empty for its index. */
  readonly path: string;
  /** In /register/{registration}/{step}. Two rows may share one: the older form asks both on one page. */
  readonly step: string;
  readonly group: string;
  /** The entry inside its group; a group of one has none. */
  readonly label?: string;
  readonly fields: readonly string[];
  readonly hiddenWhen: readonly (keyof RegistrationFacts)[];
  /** How long it takes most people. */
  readonly seconds: number;
}

export const steps = {
  property: {
    path: '',
    step: 'property-info',
    group: words.group,
    label: words.address,
    fields: ['propertyAddress'],
    hiddenWhen: [],
    seconds: 60,
  },
  homeAddress: {
    path: 'home-address',
    step: 'property-info',
    group: words.group,
    label: words.address,
    fields: ['homeAddress'],
    hiddenWhen: ['isPrimaryHome'],
    seconds: 30,
  },
  forSale: {
    path: 'for-sale',
    step: 'sale-status',
    group: words.group,
    label: words.saleStatus,
    fields: ['isListedForSale'],
    hiddenWhen: [],
    seconds: 15,
  },
  income: {
    path: 'annual-income',
    step: 'income-info',
    group: words.incomeInfo,
    fields: ['income'],
    hiddenWhen: [],
    seconds: 20,
  },
  name: {
    path: 'legal-name',
    step: 'name',
    group: words.personalInfo,
    label: words.name,
    fields: ['name'],
    hiddenWhen: [],
    seconds: 20,
  },
  birthdate: {
    path: 'birthdate',
    step: 'birthdate',
    group: words.personalInfo,
    label: words.birthdate,
    fields: ['dob'],
    hiddenWhen: [],
    seconds: 15,
  },
  contact: {
    path: 'phone-and-email',
    step: 'contact-info',
    group: words.contactInfo,
    fields: ['email', 'phoneNumber', 'consents'],
    hiddenWhen: ['profileHasContact', 'isNewAuthentication'],
    seconds: 60,
  },
  password: {
    path: 'set-password',
    step: 'login-info',
    group: words.loginInfo,
    fields: [],
    hiddenWhen: ['isLoggedIn', 'isNewAuthentication'],
    seconds: 40,
  },
} as const satisfies Record<string, StepRow>;

export type StepKey = keyof typeof steps;
export const stepKeys = Object.keys(steps) as readonly StepKey[];

/** The same on the main site and on the New York site. */
export function registerPath(product: string): string {
  return `/account/${product}/register`;
}

/** `redesigned` is /register-v2; the older form carries an id the browser made, as there is no application yet. */
export type RegistrationForm =
  | { readonly kind: 'redesigned' }
  | { readonly kind: 'older'; readonly registrationId: string };

export function stepPath(product: string, form: RegistrationForm, key: StepKey): string {
  const { path, step } = steps[key];
  if (form.kind === 'older') return `${registerPath(product)}/${form.registrationId}/${step}`;
  return `${registerPath(product)}-v2${path === '' ? '' : `/${path}`}`;
}

/** The step a path of /register-v2 names; undefined for a path that is none. */
export function stepAtPath(path: string): StepKey | undefined {
  return stepKeys.find((key) => steps[key].path === path);
}

/** The steps a page of the older form asks, in order; empty for a name that is none. */
export function stepsOnPage(step: string): readonly StepKey[] {
  return stepKeys.filter((key) => steps[key].step === step);
}
