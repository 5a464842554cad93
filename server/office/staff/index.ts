/**
 * The staff as administrators see and change it. Promises that no one reaches another organization's people unless their
 * role reaches every one and they work for the provider, that no one changes themselves, and that each change is in the
 * audit, in the transaction that makes it (people/accounts/staff.ts).
 */
import { scopesOf } from '#core/roles.ts';
import { type AgentRole, isProviderRole, reachesEveryStaff, type StaffState, whyNotChange } from '#core/staff.ts';
import * as words from '#core/words/en/staff.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Accounts } from '../../people/accounts/index.ts';
import type { Database } from '../../store/database.ts';
import { findProfile } from '../../store/profiles.ts';
import { type StaffMemberRow, staffMembers } from '../../store/staff.ts';

interface StaffOptions {
  readonly database: Database;
  readonly staff: Accounts['staff'];
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly organizations: () => readonly string[];
  readonly nameOf: (orgCode: string) => string;
  /** The organization that runs the product: only its people reach beyond their own. */
  readonly isProvider: (orgCode: string) => boolean;
}

interface Member extends Omit<StaffMemberRow, 'roles' | 'hasPassword' | 'deactivatedAt' | 'firstName' | 'lastName'> {
  readonly name: string;
  readonly roles: readonly AgentRole[];
  readonly state: StaffState;
  readonly isMe: boolean;
  readonly whyNot: string | null;
}

interface NewMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly AgentRole[];
}

export type StaffDesk = ReturnType<typeof createStaffDesk>;

export function createStaffDesk(options: StaffOptions) {
  const { database, staff, canonicalOf, organizations, nameOf, isProvider } = options;

  /** Whose people; another organization's are, to whom they do not concern, not there. */
  function orgFor({ orgCode, roles }: Person, wanted = orgCode): string {
    const org = canonicalOf(wanted);
    const isHere = scopesOf(roles, 'manageStaff').length > 0 && org !== undefined;
    if (!isHere || (org !== orgCode && !reachesAll({ orgCode, roles }))) throw new Failure('notFound');
    return org;
  }
  const reachesAll = (who: Pick<Person, 'orgCode' | 'roles'>) => reachesEveryStaff(who) && isProvider(who.orgCode);

  const read = (orgCode: string) => database.inOrg(orgCode, (tx, now) => staffMembers(tx, orgCode, now));

  /** The one who is changed, if this person may change them so. */
  async function target(person: Person, org: string, uuid: string, wanted?: readonly AgentRole[]) {
    const found = (await read(org)).find((one) => one.uuid === uuid);
    if (!found) throw new Failure('notFound');
    const whyNot = whyNotChange(person, { identityUuid: uuid, roles: found.roles, ...(wanted && { wanted }) });
    if (whyNot !== null) throw new Failure('forbidden', { message: whyNot });
    mayBeThere(org, wanted);
    return { orgCode: org, email: found.email };
  }

  const mayBeThere = (org: string, wanted: readonly AgentRole[] = []) => {
    if (wanted.some(isProviderRole) && !isProvider(org))
      throw new Failure('forbidden', { message: words.onlyTheProviderHas });
  };

  const byOf = (person: Person) => namedIn(database, person);

  return {
    async list(person: Person, wanted?: string) {
      const org = orgFor(person, wanted);
      const shown = reachesAll(person) ? organizations() : [person.orgCode];
      const people = (await read(org)).map((row) => memberOf(person, row));
      return { org, organizations: shown.map((code) => ({ org: code, name: nameOf(code) })), people };
    },
    async invite(person: Person, { roles, ...member }: NewMember, wanted?: string): Promise<void> {
      const org = orgFor(person, wanted);
      const whyNot = whyNotChange(person, { identityUuid: '', roles });
      if (whyNot !== null) throw new Failure('forbidden', { message: whyNot });
      mayBeThere(org, roles);
      const [first, ...more] = roles;
      if (first === undefined) throw new Failure('invalid', { param: 'roles', message: words.chooseARole });
      const { isNew } = await staff.add(await byOf(person), { ...member, orgCode: org, roles: [first, ...more] });
      if (!isNew) throw new Failure('conflict', { message: words.worksHereAlready });
    },
    async changeRoles(person: Person, uuid: string, roles: readonly AgentRole[], why: string, wanted?: string) {
      const who = await target(person, orgFor(person, wanted), uuid, roles);
      await staff.changeRoles(await byOf(person), who, roles, why);
    },
    suspend: async (person: Person, uuid: string, why: string, wanted?: string) =>
      staff.suspend(await byOf(person), await target(person, orgFor(person, wanted), uuid), why),
    resume: async (person: Person, uuid: string, why: string, wanted?: string) =>
      staff.reactivate(await byOf(person), await target(person, orgFor(person, wanted), uuid), why),
    signOut: async (person: Person, uuid: string, wanted?: string) =>
      staff.signOut(await byOf(person), await target(person, orgFor(person, wanted), uuid)),
  };
}

/** As the audit of the other organization names them: their own profile is not there. */
async function namedIn(database: Database, { orgCode, identityUuid }: Person) {
  const profile = await database.inOrg(orgCode, (tx) => findProfile(tx, orgCode, identityUuid));
  return { identityUuid, name: `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim() };
}

function memberOf(person: Person, row: StaffMemberRow): Member {
  const { hasPassword, deactivatedAt, firstName, lastName, roles, ...rest } = row;
  const isMe = row.uuid === person.identityUuid;
  return {
    ...rest,
    name: `${firstName} ${lastName}`.trim() || row.email,
    roles: roles as readonly AgentRole[],
    state: deactivatedAt !== null ? 'suspended' : hasPassword ? 'active' : 'invited',
    isMe,
    whyNot: whyNotChange(person, { identityUuid: row.uuid, roles }),
  };
}
