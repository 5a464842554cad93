import { beforeEach, describe, expect, test } from 'vitest';
import type { Company } from '#core/desk/vendors.ts';
import { VendorResting } from '../circuit.ts';
import { VendorFault, VendorUnreached } from '../vendor.ts';
import { heldBy } from './held.ts';
import { type Swaps, swappedPort } from './swapped.ts';

/** What the database does, in memory. */
function swapsOf(first: () => Company) {
  const rows = new Map<string, { company: Company; tries: number }>();
  const nameOf = ({ need, what }: { need: string; what: string }) => `${need} ${what}`;
  const swaps: Swaps = {
    first: async () => first(),
    hold: async (held, wanted) => {
      const row = rows.get(nameOf(held)) ?? { company: wanted, tries: 0 };
      row.tries += 1;
      rows.set(nameOf(held), row);
      return { company: row.company, isOnlyTry: row.tries === 1 };
    },
    release: async (held, company) => {
      const row = rows.get(nameOf(held));
      return row?.company === company && row.tries === 1 && rows.delete(nameOf(held));
    },
  };
  return { swaps, rows };
}

type Behavior = 'well' | 'fails' | 'rests' | 'unreached';
let first: Company = 'primary';
const behaves: Record<Company, Behavior> = { primary: 'well', fallback: 'well' };
const asked: string[] = [];

const trouble = {
  fails: () => new VendorFault('title', 'no answer'),
  rests: () => new VendorResting('title', 'it is left alone'),
  unreached: () => new VendorUnreached('title', 'it cannot be reached'),
};

const companyAt = (company: Company) => {
  const answer = async <T>(what: string, value: T): Promise<T> => {
    const behavior = behaves[company];
    if (behavior === 'rests' || behavior === 'unreached') throw trouble[behavior]();
    asked.push(`${company} ${what}`);
    if (behavior === 'fails') throw trouble.fails();
    return value;
  };
  return {
    orderFullTitle: ({ key }: { key: string }) => answer(`order ${key}`, { reference: 'r-1' }),
    bringDown: ({ key }: { key: string }) => answer(`bringDown ${key}`, { reference: 'fallback:r-1' }),
    result: (reference: string) => answer(`result ${reference}`, { of: company }),
    read: ({ reference }: { reference: string }) => ({ of: company, reference }),
  };
};

const start = () => {
  const { swaps, rows } = swapsOf(() => first);
  const ports = { primary: companyAt('primary'), fallback: companyAt('fallback') };
  return { port: swappedPort({ need: 'title', ports, swaps }), rows };
};

beforeEach(() => {
  asked.length = 0;
  first = 'primary';
  Object.assign(behaves, { primary: 'well', fallback: 'well' });
});

describe('what was asked of one company', () => {
  test('is asked of no other, though another is first meanwhile', async () => {
    const { port } = start();
    await port.orderFullTitle({ key: 'a' });
    first = 'fallback';
    expect(await port.orderFullTitle({ key: 'a' })).toEqual({ reference: 'r-1' });
    expect(await port.orderFullTitle({ key: 'b' })).toEqual({ reference: 'fallback:r-1' });
    expect(asked).toEqual(['primary order a', 'primary order a', 'fallback order b']);
  });

  test('stays there when it gave no answer: it may have been heard', async () => {
    const { port } = start();
    behaves.primary = 'fails';
    await expect(port.orderFullTitle({ key: 'a' })).rejects.toThrow('no answer');
    for (const behavior of ['rests', 'unreached'] as const) {
      behaves.primary = behavior;
      await expect(port.orderFullTitle({ key: 'a' })).rejects.toThrow();
    }
    first = 'fallback';
    await expect(port.orderFullTitle({ key: 'a' })).rejects.toThrow();
    expect(asked).toEqual(['primary order a']);
  });

  test('is asked after there, and its messages are read there, under its own number', async () => {
    const { port } = start();
    first = 'fallback';
    const { reference } = await port.orderFullTitle({ key: 'a' });
    first = 'primary';
    expect(await port.result(reference)).toEqual({ of: 'fallback' });
    expect(await port.result('r-1')).toEqual({ of: 'primary' });
    expect(port.read({ reference })).toEqual({ of: 'fallback', reference: 'r-1' });
    expect(asked.slice(1)).toEqual(['fallback result r-1', 'primary result r-1']);
  });

  test('cannot be passed off as the other company’s', async () => {
    await expect(start().port.bringDown({ key: 'a' })).rejects.toThrow('makes no sense at its reference');
  });
});

describe('what no one heard', () => {
  test.each(['rests', 'unreached'] as const)('goes to the second when the first %s', async (behavior) => {
    const { port } = start();
    behaves.primary = behavior;
    expect(await port.orderFullTitle({ key: 'a' })).toEqual({ reference: 'fallback:r-1' });
    behaves.primary = 'well';
    await port.orderFullTitle({ key: 'a' });
    expect(asked).toEqual(['fallback order a', 'fallback order a']);
  });

  test('belongs to no one while neither can be asked', async () => {
    const { port, rows } = start();
    Object.assign(behaves, { primary: 'rests', fallback: 'unreached' });
    await expect(port.orderFullTitle({ key: 'a' })).rejects.toThrow('cannot be reached');
    expect(rows.size).toBe(0);
    behaves.primary = 'well';
    expect(await port.orderFullTitle({ key: 'a' })).toEqual({ reference: 'r-1' });
  });

  test('stays where it is while another try is under way, which may be heard', async () => {
    const { port, rows } = start();
    rows.set('title request a', { company: 'primary', tries: 1 });
    behaves.primary = 'unreached';
    await expect(port.orderFullTitle({ key: 'a' })).rejects.toThrow('cannot be reached');
    expect(asked).toEqual([]);
    expect(rows.get('title request a')?.company).toBe('primary');
  });
});

test('a consent, a draw, a deed and fees stay with one company, whatever the key', () => {
  const of = { applicationUuid: 'u' };
  const both = (need: 'credit' | 'payments' | 'recording', call: string, more = {}) =>
    new Set(['1', '2'].map((key) => heldBy(need, call, { key, ...of, ...more }))).size;
  expect(both('credit', 'pullHard', { consentId: 'c' })).toBe(1);
  expect(both('payments', 'disburse')).toBe(1);
  expect(both('payments', 'payCreditors')).toBe(1);
  expect(both('recording', 'record')).toBe(1);
  expect(heldBy('payments', 'charge', { key: '1', ...of })).toBe(heldBy('payments', 'refund', { key: '2', ...of }));
  expect(heldBy('recording', 'record', { key: '1', ...of })).toBe(
    heldBy('recording', 'releaseLien', { key: '2', ...of }),
  );
  expect(both('credit', 'pullSoft')).toBe(2);
});
