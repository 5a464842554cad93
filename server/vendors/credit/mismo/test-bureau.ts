/**
 * A company that speaks the credit model of MISMO 3.4, for tests: it takes orders at a port of this machine, finds in the files
 * of the sandbox what it is asked for, and answers as the model has it. Written from the model and public samples (table.ts
 * names them), 2026-11-17; what it says of orders it does not know, and how it calls a minor, is our reading.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { Name } from '#core/people/name.ts';
import { Secret } from '../../../secret.ts';
import { whenDone } from '../../../store/test-done.ts';
import { bureaus as sandboxBureaus } from '../../sandbox/credit-file.ts';
import { VendorFault } from '../../vendor.ts';
import type { Credit, CreditAnswer, CreditReport, CreditRequest } from '../port.ts';
import { readFacts, writeFacts } from './mapping.ts';
import { type AnswerFacts, answerRows, type BureauName, type OrderFacts, orderRows } from './table.ts';
import { parseXml, printXml } from './xml.ts';

export const testUser = 'a-lender';
export const testPassword = new Secret('what the company gave it');

/** How it behaves otherwise than it should, once each, in this order. */
type Trouble =
  | 'busy'
  | 'lost'
  | 'underWay'
  | 'refused'
  | 'failed'
  | 'noBureau'
  | 'oneBureau'
  | 'thin'
  | { readonly xml: string };

interface Placed {
  readonly order: OrderFacts;
  readonly request: CreditRequest & { readonly consentId: string };
  /** Said again, whatever is asked. */
  readonly said?: AnswerFacts;
}

