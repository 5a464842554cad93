/**
 * Which of two companies is asked first. It holds for what is asked from now on: what one of them has stays with it
 * (server/vendors/swap), so a switch orders nothing twice. The provider's own people choose, for all or for one organization.
 */
import type { Company } from '#core/desk/vendors.ts';
import { scopesOf } from '#core/roles.ts';
import * as words from '#core/words/en/errors/vendors.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { writeAudit } from '../../store/audit.ts';
import { everyOrg } from '../../store/vendor-care.ts';
import { putChoice, removeChoice } from '../../store/vendor-swap.ts';
import { nameOfStaff, type VendorDeskDeps, vendorOf } from './deps.ts';

interface Wish {
  /** Empty: for all that have no choice of their own. */
  readonly organization: string;
  /** Null: no choice of its own any more. */
  readonly first: Company | null;
  readonly why: string;
}

export const maySwitch = ({ roles, orgCode }: Person, isProvider: VendorDeskDeps['isProvider']): boolean =>
  scopesOf(roles, 'switchVendors').includes('every') && isProvider(orgCode);

export function switching({ database, isProvider, hasFallback, organizations }: VendorDeskDeps) {
  return {
    switchTo: async (person: Person, name: string, { organization, first, why }: Wish): Promise<void> => {
      const vendor = vendorOf(name);
      if (!maySwitch(person, isProvider)) throw new Failure('forbidden', { message: words.onlyTheProviderSwitches });
      if (organization !== everyOrg && !organizations().includes(organization)) throw new Failure('notFound');
      if (!hasFallback(vendor)) throw new Failure('conflict', { message: words.thereIsNoSecond });
      await database.inOrg(person.orgCode, async (tx, now) => {
        if (first === null) {
          if (!(await removeChoice(tx, vendor, organization)))
            throw new Failure('conflict', { message: words.hasNoChoiceOfItsOwn });
        } else {
          const by = { byIdentity: person.identityUuid, byName: await nameOfStaff(tx, person) };
          if (!(await putChoice(tx, { vendor, orgCode: organization, first, why, ...by }, now)))
            throw new Failure('conflict', { message: words.isFirstAlready });
        }
        const what = `${vendor} ${first ?? 'as for all'} ${organization === everyOrg ? 'every' : organization}`;
        await writeAudit(tx, person.orgCode, person, { act: 'vendorSwitched', what, why }, now);
      });
    },
  };
}
