/** Files what was learned with an event, and what each decision rested on, in the transaction that writes them. Nothing learned, nothing decided: nothing written. */
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { StoredApplication } from '../../store/applications.ts';
import type { Tx } from '../../store/database.ts';
import { writeFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';
import type { Decided } from './decide.ts';

/** Far more than one application decides; what came first makes room. */
const keptMax = 100;

export async function fileDecided(
  { tx, vault, now }: { readonly tx: Tx; readonly vault: Vault; readonly now: Date },
  { application: { orgCode, uuid }, version }: Pick<StoredApplication, 'application' | 'version'>,
  { steps }: Pick<Decided, 'steps'>,
  findings: object | undefined,
  file: () => Promise<UnderwritingFile>,
): Promise<void> {
  const fresh = steps.flatMap(({ basis }, index) => (basis ? [[String(version + index + 1), basis] as const] : []));
  if (fresh.length === 0 && !findings) return;
  const known = await file();
  const decisions = Object.fromEntries([...Object.entries(known.decisions ?? {}), ...fresh].slice(-keptMax));
  await writeFile(tx, vault, { orgCode, applicationUuid: uuid }, { ...known, decisions }, now);
}
