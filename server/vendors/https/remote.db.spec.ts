/** A vendor that speaks our protocol keeps every promise that the sandbox of its need keeps: the same tests, over the wire. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Addresses } from '../address/port.ts';
import { createSandboxAddresses } from '../address/sandbox.ts';
import type { SmallDeposits } from '../bank/port.ts';
import { describeSmallDepositsPort } from '../bank/port-tests.ts';
import { createSandboxBank, smallDepositsCents } from '../bank/sandbox.ts';
import type { Credit } from '../credit/port.ts';
import { describeCreditPort } from '../credit/port-tests.ts';
import { createSandboxCredit } from '../credit/sandbox.ts';
import type { DocumentDelivery } from '../documents/port.ts';
import { describeDocumentsPort } from '../documents/port-tests.ts';
import { createSandboxDocuments } from '../documents/sandbox.ts';
import type { Employment } from '../employment/port.ts';
import { describeEmploymentPort } from '../employment/port-tests.ts';
import { createSandboxEmployment } from '../employment/sandbox.ts';
import type { Flood } from '../flood/port.ts';
import { describeFloodPort } from '../flood/port-tests.ts';
import { createSandboxFlood } from '../flood/sandbox.ts';
import type { Identity } from '../identity/port.ts';
import { describeIdentityPort } from '../identity/port-tests.ts';
import { createSandboxIdentity } from '../identity/sandbox.ts';
import type { IncomeLinks, IncomePapers } from '../income/port.ts';
import { describeIncomeLinksPort, describeIncomePapersPort } from '../income/port-tests.ts';
import { createSandboxIncome } from '../income/sandbox.ts';
import type { Notary } from '../notary/port.ts';
import { describeNotaryPort } from '../notary/port-tests.ts';
import { createSandboxNotary } from '../notary/sandbox.ts';
import type { Payments } from '../payments/port.ts';
import { describePaymentsPort } from '../payments/port-tests.ts';
import { createSandboxPayments } from '../payments/sandbox.ts';
import type { PropertyData } from '../property/port.ts';
import { describePropertyPort } from '../property/port-tests.ts';
import { createSandboxPropertyData } from '../property/sandbox.ts';
import type { Recording } from '../recording/port.ts';
import { describeRecordingPort } from '../recording/port-tests.ts';
import { createSandboxRecording } from '../recording/sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { testBench } from '../sandbox/test-bench.ts';
import type { Servicing } from '../servicing/port.ts';
import { describeServicingPort } from '../servicing/port-tests.ts';
import { createSandboxServicing } from '../servicing/sandbox.ts';
import type { Signing } from '../signing/port.ts';
import { describeSigningPort } from '../signing/port-tests.ts';
import { createSandboxSigning } from '../signing/sandbox.ts';
import type { Title } from '../title/port.ts';
import { describeTitlePort } from '../title/port-tests.ts';
import { createSandboxTitle } from '../title/sandbox.ts';
import type { Valuations } from '../valuation/port.ts';
import { describeValuationPort } from '../valuation/port-tests.ts';
import { createSandboxValuations } from '../valuation/sandbox.ts';
import type { WatchList } from '../watch-list/port.ts';
import { describeWatchListPort } from '../watch-list/port-tests.ts';
import { createSandboxWatchList } from '../watch-list/sandbox.ts';
import { type HttpsNeed, httpsCalls } from './calls.ts';
import { createRemote, createRemoteAddresses, createRemoteNotary } from './remote.ts';
import { type Emulated, emulate } from './test-emulator.ts';

const companies: Emulated[] = [];

/** The vendor at the other end, and our port to it. */
async function over<Port, Theirs extends object>(need: HttpsNeed, create: (sandbox: Sandbox) => Theirs) {
  const bench = await testBench(httpsCalls[need].vendor, create);
  const company = await emulate({ [need]: bench.port });
  companies.push(company);
  const remote = { url: `${company.url}/${need}`, secret: company.secret };
  const port = createRemote<Port>(need, remote);
  return { make: async () => ({ port, bench: bench.bench }), today: bench.today, theirs: bench.port, port, remote };
}

const name = 'a vendor of our protocol';
const pagesUrl = 'http://localhost:4400';

