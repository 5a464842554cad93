/** People who work at the provider's sandbox, so that the console has somebody to sign in. They are all invented. */
import { workshopPassword } from '#core/contract/dev.ts';
import type { Accounts } from '../accounts/index.ts';

export const sandboxStaff = [
  { email: 'nora@staff.example', firstName: 'Nora', lastName: 'Seal', role: 'notary' },
  { email: 'ned@staff.example', firstName: 'Ned', lastName: 'Stamp', role: 'notary' },
  { email: 'olive@staff.example', firstName: 'Olive', lastName: 'Desk', role: 'operations' },
  { email: 'otto@staff.example', firstName: 'Otto', lastName: 'Ledger', role: 'operations' },
] as const;

export async function seedStaff(accounts: Accounts, orgCode: string): Promise<void> {
  for (const { email, firstName, lastName, role } of sandboxStaff)
    await accounts.people.invite({
      orgCode,
      email,
      roles: [role],
      name: { firstName, middleName: '', lastName, suffix: '' },
      password: workshopPassword,
    });
}
