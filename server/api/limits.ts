/**
 * Whether a call may be made again. Every call is counted in this process, by person and by address, at the cost of two
 * look-ups; what must hold across processes and restarts is counted in PostgreSQL as well, and only when this process lets
 * it through, so that a flood does not reach the database.
 */
import type { CallRow } from '#core/contract/contract.ts';
import { type Actor, isVisitor } from '../actor.ts';
import { Failure } from '../failure.ts';
import { forgetOver } from '../remembering.ts';

/** One use of a budget: whose, how many there are, and for how long. */
export interface Use {
  readonly subject: string;
  readonly max: number;
  readonly windowS: number;
}

interface Take {
  readonly allowed: boolean;
  readonly retryAfterS: number;
}

/** Counts in PostgreSQL, all uses in one statement. */
export type CountCall = (bucket: string, uses: readonly Use[]) => Promise<Take>;

/** So many windows of one length are remembered; beyond that the oldest is forgotten, which forgives and costs no memory. */
const windowsMax = 50_000;

interface Counted {
  used: number;
  readonly endsAt: number;
}

export interface Limits {
  /** For every call, before anything else is asked of it. */
  countHere(key: string, row: CallRow, actor: Actor, address: string): void;
  /** For those whose row says so, once it is known that they may make the call at all. */
  countEverywhere(key: string, row: CallRow, actor: Actor, address: string): Promise<void>;
  /** For an answer that was stored: asking for it again is no other use. */
  giveBack(key: string, row: CallRow, actor: Actor, address: string): Promise<void>;
}

/** Of windows that are equally long the oldest ends first, so what is over is found at the front. */
function windowsByLength(): (use: Use) => Map<string, Counted> {
  const lengths = new Map<number, Map<string, Counted>>();
  return ({ windowS }) => {
    const windows = lengths.get(windowS) ?? new Map<string, Counted>();
    lengths.set(windowS, windows);
    return windows;
  };
}

/** `factor` widens every limit, for benches that ask as one person what a thousand would. */
export function createLimits(
  countCall: CountCall,
  factor = 1,
  now: () => number = Date.now,
  uncountCall: (bucket: string, subjects: readonly string[]) => Promise<void> = async () => {},
): Limits {
  const windowsOf = windowsByLength();
  const use = (key: string, one: Use): number => {
    const { subject, max, windowS } = one;
    const windows = windowsOf(one);
    const name = `${key} ${subject}`;
    const at = now();
    const known = windows.get(name);
    if (known && known.endsAt > at) {
      known.used += 1;
      return known.used > max ? Math.ceil((known.endsAt - at) / 1000) : 0;
    }
    // Put at the end again, so that the oldest is always the first.
    windows.delete(name);
    forgetOver(windows, ({ endsAt }) => endsAt <= at);
    windows.set(name, { used: 1, endsAt: at + windowS * 1000 });
    if (windows.size > windowsMax) windows.delete(windows.keys().next().value as string);
    return 0;
  };
  const usesOf = ({ limit }: CallRow, actor: Actor, address: string): readonly Use[] => {
    const [max, windowS] = limit.address;
    const from = { subject: `from ${networkOf(address)}`, max: max * factor, windowS };
    if (isVisitor(actor)) return [from];
    const [personMax, personWindowS] = limit.person;
    return [{ subject: `by ${actor.identityUuid}`, max: personMax * factor, windowS: personWindowS }, from];
  };
  return {
    countHere: (key, row, actor, address) => {
      const waits = usesOf(row, actor, address).map((one) => use(key, one));
      const retryAfterS = Math.max(...waits);
      if (retryAfterS > 0) throw new Failure('tooMany', { retryAfterS });
    },
    countEverywhere: async (key, row, actor, address) => {
      if (row.limit.counted === 'here') return;
      const { allowed, retryAfterS } = await countCall(key, usesOf(row, actor, address));
      if (!allowed) throw new Failure('tooMany', { retryAfterS });
    },
    giveBack: async (key, row, actor, address) => {
      const uses = usesOf(row, actor, address);
      for (const one of uses) {
        const known = windowsOf(one).get(`${key} ${one.subject}`);
        if (known) known.used = Math.max(0, known.used - 1);
      }
      if (row.limit.counted === 'here') return;
      await uncountCall(
        key,
        uses.map(({ subject }) => subject),
      );
    },
  };
}

/** Who has hung up has no address any more: all of them are one, and hear no answer. */
export const callerAddress = ({ ip }: { readonly ip: string | undefined }): string => ip ?? 'gone';

/** One customer of a provider has a whole network of IPv6 addresses, and would otherwise count as everyone in it. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
