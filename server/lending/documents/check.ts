/** Opens every document there is, as after a restore: what is not on the shelf, does not open or has another hash is named. */

import type { Database } from '../../store/database.ts';
import { allDocuments } from '../../store/documents.ts';
import { isShredded } from '../../store/shredded.ts';
import type { Vault } from '../../store/vault.ts';
import type { Shelf } from './shelf.ts';
import { hashOf, nameOf, placeOf } from './store.ts';

interface Kept {
  readonly database: Database;
  readonly vault: Vault;
  readonly shelf: Shelf;
}

interface DocumentsReport {
  readonly checked: number;
  /** Application, document and what is wrong with it; nothing of what it says. */
  readonly faults: readonly string[];
}

export async function checkDocuments(
  { database, vault, shelf }: Kept,
  organizations: readonly string[],
  tell: (checked: number) => void = () => {},
): Promise<DocumentsReport> {
  const faults: string[] = [];
  let checked = 0;
  for (const orgCode of organizations)
    for (const { applicationUuid, uuid, sha256 } of await database.inOrg(orgCode, (tx) => allDocuments(tx, orgCode))) {
      const of = { orgCode, applicationUuid };
      const name = `${orgCode} ${applicationUuid} ${uuid}`;
      // Destroyed on purpose: it must not open.
      if (await database.inOrg(orgCode, (tx) => isShredded(tx, orgCode, applicationUuid))) continue;
      const sealed = await shelf.get(nameOf(of, sha256));
      if (!sealed) faults.push(`${name} is not on the shelf`);
      else {
        const content = await database
          .inOrg(orgCode, (tx) => vault.openBytes(tx, placeOf(of, sha256), sealed))
          .catch(() => undefined);
        if (!content) faults.push(`${name} does not open`);
        else if (hashOf(content) !== sha256) faults.push(`${name} is not what was kept`);
      }
      checked += 1;
      tell(checked);
    }
  return { checked, faults };
}
