/**
 * Carries payment files to the bank and reads what it says. Promises: a file that was cut goes to the bank once, with its
 * control total beside it; it counts as taken only when the bank counted the same; what the bank sends back is matched by
 * number, amount and loan, never by number alone; and each end of a payment is told once, as any vendor tells it.
 */
import { differenceOf, readControl, writeControl } from '#core/payments/control-total.ts';
import { AchFault } from '#core/payments/nacha.ts';
import { type BankWord, readBankFile } from '#core/payments/nacha-read.ts';
import type { Log } from '../../log.ts';
import {
  entriesByTrace,
  type FileToSend,
  filesAtBank,
  holdFileToSend,
  insertWord,
  noteControl,
  noteRead,
  noteSent,
  openPaymentOrders,
  wasRead,
} from '../../store/bank-files.ts';
import type { Database } from '../../store/database.ts';
import type { Vault } from '../../store/vault.ts';
import type { InboxMessage } from '../../store/vendor-messages.ts';
import type { BankFiles, BankRoom } from '../../vendors/bank-files/port.ts';
import { achPlace } from './ach-place.ts';
import { endOfOrder } from './file-payments.ts';

interface BankRunDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly bank: BankFiles;
  /** Asked each round: brands are read again while the product runs. */
  readonly organizations: () => readonly string[];
  /** As a vendor's message is taken in: once, and worked on later. */
  readonly tell: (message: InboxMessage) => Promise<unknown>;
  readonly log: Log;
  readonly now: () => Date;
}

export type BankRun = ReturnType<typeof createBankRun>;

export function createBankRun(deps: BankRunDeps) {
  return {
    /** One round; what fails is done again in the next. */
    run: async (): Promise<void> => {
      await deps.bank.within(async (room) => {
        for (const orgCode of deps.organizations()) while (await sendOne(deps, room, orgCode));
        await readInbox(deps, room);
      });
      await tellEnds(deps);
    },
  };
}

const nameOf = (orgCode: string, { createdOn, modifier }: Pick<FileToSend, 'createdOn' | 'modifier'>) =>
  `${orgCode}-${createdOn}-${modifier}.ach`;

/** Held while it goes: a crash before the note lays the same file down again, which the bank's side knows for the same. */
async function sendOne({ database, vault, log }: BankRunDeps, room: BankRoom, orgCode: string): Promise<boolean> {
  return database.inOrg(orgCode, async (tx, now) => {
    const file = await holdFileToSend(tx, orgCode);
    if (!file) return false;
    const name = nameOf(orgCode, file);
    const content = await vault.openBytes(tx, achPlace(orgCode, file.uuid), file.sealed);
    await room.put(`${name}.ctl`, Buffer.from(writeControl({ file: name, ...file })));
    await room.put(name, content);
    await noteSent(tx, orgCode, file.uuid, now);
    log.info({ orgCode, file: file.uuid, entries: file.entries }, 'a payment file is at the bank');
    return true;
  });
}

async function readInbox(deps: BankRunDeps, room: BankRoom): Promise<void> {
  const { database, log } = deps;
  for (const { name, mark } of await room.list()) {
    if (await wasRead(database.app, name, mark)) continue;
    const text = (await room.get(name)).toString('latin1');
    const control = readControl(text);
    const found = control ? await takeControl(deps, control) : await takeWords(deps, name, text);
    if (found.fault !== null || found.strays > 0)
      log.error({ name, fault: found.fault, strays: found.strays }, 'a file of the bank needs a look');
    await noteRead(database.app, { name, mark, ...found });
  }
}

type Control = NonNullable<ReturnType<typeof readControl>>;
interface Found {
  readonly words: number;
  readonly strays: number;
  readonly fault: string | null;
}

/** The file's name begins with the organization whose it is. */
async function takeControl({ database, organizations }: BankRunDeps, control: Control): Promise<Found> {
  const orgCode = organizations().find((code) => control.file.startsWith(`${code}-`));
  const isOurs =
    orgCode !== undefined &&
    (await database.inOrg(orgCode, async (tx, now) => {
      const file = (await filesAtBank(tx, orgCode)).find((one) => nameOf(orgCode, one) === control.file);
      if (!file) return false;
      const question = differenceOf({ ...file, file: control.file }, control) ?? null;
      await noteControl(tx, orgCode, file.uuid, { question, now });
      return true;
    }));
  return { words: 1, strays: isOurs ? 0 : 1, fault: null };
}

async function takeWords(deps: BankRunDeps, name: string, text: string): Promise<Found> {
  try {
    const words = readBankFile(text);
    let matched = 0;
    for (const orgCode of deps.organizations()) matched += await matchWords(deps, orgCode, name, words);
    return { words: words.length, strays: words.length - matched, fault: null };
  } catch (error) {
    if (!(error instanceof AchFault)) throw error;
    return { words: 0, strays: 0, fault: error.message };
  }
}

/** A change of numbers carries no amount. The loan's number stood in our entry, and comes back with it. */
function isOf(
  { trace, cents, code, id }: BankWord,
  entry: Awaited<ReturnType<typeof entriesByTrace>>[number],
): boolean {
  if (entry.trace !== trace || (entry.loanNumber ?? '').slice(0, 15) !== id) return false;
  return code.startsWith('C') || entry.cents === cents;
}

async function matchWords(
  { database, vault }: BankRunDeps,
  orgCode: string,
  fileName: string,
  words: readonly BankWord[],
): Promise<number> {
  return database.inOrg(orgCode, async (tx, now) => {
    const traces = words.map(({ trace }) => trace);
    const entries = await entriesByTrace(tx, orgCode, traces);
    let matched = 0;
    for (const word of words) {
      const entry = entries.find((one) => isOf(word, one));
      if (!entry) continue;
      const place = achPlace(orgCode, `${word.trace} ${word.code}`);
      const { corrected, code } = word;
      const sealed = corrected === null ? null : await vault.sealBytes(tx, place, Buffer.from(corrected));
      await insertWord(tx, orgCode, { ...entry, code, sealed, fileName }, now);
      matched += 1;
    }
    return matched;
  });
}

async function tellEnds({ database, tell, now }: BankRunDeps): Promise<void> {
  for (const order of await openPaymentOrders(database.app)) {
    const content = await endOfOrder({ database, now }, order);
    if (!content) continue;
    const { reference } = order;
    await tell({ vendor: 'payments', id: `${reference} ${content.outcome}`, kind: 'paymentDone', reference, content });
  }
}
