/** How often the bot is right, over the questions of test/bot, which were written before it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Status, statusNames } from '#core/journey/statuses.ts';
import { type ArticleId, articleIds, articleOf } from '#core/support/articles/index.ts';
import { standings } from '#core/words/en/support/bot/standings.ts';
import { answer, type BotAnswer, type BotContext } from './index.ts';
import { brand, signedIn, signedOut } from './stories/people.ts';

const folder = new URL('../../../test/bot/', import.meta.url);

interface Asked {
  readonly labels: readonly string[];
  readonly text: string;
}

/** The questions of a file by the heading they stand under. */
function read(file: string): Map<string, Asked[]> {
  const groups = new Map<string, Asked[]>();
  let group = '';
  for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
    if (line.startsWith('## ')) group = line.slice(3);
    else if (line !== '') {
      const [labels = '', text = ''] = line.split(' | ');
      groups.set(group, [...(groups.get(group) ?? []), { labels: labels.split(','), text }]);
    }
  }
  return groups;
}

/** Ten of the shared questions for each status, other ones for the next: how many of each kind. */
const shares = { what: 3, who: 1, when: 2, why: 1, do: 2, other: 1 };
const shared = read('any-status.txt');
const ownQuestions = new Map(
  readdirSync(folder)
    .filter((file) => file.startsWith('status-'))
    .flatMap((file) => [...read(file)]),
);

function questionsFor(status: Status): readonly Asked[] {
  const at = statusNames.indexOf(status);
  const common = Object.entries(shares).flatMap(([kind, count]) => {
    const pool = shared.get(kind) ?? [];
    return Array.from({ length: count }, (_, n) => pool[(at * count + n) % pool.length] as Asked);
  });
  return [...(ownQuestions.get(status) ?? []), ...common];
}

/** Whether the answer holds what is right: the very sentence that answers it. */
function isRight(label: string, said: BotAnswer, status: Status | undefined): boolean {
  if (said.kind === 'handOver') return label === 'x';
  if (said.kind === 'refusal') return label === `r:${said.about}`;
  const { text, questionId } = said;
  const standing = status && standings[status];
  if (label === 'what' || label === 'why') return standing !== undefined && text.includes(standing[label]);
  if (label === 'do') return standing !== undefined && text.includes(standing.next);
  if (label === 'who' || label === 'when') return questionId === `status/${status}/${label}`;
  const [kind, id] = label.split(':') as [string, ArticleId];
  if (kind === 'a') return text.includes(articleOf(id, brand).short) || (id === 'sign-in' && questionId === 'signIn');
  return questionId === `${kind === 'b' ? 'brand' : 'own'}/${id}`;
}

interface Tally {
  asked: number;
  answered: number;
  right: number;
  readonly wrong: string[];
  readonly passed: string[];
}

function measure(rounds: readonly (readonly [where: string, context: BotContext, asked: readonly Asked[]])[]): Tally {
  const tally: Tally = { asked: 0, answered: 0, right: 0, wrong: [], passed: [] };
  for (const [where, context, list] of rounds) {
    const status = context.person?.as === 'borrower' ? context.person.application?.status : undefined;
    for (const { labels, text } of list) {
      const said = answer(text, context);
      tally.asked += 1;
      const isHandedOver = said.kind === 'handOver';
      if (isHandedOver && !labels.includes('x')) tally.passed.push(`${where} ${labels} | ${text}`);
      if (isHandedOver) continue;
      tally.answered += 1;
      if (labels.some((label) => isRight(label, said, status))) tally.right += 1;
      else
        tally.wrong.push(
          `${where} ${labels} → ${said.questionId} ${said.kind === 'answer' ? (said.alsoFrom?.id ?? '') : ''} | ${text}`,
        );
    }
  }
  return tally;
}

const byStatus = statusNames.map((status) => [status, signedIn(status), questionsFor(status)] as const);
const general = [['general', signedOut, read('general.txt').get('') ?? []] as const];

function report(name: string, { asked, answered, right, wrong, passed }: Tally) {
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
  console.info(
    `${name}: ${asked} asked, ${answered} answered (${share(answered, asked)}), right ${share(right, answered)} of these; ${passed.length} handed over that we could have answered`,
  );
  if (process.env['BOT_WRONG']) console.info([...wrong, '---- handed over', ...passed].join('\n'));
}

describe('[CHAT-01] what the bot answers', () => {
  test('has twenty questions for each status, and only labels that exist', () => {
    for (const [status, , asked] of byStatus) expect([status, asked.length]).toEqual([status, 20]);
    const labels = [...byStatus, ...general].flatMap(([, , asked]) => asked.flatMap((one) => one.labels));
    const articles: readonly string[] = articleIds;
    for (const label of labels) if (label.startsWith('a:')) expect(articles).toContain(label.slice(2));
  });

  test('is right 95 times of 100 about each status, and about what needs no application', () => {
    const [statusTally, generalTally] = [measure(byStatus), measure(general)];
    report('84 statuses', statusTally);
    report('general', generalTally);
    const both = {
      right: statusTally.right + generalTally.right,
      answered: statusTally.answered + generalTally.answered,
    };
    expect(both.right / both.answered).toBeGreaterThanOrEqual(0.95);
    expect(both.answered / (statusTally.asked + generalTally.asked)).toBeGreaterThan(0.8);
  });

  // When these were first asked, 70 % of what it answered was right: it had known the others too well. What was mended
  // since is how it weighs status against article, not these questions; but they are no longer unseen.
  test('is right nine times of ten on questions that were written after it', () => {
    const asked = read('held-out.txt');
    const rounds = [...asked].map(
      ([where, list]) => [where, where === 'general' ? signedOut : signedIn(where as Status), list] as const,
    );
    const tally = measure(rounds);
    report('held out', tally);
    expect(tally.right / tally.answered).toBeGreaterThanOrEqual(0.9);
  });

  test('a last set, asked once when all was done and never looked at again, says what strangers may expect', () => {
    const rounds = [...read('unseen.txt')].map(
      ([where, list]) => [where, where === 'general' ? signedOut : signedIn(where as Status), list] as const,
    );
    const tally = measure(rounds);
    report('unseen', tally);
    expect(tally.right / tally.answered).toBeGreaterThanOrEqual(0.8);
  });

  test('hands over, however a person is asked for', () => {
    const asked = read('person.txt').get('') ?? [];
    expect(asked).toHaveLength(30);
    for (const { text } of asked)
      for (const context of [signedOut, signedIn('OFFER_SELECTION')])
        expect([text, answer(text, context)]).toMatchObject([text, { kind: 'handOver', reason: 'askedForPerson' }]);
  });
});
