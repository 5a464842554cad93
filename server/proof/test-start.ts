/** What registration knows of someone who travels. */
import { randomInt } from 'node:crypto';
import type { Person } from '../actor.ts';
import type { Start } from '../lending/origination/start.ts';
import { aStart } from '../lending/origination/test-origination.ts';
import { type Plan, places } from './test-plan.ts';

export function startOf(plan: Plan, who: Person): Start {
  const {
    firstName = 'Ada',
    lastName = 'Homeowner',
    street = 'Elm',
    place = 'CA',
    houseNumber = randomInt(10, 990),
  } = plan;
  const usual = aStart(who, {
    borrower: {
      name: { firstName, middleName: '', lastName, suffix: '' },
      email: `${who.identityUuid}@homeowner.example`,
      phoneNumber: '4155550123',
    },
    address: { street1: `${houseNumber} ${street} Rd`, street2: '', ...places[place] },
    ...plan.known,
  });
  return plan.birthDate ? { ...usual, birthDate: plan.birthDate } : usual;
}