describeCreditPort(name, (await over<Credit, Credit>('credit', createSandboxCredit)).make);
const property = await over<PropertyData, PropertyData>('property', createSandboxPropertyData);
describePropertyPort(name, property.make, property.today);
describeValuationPort(name, (await over<Valuations, Valuations>('valuation', createSandboxValuations)).make);
const title = await over<Title, Title>('title', createSandboxTitle);
describeTitlePort(name, title.make, title.today);
const flood = await over<Flood, Flood>('flood', (sandbox) => createSandboxFlood(sandbox, { lateMs: 0 }));
describeFloodPort(name, flood.make);
const employment = await over<Employment, Employment>('employment', createSandboxEmployment);
describeEmploymentPort(name, employment.make, employment.today);
const deposits = await over<SmallDeposits, SmallDeposits>('deposits', createSandboxBank);
describeSmallDepositsPort(name, deposits.make, smallDepositsCents);
describeIdentityPort(name, (await over<Identity, Identity>('identity', createSandboxIdentity)).make, [0, 0, 0, 0, 0]);
const documents = await over<DocumentDelivery, ReturnType<typeof createSandboxDocuments>>(
  'documents',
  createSandboxDocuments,
);
describeDocumentsPort(name, documents.make, (reference) => documents.theirs.open(reference));
const signing = await over<Signing, ReturnType<typeof createSandboxSigning>>('signing', (sandbox) =>
  createSandboxSigning(sandbox, { pagesUrl }),
);
describeSigningPort(name, signing.make, () => signing.theirs);
const notary = await over<Notary, ReturnType<typeof createSandboxNotary>>('notary', (sandbox) =>
  createSandboxNotary(sandbox, { pagesUrl }),
);
const { takeSeat, answerQuestions, signDeed } = createRemoteNotary(notary.remote);
describeNotaryPort(name, notary.make, {
  today: notary.today,
  window: () => ({ ...notary.theirs, takeSeat, answerQuestions, signDeed }),
  right: [0, 0, 0, 0, 0],
});
describeRecordingPort(name, (await over<Recording, Recording>('recording', createSandboxRecording)).make);
describePaymentsPort(name, (await over<Payments, Payments>('payments', createSandboxPayments)).make);
describeServicingPort(name, (await over<Servicing, Servicing>('servicing', createSandboxServicing)).make);
describeWatchListPort(name, (await over<WatchList, WatchList>('watchList', createSandboxWatchList)).make);
const income = await over<IncomeLinks & IncomePapers, ReturnType<typeof createSandboxIncome>>(
  'incomeRecords',
  createSandboxIncome,
);
describeIncomeLinksPort(name, income.make, {
  window: () => income.theirs,
  today: income.today,
  source: 'TRUV_PAYROLL',
  earner: ['goodlogin', 'goodpassword'],
  idler: ['user_no_income', 'any'],
});
describeIncomePapersPort(name, income.make);

test('a window no one has come back from is open', async () => {
  const person = { identityUuid: randomUUID(), name: 'Ann Archer', returnUrl: 'https://lender.example/back' };
  const opened = { key: randomUUID(), ...person, source: 'TRUV_PAYROLL', statedAnnualCents: 9_000_000 } as const;
  const { linkToken } = await income.port.openLink(opened);
  expect(await income.port.finished({ key: randomUUID(), linkToken })).toEqual({ state: 'open' });
});

test('addresses are completed, and no text is too short to ask about', async () => {
  const { remote } = await over<Addresses, Addresses>('addresses', createSandboxAddresses);
  const addresses = createRemoteAddresses(remote);
  expect((await addresses.suggest('12 Oak')).length).toBeGreaterThan(0);
  expect(await addresses.suggest('')).toEqual([]);
});

test('all that was asked of them was as the document says, and every call of theirs was asked', () => {
  const misfits = companies.flatMap((company) => company.misfits);
  // The tests of payments try sums that are none.
  expect(misfits.filter((one) => !one.startsWith('payments disburse: amountCents'))).toEqual([]);
  const asked = new Set(companies.flatMap((company) => company.asked));
  const calls = Object.entries(httpsCalls).flatMap(([need, row]) =>
    Object.keys(row.calls).map((call) => `${need} ${call}`),
  );
  expect(calls.filter((call) => !asked.has(call))).toEqual([]);
});
