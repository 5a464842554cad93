import { beforeEach, describe, expect, test } from 'vitest';
import { testSandbox } from './test-bench.ts';

const { sandbox, arrived, door } = await testSandbox();

beforeEach(async () => {
  door.isOpen = true;
  await sandbox.setMode('title', 'normal');
  arrived();
});

const spoken = { kind: 'done', content: { figure: 1 } };

describe('the book', () => {
  test('keeps the first answer to a key and counts who asks again', async () => {
    expect(await sandbox.answer('title', 'look', 'book-1', { street: 'A' }, () => 1)).toBe(1);
    expect(await sandbox.answer('title', 'look', 'book-1', { street: 'A' }, () => 2)).toBe(1);
    const [entry] = await sandbox.book('title', 1);
    expect(entry).toMatchObject({ action: 'look', key: 'book-1', shown: { street: 'A' }, answer: 1, timesAsked: 2 });
  });

  test('one company’s mode is not another’s', async () => {
    await sandbox.setMode('title', 'down');
    await expect(sandbox.answer('title', 'look', 'book-2', {}, () => 1)).rejects.toThrow(
      'title: the connection was refused',
    );
    expect(await sandbox.answer('flood', 'look', 'book-2', {}, () => 1)).toBe(1);
    expect(await sandbox.modes()).toMatchObject({ title: 'down' });
  });
});

describe('messages', () => {
  test('one that was not taken is kept, and asking helps meanwhile', async () => {
    const { reference } = await sandbox.promise('title', 'search', 'message-1', {}, () => spoken);
    door.isOpen = false;
    expect(await sandbox.deliverDue()).toBe(0);
    expect(await sandbox.result('title', reference)).toMatchObject({ ...spoken, reference });
  });

  test('work that ends in steps says each once, and asking gives the last', async () => {
    const { reference } = await sandbox.promise('title', 'search', 'message-2', {}, () => spoken);
    await sandbox.tell('title', reference, { kind: 'more', content: { figure: 2 } });
    await sandbox.tell('title', reference, { kind: 'more', content: { figure: 2 } });
    await sandbox.deliverDue();
    const figures = arrived().flatMap(({ message }) => (message.reference === reference ? [message.content] : []));
    expect(figures).toEqual([{ figure: 1 }, { figure: 2 }]);
    expect((await sandbox.result('title', reference))?.content).toEqual({ figure: 2 });
  });

  test('two may arrive in the wrong order', async () => {
    const { reference } = await sandbox.promise('title', 'search', 'message-3', {}, () => spoken);
    await sandbox.tell('title', reference, { kind: 'more', content: { figure: 2 } });
    await sandbox.setMode('title', 'reversed');
    await sandbox.deliverDue();
    const figures = arrived().flatMap(({ message }) => (message.reference === reference ? [message.content] : []));
    expect(figures).toEqual([{ figure: 2 }, { figure: 1 }]);
  });
});

describe('what is done once', () => {
  test('belongs to the person who asked first, and to no one else', async () => {
    expect(await sandbox.claim('title', 'thing-1', 'a')).toBe('a');
    expect(await sandbox.claim('title', 'thing-1', 'b')).toBe('a');
    expect(await sandbox.claim('title', 'thing-1', 'a')).toBe('a');
    expect(await sandbox.claim('flood', 'thing-1', 'b')).toBe('b');
  });

  test('goes to one of many who ask at once', async () => {
    const keys = Array.from({ length: 20 }, (_, at) => `key-${at}`);
    const holders = await Promise.all(keys.map((key) => sandbox.claim('title', 'thing-2', key)));
    expect(new Set(holders).size).toBe(1);
  });

  test('can be taken over from the one who had it, once', async () => {
    await sandbox.claim('title', 'thing-3', 'a');
    expect(await sandbox.claim('title', 'thing-3', 'b', 'a')).toBe('b');
    expect(await sandbox.claim('title', 'thing-3', 'c', 'a')).toBe('b');
  });
});

describe('the ledger', () => {
  test('moves money once per id, and the sum of all accounts is nothing', async () => {
    const movement = { id: 'move-1', giver: 'lender', taker: 'ann', cents: 5_000_000 };
    await sandbox.ledger.move([movement, movement]);
    await sandbox.ledger.move([movement]);
    const balances = await sandbox.ledger.balances();
    expect(balances.get('ann')).toBe(5_000_000);
    expect(balances.get('lender')).toBe(-5_000_000);
    expect([...balances.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  test('refuses nothing, less than nothing, and money to oneself, and then moves none of it', async () => {
    const good = { id: 'move-2', giver: 'lender', taker: 'bob', cents: 100 };
    for (const bad of [{ cents: 0 }, { cents: -1 }, { taker: 'lender' }])
      await expect(sandbox.ledger.move([good, { ...good, id: 'move-3', ...bad }])).rejects.toThrow();
    expect((await sandbox.ledger.balances()).has('bob')).toBe(false);
  });

  test('waits for the end of the work that moves it', async () => {
    await sandbox.setMode('title', 'late');
    const { reference } = await sandbox.promise('title', 'search', 'ledger-1', {}, () => spoken);
    await sandbox.ledger.move([{ id: 'move-4', giver: 'lender', taker: 'carl', cents: 100, afterWork: reference }]);
    expect((await sandbox.ledger.balances()).has('carl')).toBe(false);
  });
});
