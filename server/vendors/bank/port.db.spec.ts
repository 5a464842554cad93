import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Secret } from '../../secret.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { testBench } from '../sandbox/test-bench.ts';
import { describeBankLinksPort, describeSmallDepositsPort, openAs, signIn } from './port-tests.ts';
import { createSandboxBank, smallDepositsCents } from './sandbox.ts';

const desks: Sandbox[] = [];
const subject = await testBench('bank', (sandbox) => {
  desks.push(sandbox);
  return createSandboxBank(sandbox);
});

describeBankLinksPort(
  'sandbox',
  async () => subject,
  () => subject.port,
);
describeSmallDepositsPort('sandbox', async () => subject, smallDepositsCents);

test('the sandbox’s book holds last fours, no account number and no token', async () => {
  const { port } = subject;
  const { linkToken } = await port.openLink(openAs(randomUUID()));
  const publicToken = await signIn(port, linkToken, 'user_good', 'pass_good');
  const linked = await port.exchange({ key: randomUUID(), publicToken });
  if (linked.outcome !== 'linked') throw new Error(linked.outcome);
  const answer = await port.accounts({ key: randomUUID(), access: linked.access });
  if (answer.state !== 'ready') throw new Error(answer.state);
  const typed = { routingNumber: new Secret('021000021'), accountNumber: new Secret('111122223333') };
  await port.checkOwner({ key: randomUUID(), name: 'Ann Archer', account: { kind: 'typed', ...typed } });
  await port.sendDeposits({ key: randomUUID(), name: 'Ann Archer', ...typed });
  const book = JSON.stringify(await desks[0]?.book('bank', 1000));
  expect(book).toContain(answer.accounts[0]?.mask);
  expect(book).toContain('3333');
  const secrets = [linked.access, publicToken, typed.routingNumber, typed.accountNumber];
  const numbers = answer.accounts.flatMap(({ accountNumber, routingNumber }) => [accountNumber, routingNumber]);
  for (const secret of [...secrets, ...numbers]) expect(book).not.toContain(secret?.reveal());
});
