/**
 * Whether a step is in order, and therefore which step a person may be on. Nothing stored, prefilled or typed in the
 * address bar gets anyone past a step they have not confirmed or whose answers do not hold.
 */
import type { FieldMessages } from '../people/check.ts';
import { fieldMessages } from '../people/check.ts';
import type { NameRules } from '../people/name.ts';
import type { RegistrationData } from './data.ts';
import { hasPropertyAddress } from './data.ts';
import type { Visitor } from './flow.ts';
import { placeOf, registrationFacts, stops, visibleSteps } from './flow.ts';
import { incomeForm } from './forms/annual-income.ts';
import { birthdateForm } from './forms/birthdate.ts';
import { forSaleForm } from './forms/for-sale.ts';
import { homeAddressForm } from './forms/home-address.ts';
import { nameForm } from './forms/legal-name.ts';
import { contactForm } from './forms/phone-and-email.ts';
import { propertyForm } from './forms/property.ts';
import { passwordForm } from './forms/set-password.ts';
import type { StepForm } from './forms/step-form.ts';
import type { RegistrationForm, StepKey } from './steps.ts';

export interface RegistrationRules extends NameRules {
  /** Rules that need more than the step's own form: an age on a certain day, the states this lender lends in. */
  readonly refusals?: Partial<Record<StepKey, (data: RegistrationData) => string | undefined>>;
}

const forms: Record<StepKey, StepForm | ((rules: NameRules) => StepForm)> = {
  property: propertyForm,
  homeAddress: homeAddressForm,
  forSale: forSaleForm,
  income: incomeForm,
  name: nameForm,
  birthdate: birthdateForm,
  contact: contactForm,
  password: passwordForm,
};

/** What is wrong with a step's saved answers; a refusal that belongs to no single field has the empty path. */
export function stepMessages(key: StepKey, data: RegistrationData, rules: RegistrationRules): FieldMessages {
  const entry = forms[key];
  const form = typeof entry === 'function' ? entry(rules) : entry;
  const messages = fieldMessages(form.schema, form.read(data));
  if (Object.keys(messages).length > 0) return messages;
  const refusal = rules.refusals?.[key]?.(data);
  return refusal === undefined ? {} : { '': refusal };
}

/** The first step that is unconfirmed or not in order; undefined when the registration can be sent. */
export function firstUnfinishedStep(
  data: RegistrationData,
  visitor: Visitor,
  rules: RegistrationRules,
): StepKey | undefined {
  return visibleSteps(registrationFacts(data, visitor)).find(
    (key) => !data.confirmedSteps.includes(key) || Object.keys(stepMessages(key, data, rules)).length > 0,
  );
}

/** The step to show to someone who asks for one: it, or an earlier one that is not finished. */
export function admittedStep(
  requested: StepKey | undefined,
  data: RegistrationData,
  visitor: Visitor,
  rules: RegistrationRules,
  kind: RegistrationForm['kind'],
): StepKey {
  if (!hasPropertyAddress(data)) return 'property';
  const pages = stops(registrationFacts(data, visitor), kind);
  const unfinished = firstUnfinishedStep(data, visitor, rules);
  const furthest = unfinished === undefined ? pages.length - 1 : placeOf(unfinished, pages, kind);
  const place = requested === undefined ? -1 : placeOf(requested, pages, kind);
  return pages[place === -1 ? furthest : Math.min(place, furthest)] ?? 'property';
}
