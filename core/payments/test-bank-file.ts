/** What a bank sends back, for tests: written by position and added up here, so that the reader is not its own judge. */
export interface ToldEntry {
  readonly code: string;
  readonly trace: string;
  readonly cents: number;
  readonly id: string;
  readonly corrected?: string;
}

const digits = (value: number, width: number) => String(value).padStart(width, '0');

export function bankFile(entries: readonly ToldEntry[]): string {
  const lines = entries.flatMap(({ code, trace, cents, id, corrected = '' }, index) => {
    const own = `02100002${digits(index + 1, 7)}`;
    const amount = code.startsWith('C') ? 0 : cents;
    const detail = `621091000019${'1234567890'.padEnd(17)}${digits(amount, 10)}${id.padEnd(15)}${'ANN ARCHER'.padEnd(22)}  1${own}`;
    const kind = code.startsWith('C') ? '98' : '99';
    const rest =
      kind === '98'
        ? `${' '.repeat(6)}02100002${corrected.padEnd(29)}${' '.repeat(15)}`
        : `${' '.repeat(6)}02100002${' '.repeat(44)}`;
    return [detail, `7${kind}${code}${trace}${rest}${own}`];
  });
  const hash = digits((entries.length * 9_100_001) % 10_000_000_000, 10);
  const cents = entries.reduce((sum, one) => sum + (one.code.startsWith('C') ? 0 : one.cents), 0);
  const totals = `${hash}${digits(0, 12)}${digits(cents, 12)}`;
  const records = [
    `101 ${'0910000191234567890'}2611180930A094101${'HEARTHLINE LENDING'.padEnd(23)}${'PRAIRIE BANK'.padEnd(23)}${' '.repeat(8)}`,
    `5220${'HEARTHLINE LENDI'.padEnd(36)}1234567890PPDRETURN    261118261118   1021000020000001`,
    ...lines,
    `8220${digits(lines.length, 6)}${totals}1234567890${' '.repeat(25)}021000020000001`,
  ];
  const blocks = Math.ceil((records.length + 1) / 10);
  records.push(`9000001${digits(blocks, 6)}${digits(lines.length, 8)}${totals}${' '.repeat(39)}`);
  while (records.length < blocks * 10) records.push('9'.repeat(94));
  return `${records.join('\r\n')}\r\n`;
}
