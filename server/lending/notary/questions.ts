/** The questions by which the platform makes sure who someone is, before they may sign. */
import * as words from '#core/words/en/errors/notary.ts';
import type { Person } from '../../actor.ts';
import type { NotaryWindow } from '../../vendors/notary/port.ts';
import { aboutThemselves, type Journal, refused } from './journal.ts';
import type { NoDeed } from './no-deed.ts';

export function createQuestions({ before, record }: Journal, platform: NotaryWindow, { endBy }: NoDeed) {
  return {
    ask: async (person: Person, uuid: string) => {
      const { session } = await before(person, uuid, 'questionsAsked');
      const asked = await platform.takeSeat(session.reference, person.identityUuid);
      if (asked.outcome !== 'asked') {
        const why = asked.outcome === 'barred' ? 'identityNotProved' : 'noCamera';
        await endBy(null, person.orgCode, uuid, why);
        throw refused(words.questionsCannotBeAskedAny);
      }
      await record(person.orgCode, uuid, aboutThemselves('questionsAsked', person.identityUuid));
      return { expiresAt: asked.expiresAt, questions: asked.questions };
    },

    answer: async (person: Person, uuid: string, choices: readonly number[]) => {
      const { session } = await before(person, uuid, 'questionsAsked');
      const check = await platform.answerQuestions(session.reference, person.identityUuid, choices);
      const word = check.outcome === 'passed' ? 'questionsPassed' : 'questionsFailed';
      await record(person.orgCode, uuid, aboutThemselves(word, person.identityUuid));
      if (check.outcome !== 'passed' && check.triesLeft === 0)
        await endBy(null, person.orgCode, uuid, 'identityNotProved');
      return check;
    },
  };
}
