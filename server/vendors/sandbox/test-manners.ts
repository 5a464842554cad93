/**
 * Manners that every implementation of every port must have, no matter who the vendor is: a key is done once, what makes no
 * sense is a fault, a message can come twice, forged or not at all. A need's port tests hand in its own questions.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LongWork } from '../answers.ts';
import { type Accepted, VendorFault, type VendorMessage } from '../vendor.ts';
import type { SandboxMode } from './sandbox.ts';

export interface Delivery {
  readonly vendor: string;
  readonly message: VendorMessage;
  readonly isSigned: boolean;
}

/** What a test can do with the vendor itself: the sandbox, or a stand-in for a real company. */
export interface Bench {
  setMode(mode: SandboxMode): Promise<void>;
  /** How often the vendor's own book counts this key. */
  timesAsked(key: string): Promise<number>;
  /** Lets the vendor send what is due; gives what came in since. */
  deliver(): Promise<readonly Delivery[]>;
  /** The vendor's own ledger of money. */
  balances(): Promise<ReadonlyMap<string, number>>;
}

export interface Subject<Port> {
  readonly port: Port;
  readonly bench: Bench;
}

export type Make<Port> = () => Promise<Subject<Port>>;

/** One vendor for a whole describe block, well behaved again before each test. */
export function oneSubject<Port>(make: Make<Port>): () => Subject<Port> {
  let subject: Subject<Port> | undefined;
  const get = () => {
    if (!subject) throw new Error('The vendor is made before the first test, not earlier.');
    return subject;
  };
  beforeAll(async () => {
    subject = await make();
  });
  beforeEach(() => get().bench.setMode('normal'));
  return get;
}

type Questions<Port> = Readonly<Record<string, (port: Port, key: string) => Promise<unknown>>>;

/** For everything that can be asked, long work included. */
export function describeManners<Port>(get: () => Subject<Port>, questions: Questions<Port>): void {
  describeOnce(get, questions);
  describeAnswers(get, questions);
}

/** A key is done once. */
export function describeOnce<Port>(get: () => Subject<Port>, questions: Questions<Port>): void {
  describe.each(Object.entries(questions))('%s', (_, ask) => {
    test('the same key twice is done once and answered alike', async () => {
      const { port, bench } = get();
      const key = randomUUID();
      const first = await ask(port, key);
      expect(await ask(port, key)).toEqual(first);
      expect(await bench.timesAsked(key)).toBe(2);
    });

    test('twenty at once with one key are answered alike', async () => {
      const { port } = get();
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, key)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    });
  });
}

/** Where a company is asked over a wire: no answer, a senseless one, a slow one. */
function describeAnswers<Port>(get: () => Subject<Port>, questions: Questions<Port>): void {
  describe.each(Object.entries(questions))('%s', (_, ask) => {
    test('no answer is a fault, and asking again with the same key helps', async () => {
      const { port, bench } = get();
      const key = randomUUID();
      await bench.setMode('down');
      await expect(ask(port, key)).rejects.toThrow(VendorFault);
      await bench.setMode('normal');
      await expect(ask(port, key)).resolves.toBeDefined();
    });

    test('an answer that makes no sense is a fault, never a result', async () => {
      const { port, bench } = get();
      const key = randomUUID();
      await bench.setMode('malformed');
      await expect(ask(port, key)).rejects.toThrow(VendorFault);
      await bench.setMode('normal');
      await expect(ask(port, key)).resolves.toBeDefined();
      expect(await bench.timesAsked(key)).toBe(2);
    });

    test('a slow answer arrives', async () => {
      const { port, bench } = get();
      await bench.setMode('slow');
      await expect(ask(port, randomUUID())).resolves.toBeDefined();
    });
  });
}

type LongQuestions<Port> = Readonly<Record<string, (port: Port, key: string) => Promise<Accepted>>>;

const deliveredTo = async ({ bench }: Pick<Subject<unknown>, 'bench'>, reference: string) =>
  (await bench.deliver()).filter(({ message }) => message.reference === reference);

/** For long work: how its end reaches us. */
export function describeLongWork<Port extends LongWork<unknown>>(
  get: () => Subject<Port>,
  questions: LongQuestions<Port>,
): void {
  describeEnds(get, questions);
  describeMessages(get, questions);
}

/** An end is told as it is when asked, not before it is there, and under one number however often. */
export function describeEnds<Port extends LongWork<unknown>>(
  get: () => Subject<Port>,
  questions: LongQuestions<Port>,
): void {
  describe.each(Object.entries(questions))('%s, when it is done', (_, start) => {
    test('a signed message says what asking says', async () => {
      const subject = get();
      const { reference } = await start(subject.port, randomUUID());
      const [delivery, ...more] = await deliveredTo(subject, reference);
      expect(more).toEqual([]);
      expect(delivery?.isSigned).toBe(true);
      const read = delivery && subject.port.read(delivery.message);
      expect(read).toBeDefined();
      expect(await subject.port.result(reference)).toEqual(read);
      expect(await deliveredTo(subject, reference)).toEqual([]);
    });

    test('asking while it is under way gives nothing, and no message comes', async () => {
      const subject = get();
      await subject.bench.setMode('late');
      const { reference } = await start(subject.port, randomUUID());
      expect(await subject.port.result(reference)).toBeUndefined();
      expect(await deliveredTo(subject, reference)).toEqual([]);
    });

    test('a message sent five times carries one number', async () => {
      const subject = get();
      const { reference } = await start(subject.port, randomUUID());
      await subject.bench.setMode('duplicate');
      const deliveries = await deliveredTo(subject, reference);
      expect(deliveries).toHaveLength(5);
      expect(new Set(deliveries.map(({ message }) => message.id)).size).toBe(1);
      expect(deliveries.every(({ isSigned }) => isSigned)).toBe(true);
    });
  });
}

/** Where the company itself writes to our door. */
function describeMessages<Port extends LongWork<unknown>>(
  get: () => Subject<Port>,
  questions: LongQuestions<Port>,
): void {
  describe.each(Object.entries(questions))('%s, when it is done', (_, start) => {
    test('a forged message is not signed', async () => {
      const subject = get();
      const { reference } = await start(subject.port, randomUUID());
      await subject.bench.setMode('forged');
      const deliveries = await deliveredTo(subject, reference);
      expect(deliveries.map(({ isSigned }) => isSigned)).toEqual([false]);
    });

    test('a lost message is made good by asking', async () => {
      const subject = get();
      const { reference } = await start(subject.port, randomUUID());
      await subject.bench.setMode('lost');
      expect(await deliveredTo(subject, reference)).toEqual([]);
      await subject.bench.setMode('normal');
      expect(await deliveredTo(subject, reference)).toEqual([]);
      expect(await subject.port.result(reference)).toBeDefined();
    });

    test('a message that makes no sense is a fault, and so is such an answer', async () => {
      const subject = get();
      const { reference } = await start(subject.port, randomUUID());
      await subject.bench.setMode('malformed');
      const [delivery] = await deliveredTo(subject, reference);
      expect(delivery?.isSigned).toBe(true);
      expect(() => delivery && subject.port.read(delivery.message)).toThrow(VendorFault);
      await expect(subject.port.result(reference)).rejects.toThrow(VendorFault);
      await subject.bench.setMode('normal');
      expect(await subject.port.result(reference)).toBeDefined();
    });
  });
}
