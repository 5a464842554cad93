/** Whether a draw can pay what someone wants of it. Refuses with a sentence and the figures; changes nothing. */
import type { Application } from '#core/application/application.ts';
import type { Pricing } from '#core/offers/pricing.ts';
import { type Selection, whyNotCovered } from '#core/offers/selection.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { payoffsOf, whyNotAffordNotary } from '#core/underwriting/payoffs.ts';
import { Failure } from '../../failure.ts';
import type { Tx } from '../../store/database.ts';
import { readFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';

/** What the draw is to pay to others comes out of it, and so do the costs at closing: it cannot be less than they are. */
export async function mustCoverAll(
  tx: Tx,
  vault: Vault,
  application: Application,
  debtsToPay: readonly string[],
  { selection, pricing }: { readonly selection: Selection; readonly pricing: Pricing | undefined },
): Promise<void> {
  if (debtsToPay.length === 0 && application.liens.every(({ isPaidOff }) => !isPaidOff)) return;
  const { offers } = application;
  const wanted = { ...application, offers: { ...offers, debtsToPay } };
  const fault = whyNotCovered(selection, payoffsOf(wanted, await fileOf(tx, vault, application)), pricing?.closing);
  if (fault) throw new Failure('invalid', fault);
}

export async function mustAffordNotary(tx: Tx, vault: Vault, application: Application): Promise<void> {
  const fault = whyNotAffordNotary(application, await fileOf(tx, vault, application));
  if (fault) throw new Failure('invalid', fault);
}

async function fileOf(tx: Tx, vault: Vault, { orgCode, uuid }: Application): Promise<UnderwritingFile> {
  const file = await readFile(tx, vault, { orgCode, applicationUuid: uuid });
  if (!file) throw new Error('The underwriting file of an application is missing.');
  return file;
}
