/** The vendors, each call of them a span of the trace it is made in: which vendor and which call, and nothing of what is said. */
import type { Tracing } from '../tracing.ts';
import type { Vendors } from './index.ts';

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

export function tracedVendors(vendors: Vendors, tracing: Tracing | undefined): Vendors {
  if (!tracing) return vendors;
  const traced = Object.entries(ports).map(([name, vendor]) => {
    const port = vendors[name as PortName];
    return [name, port && tracedPort(tracing, vendor, port)];
  });
  return {
    ...vendors,
    ...(Object.fromEntries(traced) as Pick<Vendors, PortName>),
    incomeLinksFor: (source) => tracedPort(tracing, 'income', vendors.incomeLinksFor(source)),
  };
}

export function tracedPort<T extends object>(tracing: Tracing, vendor: string, port: T): T {
  return new Proxy(port, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function' || typeof name !== 'string') return call;
      const facts = { 'hearthline.vendor': vendor, 'hearthline.call': name };
      return (...given: unknown[]) => tracing.span('vendor', facts, () => Reflect.apply(call, target, given));
    },
  });
}
