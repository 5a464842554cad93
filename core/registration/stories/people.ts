/** Finished registrations for specs to start from. */
import type { RegistrationData } from '../data.ts';
import { emptyRegistration } from '../data.ts';
import type { Visitor } from '../flow.ts';

export const newcomer: Visitor = { isLoggedIn: false, profileHasContact: false, isNewAuthentication: false };

/** Jane lives in the house she borrows against, and has gone through every step but the password. */
export const jane: RegistrationData = {
  ...emptyRegistration,
  propertyAddress: {
    street1: '12 Main St',
    street2: '',
    city: 'Reno',
    state: 'NV',
    zip: '89501',
    occupancyType: 'HOME',
  },
  isListedForSale: false,
  income: { income: 85_000, otherIncome: 1_200.5, employmentType: 'FULL_TIME' },
  name: { firstName: 'Jane', middleName: 'Q.', lastName: "O'Neil", suffix: 'JR' },
  dob: { day: 31, month: 1, year: 1980 },
  email: 'jane@example.com',
  phoneNumber: '(555) 123-4567',
  consents: { communication: true, smsMarketing: false, smsTransactional: true, termPrivacy: true },
  hasSaleStatusBeenSet: true,
  hasIncomeBeenSet: true,
  isPrepopComplete: true,
  confirmedSteps: ['property', 'forSale', 'income', 'name', 'birthdate', 'contact'],
};

/** Ivan lets the house and lives in Sparks. */
export const ivan: RegistrationData = {
  ...jane,
  propertyAddress: { ...jane.propertyAddress, occupancyType: 'INVESTMENT' },
  homeAddress: { street1: '9 Oak Ave', street2: 'Apt 4', city: 'Sparks', state: 'NV', zip: '89431' },
  name: { firstName: 'Ivan', middleName: '', lastName: 'Petrov', suffix: '' },
  confirmedSteps: ['property', 'homeAddress', ...jane.confirmedSteps.slice(1)],
};
