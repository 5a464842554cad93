/**
 * The vendors, each call of them a span of the trace it is made in, a line of the log and a figure: which vendor, which
 * call, how long and whether it was answered, and nothing of what is said.
 */
import type { Log } from '../log.ts';
import type { Tracing } from '../tracing.ts';
import type { Vendors } from './index.ts';
import { VendorRefusal } from './vendor.ts';

/** Answered, refused for good, or a fault. */
type VendorOutcome = 'answered' | 'refused' | 'fault';

export interface Onlookers {
  readonly tracing?: Tracing | undefined;
  readonly log: Log;
  readonly metrics?:
    | { readonly asked: (vendor: string, call: string, outcome: VendorOutcome, ms: number) => void }
    | undefined;
}

/** What stands beside the ports: our own sandboxes and their pages, which no trace is about. */
type Beside = 'incomeLinksFor' | 'windows' | 'pages' | 'sandbox' | 'deliverDue' | 'close';
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
  watchList: 'watchList',
  signOn: 'signOn',
} as const satisfies Record<PortName, string>;

export function watchedVendors(vendors: Vendors, onlookers: Onlookers): Vendors {
  const watched = Object.entries(ports).map(([name, vendor]) => {
    const port = vendors[name as PortName];
    return [name, port && watchedPort(onlookers, vendor, port)];
  });
  return {
    ...vendors,
    ...(Object.fromEntries(watched) as Pick<Vendors, PortName>),
    incomeLinksFor: (source) => watchedPort(onlookers, 'income', vendors.incomeLinksFor(source)),
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

/** What is read out of a message at once asks no one, and is no call. */
function timed(
  { log, metrics }: Omit<Onlookers, 'tracing'>,
  vendor: string,
  call: string,
  ask: () => unknown,
): unknown {
  const beganMs = performance.now();
  const answer = ask();
  if (!(answer instanceof Promise)) return answer;
  const tell = (outcome: VendorOutcome) => {
    const ms = performance.now() - beganMs;
    metrics?.asked(vendor, call, outcome, ms);
    log.info({ vendor, call, outcome, ms: Math.round(ms) }, 'a vendor was asked');
  };
  return answer.then(
    (value: unknown) => {
      tell('answered');
      return value;
    },
    (error: unknown) => {
      tell(error instanceof VendorRefusal ? 'refused' : 'fault');
      throw error;
    },
  );
}
