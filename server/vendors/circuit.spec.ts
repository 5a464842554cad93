import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createCircuit, VendorResting } from './circuit.ts';
import { watchedPort } from './traced.ts';
import { VendorFault, VendorRefusal } from './vendor.ts';

function circuit() {
  const at = { ms: 0 };
  const told: boolean[] = [];
  const one = createCircuit(
    'credit',
    (isResting) => void told.push(isResting),
    () => at.ms,
  );
  const asks = (times: number, isFault: boolean) => {
    let asked = 0;
    for (let n = 0; n < times; n += 1)
      try {
        one.enter();
        asked += 1;
        one.left(isFault);
      } catch (error) {
        if (!(error instanceof VendorResting)) throw error;
      }
    return asked;
  };
  return { at, told, asks, one };
}

test('[F9] ten faults in a row, and it is left alone; nine and an answer, and it is not', () => {
  const { asks, told } = circuit();
  expect([asks(9, true), asks(1, false), asks(9, true), told]).toEqual([9, 1, 9, []]);
  expect([asks(50, true), told]).toEqual([1, [true]]);
});

test('[F9] it is asked once after two seconds, then ever later; one answer and all may ask', () => {
  const { asks, at, told } = circuit();
  asks(10, true);
  at.ms = 1999;
  expect(asks(5, true)).toBe(0);
  at.ms = 2000;
  expect(asks(5, true)).toBe(1);
  at.ms = 5999;
  expect(asks(5, true)).toBe(0);
  at.ms = 6000;
  expect([asks(5, false), told]).toEqual([5, [true, false]]);
});

test('[F9] while one asks whether it is back, no one else does', () => {
  const { asks, at, one } = circuit();
  asks(10, true);
  at.ms = 2000;
  one.enter();
  expect(() => one.enter()).toThrow(VendorResting);
  one.left(false);
  expect(() => one.enter()).not.toThrow();
});

test('[F9] a vendor behind it: faults count, a final no and a mistake of ours do not; the figure says so', async () => {
  const metrics = createMetrics();
  let times = 0;
  let thrown: Error = new VendorRefusal('credit', 'no such person');
  const port = watchedPort(
    {
      log: createLog('silent'),
      metrics,
      circuit: createCircuit('credit', (isResting) => metrics.rests('credit', isResting)),
    },
    'credit',
    {
      pull: async (): Promise<void> => {
        times += 1;
        throw thrown;
      },
    },
  );
  for (let n = 0; n < 12; n += 1) await port.pull().catch(() => {});
  thrown = new TypeError('ours');
  for (let n = 0; n < 12; n += 1) await port.pull().catch(() => {});
  expect(times).toBe(24);
  thrown = new VendorFault('credit', 'no answer');
  for (let n = 0; n < 30; n += 1) await port.pull().catch(() => {});
  expect(times).toBe(34);
  expect(await metrics.registry.metrics()).toContain('hearthline_vendor_resting{vendor="credit"} 1');
});
