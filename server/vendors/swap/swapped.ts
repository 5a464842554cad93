/**
 * One port, two companies. Promises that what was asked of one is never asked of the other, no matter which is first meanwhile and
 * however often it is asked again: who has it is written down before the call goes out. Only what certainly no one heard
 * (the company is left alone, or could not be reached, and no other try is under way) goes to the second instead.
 */
import type { Company } from '#core/desk/vendors.ts';
import { VendorResting } from '../circuit.ts';
import { type VendorMessage, VendorUnreached } from '../vendor.ts';
import { heldBy, type SwapNeed } from './held.ts';
import { bare, bareRequest, companyOf, leadOf, markedAnswer } from './marks.ts';

interface Held {
  readonly need: SwapNeed;
  /** What stays with one company. */
  readonly what: string;
}

/** What is written down, for all processes. */
export interface Swaps {
  /** Who is asked first, for whom this is done. */
  first(need: SwapNeed): Promise<Company>;
  /** Gives it to the company unless another has it; who has it now, and whether this is the only try. */
  hold(held: Held, company: Company): Promise<{ readonly company: Company; readonly isOnlyTry: boolean }>;
  /** Takes it back from a company that never heard of it; false when another try has begun meanwhile. */
  release(held: Held, company: Company): Promise<boolean>;
}

type Method = (...given: unknown[]) => unknown;
type Port = Readonly<Record<string, Method>>;

interface Swapped<T> {
  readonly need: SwapNeed;
  readonly ports: Readonly<Record<Company, T>>;
  readonly swaps: Swaps;
}

export function swappedPort<T extends object>(swapped: Swapped<T>): T {
  const at = (company: Company) => swapped.ports[company] as unknown as Port;
  return new Proxy(swapped.ports.primary, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function' || typeof name !== 'string') return method;
      if (name === 'read')
        return (message: VendorMessage) =>
          at(companyOf(message.reference))['read']?.({ ...message, reference: bare(message.reference) });
      if (name === 'result') return async (reference: string) => at(companyOf(reference))['result']?.(bare(reference));
      return (request: unknown) => ask(swapped, (company) => at(company)[name]?.(bareRequest(request)), name, request);
    },
  });
}

const other = (company: Company): Company => (company === 'primary' ? 'fallback' : 'primary');
const wasNotHeard = (error: unknown) => error instanceof VendorResting || error instanceof VendorUnreached;

async function ask(
  { need, swaps }: Omit<Swapped<object>, 'ports'>,
  askOf: (company: Company) => unknown,
  call: string,
  request: unknown,
): Promise<unknown> {
  const lead = leadOf(request);
  if (lead) return markedAnswer(need, lead, await askOf(lead));
  const held = { need, what: heldBy(need, call, request) };
  const first = await swaps.first(need);
  const tried = async (wanted: Company, orElse?: Company): Promise<unknown> => {
    const { company, isOnlyTry } = await swaps.hold(held, wanted);
    try {
      return markedAnswer(need, company, await askOf(company));
    } catch (error) {
      if (!wasNotHeard(error) || !isOnlyTry || !(await swaps.release(held, company)) || !orElse) throw error;
      return tried(orElse);
    }
  };
  return tried(first, other(first));
}
