/** The codes of the report as people see them: a group, and beneath it what it is divided into. */
interface Group {
  readonly code: number;
  readonly within: readonly number[];
}

/** A code of two digits belongs beneath the code that is its first digit. */
export function grouped(table: Readonly<Record<number, string>>): readonly Group[] {
  const codes = Object.keys(table).map(Number);
  return codes
    .filter((code) => code < 10)
    .map((code) => ({ code, within: codes.filter((each) => Math.floor(each / 10) === code) }));
}

/** Presses one code. Not wishing to say stands alone: it clears the others, and any other clears it. */
export function toggled(chosen: readonly number[], code: number, declined: number): number[] {
  if (chosen.includes(code)) return chosen.filter((each) => each !== code);
  return code === declined ? [code] : [...chosen.filter((each) => each !== declined), code];
}
