/** A bank that pays what it finds in its folder, for tests: it reads files by position, counts them, and sends some back. */
import { writeControl } from '#core/payments/control-total.ts';
import { bankFile, type ToldEntry } from '#core/payments/test-bank-file.ts';
import type { startBank } from '../../vendors/bank-files/test-bank.ts';
import { returnCodeOf } from '../../vendors/payments/returns.ts';

export type Payer = ReturnType<typeof testPayer>;

export function testPayer(server: Awaited<ReturnType<typeof startBank>>) {
  const [accounts, balances] = [new Map<string, string>(), new Map<string, number>()];
  const creditors: string[] = [];
  const [read, sentBack] = [new Set<string>(), new Set<string>()];
  const move = (taker: string, cents: number) => {
    balances.set(taker, (balances.get(taker) ?? 0) + cents);
    balances.set('lender by file', (balances.get('lender by file') ?? 0) - cents);
  };

  /** Files have capital letters only: the agent knows the creditor by the rest. */
  const creditorIn = (addendum: string) => {
    const name = creditors.find((one) => addendum.toUpperCase().endsWith(one.toUpperCase()));
    return `creditor ${name ?? addendum}`;
  };

  /** What it cannot pay, the first time that it is asked to. */
  function codeOf(account: string, id: string, isTroubled: boolean): string | undefined {
    const code = accounts.has(account) ? returnCodeOf(account.slice(-4)) : isTroubled ? 'R03' : undefined;
    const what = accounts.has(account) ? account : id;
    if (code === undefined || sentBack.has(what)) return undefined;
    sentBack.add(what);
    return code;
  }

  function pay(name: string, isTroubled: (loanNumber: string) => boolean): void {
    const records = server.read(name).split(/\r?\n/);
    const back: ToldEntry[] = [];
    let [entries, creditCents] = [0, 0];
    for (const [index, record] of records.entries()) {
      if (!record.startsWith('6')) continue;
      const [account, id] = [record.slice(12, 29).trim(), record.slice(39, 54).trim()];
      const [cents, trace] = [Number(record.slice(29, 39)), record.slice(79, 94)];
      entries += 1;
      creditCents += cents;
      const code = codeOf(account, id, isTroubled(id));
      const addendum = records[index + 1]?.startsWith('705') ? (records[index + 1] ?? '').slice(3, 83).trim() : '';
      const token = accounts.get(account);
      if (code !== undefined) back.push({ code, trace, cents, id });
      else move(token === undefined ? creditorIn(addendum) : `account ${token}`, cents);
    }
    server.lay(`${name}.ack`, `${writeControl({ file: name, entries, creditCents })}status=taken\n`);
    if (back.length > 0) server.lay(`${name}.returns`, bankFile(back));
  }

  return {
    creditors,
    /** A number for an account that ends as it is shown. */
    accountFor: (token: string, mask: string): string => {
      const known = [...accounts].find(([, one]) => one === token)?.[0];
      const number = known ?? `${String(10_000 + accounts.size)}${mask}`;
      accounts.set(number, token);
      return number;
    },
    /** Files that it has not paid yet. */
    work: (isTroubled: (loanNumber: string) => boolean): void => {
      for (const name of server.taken().filter((one) => one.endsWith('.ach') && !read.has(one))) {
        read.add(name);
        pay(name, isTroubled);
      }
    },
    balances: (): ReadonlyMap<string, number> => balances,
  };
}
