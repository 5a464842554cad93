/**
 * The vendors, each call of them a span of the trace it is made in, a line of the log and a figure: which vendor, which
 * call, how long and whether it was answered, and nothing of what is said.
 */
import { companyName } from '#core/desk/vendors.ts';
import type { Log } from '../log.ts';
import type { Tracing } from '../tracing.ts';
import { type Circuit, createCircuit } from './circuit.ts';
import type { Vendors } from './index.ts';
import { isSwapNeed, type SwapNeed } from './swap/held.ts';
import { type Swaps, swappedPort } from './swap/swapped.ts';
import { VendorFault, VendorRefusal } from './vendor.ts';

/** Answered, refused for good, or a fault. */
type VendorOutcome = 'answered' | 'refused' | 'fault';

export interface Onlookers {
  readonly tracing?: Tracing | undefined;
  readonly log: Log;
  readonly metrics?:
    | {
        readonly asked: (vendor: string, call: string, outcome: VendorOutcome, ms: number) => void;
        readonly rests: (vendor: string, isResting: boolean) => void;
      }
    | undefined;
  /** What leaves the vendor alone while it fails; without one it is always asked. */
  readonly circuit?: Circuit;
}

/** What stands beside the ports: our own sandboxes and their pages, which no trace is about. */
type Beside = 'fallbacks' | 'incomeLinksFor' | 'windows' | 'pages' | 'sandbox' | 'deliverDue' | 'close';
type PortName = Exclude<keyof Vendors, Beside>;

const ports = {
  addresses: 'address',
  credit: 'credit',
  property: 'property',
  valuations: 'valuation',
  title: 'title',
  flood: 'flood',
  income: 'income',
  employment: 'employment',
  bank: 'bank',
  deposits: 'bank',
  identity: 'identity',
  documents: 'documents',
  signing: 'signing',
  notary: 'notary',
  recording: 'recording',
  payments: 'payments',
  servicing: 'servicing',
  watchList: 'watchList',
  signOn: 'signOn',
  staffSignOn: 'signOn',
} as const satisfies Record<PortName, string>;

export function watchedVendors(vendors: Vendors, onlookers: Onlookers, swaps?: Swaps): Vendors {
  const { log, metrics } = onlookers;
  const circuitOf = (vendor: string) =>
    createCircuit(vendor, (isResting) => {
      metrics?.rests(vendor, isResting);
      if (isResting) log.error({ vendor }, 'a vendor fails again and again, and is left alone for a moment');
      else log.info({ vendor }, 'a vendor answers again');
    });
  const circuits = new Map<string, Circuit>();
  const watch = <T extends object>(vendor: string, port: T): T => {
    const circuit = circuits.get(vendor) ?? circuitOf(vendor);
    circuits.set(vendor, circuit);
    return watchedPort({ ...onlookers, circuit }, vendor, port);
  };
  // Each company is left alone by itself: that is what sends the next thing to the other.
  const withFallback = <T extends object>(need: SwapNeed, port: T): T => {
    const second = vendors.fallbacks[need];
    const primary = watch(need, port);
    if (!second || !swaps) return primary;
    const fallback = watch(companyName(need, 'fallback'), second) as T;
    return swappedPort({ need, ports: { primary, fallback }, swaps });
  };
  const watched = Object.entries(ports).map(([name, vendor]) => {
    const port = vendors[name as PortName];
    return [name, port && (isSwapNeed(vendor) ? withFallback(vendor, port) : watch(vendor, port))];
  });
  return {
    ...vendors,
    ...(Object.fromEntries(watched) as Pick<Vendors, PortName>),
    incomeLinksFor: (source) => watch('income', vendors.incomeLinksFor(source)),
  };
}

export function watchedPort<T extends object>({ tracing, ...onlookers }: Onlookers, vendor: string, port: T): T {
  return new Proxy(port, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function' || typeof name !== 'string') return call;
      const facts = { 'hearthline.vendor': vendor, 'hearthline.call': name };
      return (...given: unknown[]) => {
        const ask = () => timed(onlookers, vendor, name, () => Reflect.apply(call, target, given));
        return tracing ? tracing.span('vendor', facts, ask) : ask();
      };
    },
  });
}

/** What is read out of a message asks no one, and is no call. */
const isReading = (call: string) => call === 'read' || call === 'serves';

function timed(
  { log, metrics, circuit }: Omit<Onlookers, 'tracing'>,
  vendor: string,
  call: string,
  ask: () => unknown,
): unknown {
  if (isReading(call)) return ask();
  try {
    circuit?.enter();
  } catch (error) {
    return Promise.reject(error as Error);
  }
  const beganMs = performance.now();
  const tell = (outcome: VendorOutcome) => {
    const ms = performance.now() - beganMs;
    metrics?.asked(vendor, call, outcome, ms);
    log.info({ vendor, call, outcome, ms: Math.round(ms) }, 'a vendor was asked');
  };
  return Promise.resolve(ask()).then(
    (value: unknown) => {
      circuit?.left(false);
      tell('answered');
      return value;
    },
    (error: unknown) => {
      circuit?.left(error instanceof VendorFault);
      tell(error instanceof VendorRefusal ? 'refused' : 'fault');
      throw error;
    },
  );
}
