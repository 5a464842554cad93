import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { testBench } from '../sandbox/test-bench.ts';
import { describeIdentityPort } from './port-tests.ts';
import { createSandboxIdentity } from './sandbox.ts';

const clock = { nowMs: Date.parse('2026-03-02T10:00:00Z') };
const desks: Sandbox[] = [];
const subject = await testBench('identity', (sandbox) => {
  desks.push(sandbox);
  return createSandboxIdentity(sandbox, { now: () => new Date(clock.nowMs) });
});
describeIdentityPort('sandbox', async () => subject, [0, 0, 0, 0, 0]);

test('answers after two minutes do not count', async () => {
  const { port } = subject;
  const ask = async () => {
    const asked = await port.askQuestions({ key: randomUUID(), identityUuid: randomUUID(), name: 'Ann Archer' });
    return asked.outcome === 'asked' ? asked.quizId : '';
  };
  const right = [0, 0, 0, 0, 0];
  const [inTime, late] = [await ask(), await ask()];
  clock.nowMs += 120_000;
  expect(await port.checkAnswers({ key: randomUUID(), quizId: inTime, choices: right })).toMatchObject({
    outcome: 'passed',
  });
  clock.nowMs += 1;
  expect(await port.checkAnswers({ key: randomUUID(), quizId: late, choices: right })).toMatchObject({
    outcome: 'expired',
  });
});

test('the book knows neither name nor birth date', async () => {
  await subject.port.verify({
    key: randomUUID(),
    applicationUuid: randomUUID(),
    identityUuid: randomUUID(),
    name: 'Zebedee Zimmermann',
    birthDate: new Secret('1971-11-23'),
    documentType: 'US Passport',
    images: [],
  });
  expect(JSON.stringify(await desks[0]?.book('identity', 1000))).not.toMatch(/zimmermann|1971-11-23/i);
});
