/** What the parts of the desk of vendors share. */
import { type VendorName, vendorNames } from '#core/journey/effects.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { findProfile } from '../../store/profiles.ts';

/** As it stays written beside what they did; empty where no one knows it. */
export async function nameOfStaff(tx: Queryable, { orgCode, identityUuid }: Person): Promise<string> {
  const { firstName = '', lastName = '' } = (await findProfile(tx, orgCode, identityUuid)) ?? {};
  return `${firstName} ${lastName}`.trim();
}

export interface VendorDeskDeps {
  readonly database: Database;
  readonly isProvider: (orgCode: string) => boolean;
  /** Whether two companies may serve what is asked of a vendor. */
  readonly hasFallback: (vendor: VendorName) => boolean;
  readonly organizations: () => readonly string[];
  readonly nameOf: (orgCode: string) => string;
}

export function vendorOf(name: string): VendorName {
  const vendor = vendorNames.find((one) => one === name);
  if (!vendor) throw new Failure('notFound');
  return vendor;
}
