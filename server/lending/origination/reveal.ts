/** A whole number, for someone of the staff who says why. It is shown only when that they looked has been written down. */
import type { RevealableNumber } from '#core/audit.ts';
import * as words from '#core/words/en/errors/applications.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { readApplication } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import { openNumber } from '../../store/underwriting.ts';
import { allow } from './access.ts';
import type { OriginationDeps } from './deps.ts';

export interface Look {
  readonly field: RevealableNumber;
  readonly why: string;
}

export function reveal(
  { database, vault }: OriginationDeps,
  person: Person,
  uuid: string,
  { field, why }: Look,
): Promise<string> {
  const { orgCode } = person;
  return database.inOrg(orgCode, async (tx, now) => {
    const stored = await readApplication(tx, orgCode, uuid);
    allow(person, 'revealSecret', stored?.application);
    const number = await openNumber(tx, vault, { orgCode, applicationUuid: uuid }, field);
    if (!number || number.reveal() === '') throw new Failure('notFound', { message: words.doNotHaveThisNumber });
    await writeAudit(tx, orgCode, person, { act: 'numberRevealed', what: field, why, applicationUuid: uuid }, now);
    return number.reveal();
  });
}
