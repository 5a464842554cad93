/** People who work at the provider's sandbox, so that the console has somebody to sign in. They are all invented. */
import { workshopPassword } from '#core/contract/dev.ts';
import type { Commission } from '#core/notary/commission.ts';
import type { Accounts } from '../accounts/index.ts';
import type { NotaryMeetings } from '../notary/index.ts';

export const sandboxStaff = [
  { email: 'nora@staff.example', firstName: 'Nora', lastName: 'Seal', role: 'notary' },
  { email: 'ned@staff.example', firstName: 'Ned', lastName: 'Stamp', role: 'notary' },
  { email: 'olive@staff.example', firstName: 'Olive', lastName: 'Desk', role: 'operations' },
  { email: 'otto@staff.example', firstName: 'Otto', lastName: 'Ledger', role: 'operations' },
] as const;

type Commissions = Pick<NotaryMeetings['commissions'], 'keep'>;

export async function seedStaff(accounts: Accounts, commissions: Commissions, orgCode: string): Promise<void> {
  for (const { email, firstName, lastName, role } of sandboxStaff) {
    const { identityUuid, isNew } = await accounts.people.invite({
      orgCode,
      email,
      roles: [role],
      name: { firstName, middleName: '', lastName, suffix: '' },
      password: workshopPassword,
    });
    if (role === 'notary' && isNew)
      await commissions.keep({ orgCode, identityUuid }, office(`${firstName} ${lastName}`));
  }
}

function office(name: string): Commission {
  return { name, state: 'NV', county: 'Washoe County', number: 'NV-20931', expiresOn: '2035-03-31' };
}
