/** Payroll, bank and tax sources in one sandbox: the login, or the name of the file, decides what is found. */
import type { LinkedSource } from '#core/application/income-sources.ts';
import { Secret } from '../../secret.ts';
import { accepted, understand } from '../answers.ts';
import { createLinkVendor, type LinkWindow, type WindowOptions } from '../bank/sandbox-link.ts';
import { type PersonaAnswer, personaFor } from '../personas.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import {
  type IncomeAnswer,
  type IncomeLinks,
  type IncomeNotice,
  type IncomePapers,
  incomeAnswer,
  incomeNotice,
} from './port.ts';
import { type Earner, reportOf } from './sandbox-report.ts';

const isPlaids = (source: string) => source === 'PLAID_TRANSACTIONS';

export function createSandboxIncome(
  sandbox: Sandbox,
  options: Pick<WindowOptions, 'now'> = {},
): IncomeLinks & IncomePapers & LinkWindow {
  const link = createLinkVendor(sandbox, 'income', options);
  const shelf = shelfOf(sandbox, 'income');
  return {
    openLink: ({ key, identityUuid, name, source, statedAnnualCents, returnUrl }) =>
      link.open(key, {
        identityUuid,
        name,
        source,
        statedAnnualCents,
        dialect: isPlaids(source) ? 'plaid' : 'truv',
        returnUrl,
      }),
    visited: link.visited,
    submitLogin: link.submitLogin,
    finish: link.finish,
    finished: ({ key, linkToken }) => link.finished(key, linkToken),
    exchange: async ({ key, publicToken }) => {
      // Reading the pay takes a while after the exchange, under a key of its own.
      const work = `${key}.pay`;
      const linked = await link.exchange(key, publicToken.reveal(), `income_${work}`);
      if (!linked) return { outcome: 'refused' };
      const { name, source, statedAnnualCents, login } = linked.visit;
      const answer = personaFor('login', login, 'income')?.answer ?? 'unverifiable';
      const earner: Earner = {
        name,
        source: source as LinkedSource,
        statedAnnualCents: statedAnnualCents ?? 0,
        answer,
      };
      await shelf.keep(`earner ${linked.reference}`, earner);
      await sandbox.promise('income', 'collect', work, { source }, () => done(earner));
      return { outcome: 'linked', reference: linked.reference, access: new Secret(linked.access) };
    },
    readPapers: async ({ key, source, name, statedAnnualCents, papers }) => {
      const fileNames = papers.map(({ fileName }) => fileName);
      const earner: Earner = { name, source, statedAnnualCents, answer: answerIn(fileNames) };
      await shelf.keep(`earner income_${key}`, earner);
      const answer = await sandbox.promise('income', 'readPapers', key, { source, fileNames }, () => done(earner));
      return understand('income', accepted, answer);
    },
    report: async ({ key, reference, access }) => {
      const isAllowed = access === null || (await link.linkBy(access.reveal()))?.reference === reference;
      const earner = isAllowed ? await shelf.find<Earner>(`earner ${reference}`) : undefined;
      const isDone = earner !== undefined && (await sandbox.result('income', reference)) !== undefined;
      // What is not ready yet must not stand in the book as this key's answer for ever.
      const asked = earner && !isDone ? `${key}.early` : key;
      const answer = await sandbox.answer('income', 'report', asked, { reference }, () =>
        answerFor(earner, isDone, () => sandbox.today()),
      );
      return understand('income', incomeAnswer, answer);
    },
    read: ({ content }) => understand('income', incomeNotice, content),
  };
}

function answerIn(fileNames: readonly string[]): PersonaAnswer<'income'> {
  if (fileNames.length === 0) return 'unverifiable';
  return fileNames.flatMap((name) => personaFor('fileName', name, 'income')?.answer ?? [])[0] ?? 'matched';
}

function answerFor(earner: Earner | undefined, isDone: boolean, today: Sandbox['today']): IncomeAnswer {
  if (!earner) return { state: 'failed', why: 'loginRequired' };
  if (!isDone) return { state: 'pending', step: 'parse' };
  const notice = noticeFor(earner);
  return notice.state === 'ready' ? { state: 'ready', report: reportOf(earner, today()) } : notice;
}

/** A bank without pay in it shows just that; a payroll company says that it knows no one of the name. */
function noticeFor({ answer, source }: Earner): IncomeNotice {
  const isUnknown = answer === 'unverifiable' && !isPlaids(source);
  return isUnknown ? { state: 'failed', why: 'noData' } : { state: 'ready' };
}

const done = (earner: Earner) => ({ kind: 'income.read', content: noticeFor(earner) });
