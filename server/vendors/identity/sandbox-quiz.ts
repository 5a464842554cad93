/**
 * Knowledge questions as notaries use them: five of them, four must be right, within two minutes, and anyone who fails two
 * quizzes in a day is barred until the next. In the sandbox the first choice is the right one.
 */
import { understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import type { VendorName } from '../vendor.ts';
import {
  type AnswersCheck,
  type AnswersRequest,
  answersCheck,
  type Questions,
  type QuestionsRequest,
  questions,
} from './port.ts';

const secondsMax = 120;
const rightMin = 4;
const triesMax = 2;

const subjects = [
  {
    words: 'Which of these streets have you lived on?',
    choices: ['Alder Way', 'Birch Row', 'Cedar Loop', 'Dogwood Dr'],
  },
  {
    words: 'Which of these cars have you owned?',
    choices: ['A green wagon', 'A red van', 'A blue coupe', 'A gray truck'],
  },
  { words: 'In which county was your first home?', choices: ['Alba', 'Brenton', 'Corwin', 'Dale'] },
  { words: 'Which of these people do you know?', choices: ['A. Ames', 'B. Boyd', 'C. Cole', 'D. Dunn'] },
  { words: 'Who held your last car loan?', choices: ['Amber Auto', 'Beacon Bank', 'Crest Credit', 'Dune Finance'] },
] as const;

interface Quiz {
  readonly identityUuid: string;
  readonly name: string;
  readonly tries: number;
  readonly expiresAt: string;
}

export interface Quizzes {
  askQuestions(request: QuestionsRequest): Promise<Questions>;
  checkAnswers(request: AnswersRequest): Promise<AnswersCheck>;
}

export function createQuizzes(sandbox: Sandbox, vendor: VendorName, now: () => Date): Quizzes {
  const shelf = shelfOf(sandbox, vendor);
  /** The how-manieth quiz of the day this key is for this person; undefined when the day's are used up. */
  const tryOf = async (identityUuid: string, key: string): Promise<number | undefined> => {
    for (let tries = 1; tries <= triesMax; tries += 1) {
      const holder = await sandbox.claim(vendor, `quiz ${tries} of ${identityUuid} on ${sandbox.today()}`, key);
      if (holder === key) return tries;
    }
    return undefined;
  };
  return {
    askQuestions: async ({ key, identityUuid, name }) => {
      const tries = await tryOf(identityUuid, key);
      const quizId = seedOf('quiz', key).uuid('id');
      const answer = await sandbox.answer(vendor, 'askQuestions', key, { identityUuid }, () =>
        tries === undefined ? { outcome: 'barred' } : asked(quizId, now()),
      );
      const read = understand(vendor, questions, answer);
      if (read.outcome === 'asked')
        await shelf.keep(`quiz ${quizId}`, { identityUuid, name, tries, expiresAt: read.expiresAt });
      return read;
    },
    checkAnswers: async ({ key, quizId, choices }) => {
      const quiz = await shelf.find<Quiz>(`quiz ${quizId}`);
      // The first answers to a quiz stand, no matter who sends others later.
      const holder = await sandbox.claim(vendor, `answers to ${quizId}`, key);
      const answer = await sandbox.answer(vendor, 'checkAnswers', key, { quizId }, () =>
        mark(quiz, holder === key ? choices : [], now()),
      );
      return understand(vendor, answersCheck, answer);
    },
  };
}

function asked(quizId: string, at: Date) {
  const expiresAt = new Date(at.getTime() + secondsMax * 1000).toISOString();
  return { outcome: 'asked', quizId, questions: subjects, expiresAt };
}

function mark(quiz: Quiz | undefined, choices: readonly number[], at: Date): AnswersCheck {
  if (!quiz) return { outcome: 'failed', triesLeft: 0 };
  const triesLeft = triesMax - quiz.tries;
  if (at.getTime() > Date.parse(quiz.expiresAt)) return { outcome: 'expired', triesLeft };
  const isUnlucky = personaFor('lastName', quiz.name, 'notary')?.answer === 'questionsFailed';
  const right = choices.slice(0, subjects.length).filter((choice) => choice === 0).length;
  return { outcome: right >= rightMin && !isUnlucky ? 'passed' : 'failed', triesLeft };
}
