/**
 * The positive control with the bank: beside each payment file lies what it must add up to, and the bank answers with what it
 * counted. Only a file of which both say the same counts as taken. Lines of `name=value`, ours; a bank's own format is agreed
 * on with the bank.
 */
export interface ControlTotal {
  readonly file: string;
  readonly entries: number;
  readonly creditCents: number;
}

export function writeControl({ file, entries, creditCents }: ControlTotal): string {
  return `file=${file}\nentries=${entries}\ncredit_cents=${creditCents}\n`;
}

/** Undefined for what is no control total. `isRefused`: the bank will not pay it out. */
export function readControl(text: string): (ControlTotal & { readonly isRefused: boolean }) | undefined {
  const values = new Map(
    text
      .split(/\r?\n/)
      .map((line) => /^([a-z_]+)=(.*)$/.exec(line.trim()))
      .flatMap((row) => (row ? [[row[1] ?? '', row[2] ?? ''] as const] : [])),
  );
  const [file, entries, cents] = [values.get('file'), values.get('entries'), values.get('credit_cents')];
  if (!file || !/^\d{1,9}$/.test(entries ?? '') || !/^\d{1,15}$/.test(cents ?? '')) return undefined;
  return { file, entries: Number(entries), creditCents: Number(cents), isRefused: values.get('status') === 'refused' };
}

/** Why a file does not count as taken; undefined where both say the same. */
export function differenceOf(
  ours: ControlTotal,
  theirs: ControlTotal & { readonly isRefused: boolean },
): 'refused' | 'counted differently' | undefined {
  if (theirs.isRefused) return 'refused';
  const isSame =
    ours.file === theirs.file && ours.entries === theirs.entries && ours.creditCents === theirs.creditCents;
  return isSame ? undefined : 'counted differently';
}
