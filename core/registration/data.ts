/**
 * What a person has told us so far while registering. A member is either empty or was valid when it was saved; no one
 * relies on that, because gate.ts checks every step again. No password is ever kept here. Imports types only: the first
 * page needs these values and none of the rules.
 */
import type { Address, OccupancyType } from '../people/address.ts';
import type { BirthDate } from '../people/birth-date.ts';
import type { Consents } from '../people/consents.ts';
import type { EmploymentType } from '../people/income.ts';
import type { Name } from '../people/name.ts';
import type { StepKey } from './steps.ts';

export interface RegistrationAnswers {
  readonly propertyAddress: Address & { readonly occupancyType: OccupancyType | null };
  readonly homeAddress: Address;
  readonly isListedForSale: boolean | null;
  readonly income: {
    readonly income: number | null;
    readonly otherIncome: number | null;
    readonly employmentType: EmploymentType | null;
  };
  readonly name: Name;
  readonly dob: BirthDate | null;
  readonly email: string;
  readonly phoneNumber: string;
  readonly consents: Consents;
}

export interface RegistrationData extends RegistrationAnswers {
  readonly hasSaleStatusBeenSet: boolean;
  readonly hasIncomeBeenSet: boolean;
  readonly isPrepopComplete: boolean;
  readonly isEmailFromProfile: boolean;
  readonly isNameFromProfile: boolean;
  readonly isDobFromProfile: boolean;
  /** The steps this person has gone through by pressing Continue. Prefilling adds none, so it can skip none. */
  readonly confirmedSteps: readonly StepKey[];
}

const emptyAddress: Address = { street1: '', street2: '', city: '', state: '', zip: '' };

export const emptyRegistration: RegistrationData = {
  propertyAddress: { ...emptyAddress, occupancyType: null },
  homeAddress: emptyAddress,
  isListedForSale: null,
  income: { income: null, otherIncome: null, employmentType: null },
  name: { firstName: '', middleName: '', lastName: '', suffix: '' },
  dob: null,
  email: '',
  phoneNumber: '',
  consents: { communication: false, smsMarketing: false, smsTransactional: false, termPrivacy: false },
  hasSaleStatusBeenSet: false,
  hasIncomeBeenSet: false,
  isPrepopComplete: false,
  isEmailFromProfile: false,
  isNameFromProfile: false,
  isDobFromProfile: false,
  confirmedSteps: [],
};

export function hasPropertyAddress(data: RegistrationData): boolean {
  return data.propertyAddress.street1 !== '';
}

/** Puts answers in. Living in the property means there is no other home, so that address is cleared. */
export function withAnswers(data: RegistrationData, answers: Partial<RegistrationAnswers>): RegistrationData {
  const next = { ...data, ...answers };
  return {
    ...next,
    homeAddress: next.propertyAddress.occupancyType === 'HOME' ? emptyAddress : next.homeAddress,
    hasSaleStatusBeenSet: next.isListedForSale !== null,
    hasIncomeBeenSet: next.income.income !== null,
  };
}

/** What Continue does: the answers of one step go in, and the step counts as seen. */
export function confirmStep(
  data: RegistrationData,
  key: StepKey,
  answers: Partial<RegistrationAnswers>,
): RegistrationData {
  const confirmedSteps = data.confirmedSteps.includes(key) ? data.confirmedSteps : [...data.confirmedSteps, key];
  return { ...withAnswers(data, answers), confirmedSteps };
}