export async function startBureau(files: Credit) {
  const orders: OrderFacts[] = [];
  const troubles: Trouble[] = [];
  const placed = new Map<string, Placed>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const say = (status: number, body = '') =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    const mayEnter = request.headers.authorization === `Basic ${btoa(`${testUser}:${testPassword.reveal()}`)}`;
    if (!mayEnter) return say(401);
    const order = readFacts(orderRows, parseXml(Buffer.concat(parts).toString('utf8')));
    orders.push(order);
    const trouble = troubles.shift();
    if (trouble === 'busy') return say(429);
    if (typeof trouble === 'object') return say(200, trouble.xml);
    try {
      const answer = await answerTo(files, placed, order, trouble);
      // It was done, and the answer never arrives.
      return trouble === 'lost' ? response.destroy() : say(200, printXml(writeFacts(answerRows, answer, 'MESSAGE')));
    } catch (error) {
      if (!(error instanceof VendorFault)) return say(500);
      return error.message.includes('makes no sense') ? say(200, '<html>Bad gateway</html>') : say(503);
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  whenDone(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/credit`, orders, troubles };
}

async function answerTo(
  files: Credit,
  placed: Map<string, Placed>,
  order: OrderFacts,
  trouble: Trouble | undefined,
): Promise<AnswerFacts> {
  const { reference = '' } = order;
  const known = placed.get(reference);
  if (order.action === 'lookUp') {
    if (!known) return { status: 'unknown' };
    return known.said ?? { ...(await pulled(files, known)), ...orderNumberOf(reference) };
  }
  if (trouble === 'refused' || trouble === 'failed') return { status: trouble };
  const fresh: Placed = { order, request: requestIn(order) };
  const said = trouble === 'noBureau' || trouble === 'oneBureau' || trouble === 'thin' ? trouble : undefined;
  const answer = await pulled(files, fresh).catch((error: unknown) => {
    // It did the work; only its words were garbled.
    if (error instanceof VendorFault && error.message.includes('makes no sense')) placed.set(reference, fresh);
    throw error;
  });
  const changed = said ? { ...changedBy(said, answer), ...orderNumberOf(reference) } : undefined;
  placed.set(reference, { ...fresh, ...(changed && { said: changed }) });
  const numbered = { ...(changed ?? answer), ...orderNumberOf(reference) };
  return trouble === 'underWay' ? { status: 'underWay', ...orderNumberOf(reference) } : numbered;
}

const orderNumberOf = (reference: string): AnswerFacts => ({ reference, orderNumber: `V-${reference}` });

function changedBy(trouble: 'noBureau' | 'oneBureau' | 'thin', answer: AnswerFacts): AnswerFacts {
  const files = answer.files ?? [];
  if (trouble === 'thin') return { ...answer, scores: [], files: files.map((file) => ({ ...file, result: 'noFile' })) };
  const isAway = (at: number) => trouble === 'noBureau' || at > 0;
  return {
    ...answer,
    files: files.map((file, at) => (isAway(at) ? { ...file, result: 'error' } : file)),
    scores: (answer.scores ?? []).filter((_, at) => !isAway(at)),
  };
}

function requestIn(order: OrderFacts): Placed['request'] {
  const { firstName = '', middleName = '', lastName = '', ssn, birthDate = '1900-01-01', reference = '' } = order;
  const { street1 = '', street2 = '', city = '', state = '', zip = '' } = order;
  return {
    key: reference,
    applicationUuid: order.lenderCase ?? '',
    // It knows of no consents.
    consentId: randomUUID(),
    name: { firstName, middleName, lastName, suffix: (order.suffix ?? '') as Name['suffix'] },
    address: { street1, street2, city, state, zip },
    birthDate: new Secret<CalendarDate>(birthDate),
    ...(ssn !== undefined && { ssn: new Secret(ssn) }),
  };
}

async function pulled(files: Credit, { order, request }: Placed): Promise<AnswerFacts> {
  const answer = order.kind === 'hard' ? await files.pullHard(request) : await files.pullSoft(request);
  return factsOf(answer, order);
}

const byName = Object.fromEntries(
  sandboxBureaus.map((name, at) => [name, (['Equifax', 'Experian', 'TransUnion'] as const)[at]]),
) as Readonly<Record<string, BureauName>>;

function factsOf(answer: CreditAnswer, order: OrderFacts): AnswerFacts {
  const asked = (Object.values(byName) as BureauName[]).filter((bureau) => order[`has${bureau}`] === true);
  const all = (result: 'file' | 'noFile' | 'other', other?: string) =>
    asked.map((bureau) => ({ bureau, result, other }));
  const head = { status: 'done', reportedOn: '2026-11-17', reportId: `R-${order.reference}` } as const;
  if (answer.outcome === 'noFile') return { ...head, files: all('noFile') };
  if (answer.outcome === 'minor') return { ...head, files: all('other', 'MinorConsumer') };
  if (answer.outcome === 'frozen') {
    const at = order.kind === 'hard' ? (byName[answer.bureau] ?? 'Experian') : asked[0];
    return { ...head, files: all('file').map((file) => (file.bureau === at ? { ...file, result: 'frozen' } : file)) };
  }
  if (!('report' in answer)) throw new Error('It knows of no consents, so it cannot have refused one.');
  const { report } = answer;
  return { ...head, ...reportFacts(report), files: all('file'), ...(order.ssn !== undefined && { ssn: order.ssn }) };
}

function reportFacts(report: CreditReport): AnswerFacts {
  const factors = report.keyFactors.slice(0, 4);
  return {
    reportId: report.reportId,
    reportedOn: report.reportedOn,
    scores: report.scores.map(({ bureau, score }) => ({
      ...{ bureau: byName[bureau], value: score, model: 'Other', otherModel: report.scoreModel, factors },
      countsInquiries: report.keyFactors.length > 4,
    })),
    // Each bureau tells of each debt: a merged report may list it as often.
    lines: report.tradelines.flatMap((line) => [lineFacts(line), lineFacts(line)]),
    inquiries: report.inquiries,
    alerts: report.alerts.map(({ kind, bureau, phoneNumber }) => ({
      ...{ kind, bureau: byName[bureau] },
      text:
        phoneNumber === null
          ? 'SEE FILE'
          : `CALL (${phoneNumber.slice(0, 3)}) ${phoneNumber.slice(3, 6)}-${phoneNumber.slice(6)}`,
    })),
    records: report.publicRecords.map(({ kind, text, on, amountCents }) => ({
      ...{ kind: kind === 'bankruptcy' ? 'bankruptcy7' : kind, text, on, amountCents },
    })),
  };
}

function lineFacts(line: CreditReport['tradelines'][number]): NonNullable<AnswerFacts['lines']>[number] {
  const { type, creditor, accountMask, openedOn, balanceCents, limitCents, monthlyPaymentCents, lates, lastLateOn } =
    line;
  return {
    ...(accountMask !== null && { account: `XXXX${accountMask}` }),
    ...{ creditor, loanType: type, openedOn, balanceCents, status: 'Open' },
    ...{ paymentCents: monthlyPaymentCents, ...lates },
    ...(limitCents !== null && { limitCents }),
    ...(lastLateOn !== null && { lastLateOn }),
  };
}
