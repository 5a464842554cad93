/** An approval is of what stands here while the row is locked; the person who looked at something else looks again. */
import type { Application } from '#core/application/application.ts';
import { payoffsOf } from '#core/underwriting/payoffs.ts';
import * as words from '#core/words/en/errors/applications.ts';
import { Failure } from '../../failure.ts';
import { releaseOf } from '../../release.ts';
import type { Tx } from '../../store/database.ts';
import { readFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';
import type { Prepared } from './prepare.ts';

export async function prepareApproval(
  vault: Vault,
  body: unknown,
  { tx, application }: { readonly tx: Tx; readonly application: Application },
): Promise<Prepared> {
  const { release: seen, ...rest } = (body ?? {}) as { release?: unknown };
  const file = await readFile(tx, vault, { orgCode: application.orgCode, applicationUuid: application.uuid });
  const release = releaseOf(application, file ? payoffsOf(application, file) : []);
  if (seen !== undefined && seen !== release)
    throw new Failure('conflict', {
      errors: [words.accountOrTheFiguresHave],
    });
  return { payload: { ...rest, release } };
}
