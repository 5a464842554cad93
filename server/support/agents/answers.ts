/** Prepared answers. Promises that one's own are one's own, and that the team's are changed by those who supervise. */
import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { answersMax, type changedAnswer, type newAnswer } from '#core/chat/canned-answer.ts';
import { whyNotBy } from '#core/roles.ts';
import * as words from '#core/words/en/chat/answers.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import {
  type AnswerRow,
  countAnswers,
  deleteAnswer,
  holdAnswer,
  insertAnswer,
  listAnswers,
  updateAnswer,
} from '../../store/canned-answers.ts';
import type { Database, Tx } from '../../store/database.ts';

type New = v.InferOutput<typeof newAnswer>;
type Changed = v.InferOutput<typeof changedAnswer>;

/** Why someone may not change the team's; null where they may. */
const whyNot = ({ roles }: Person): string | null => whyNotBy(roles, 'superviseChats');

function mustKeepTeams(person: Person): void {
  const reason = whyNot(person);
  if (reason !== null) throw new Failure('forbidden', { message: reason });
}

/** One's own or the team's: a colleague's own is answered as an absent one. */
const isTheirs = ({ ownerUuid }: AnswerRow, { identityUuid }: Person) =>
  ownerUuid === null || ownerUuid === identityUuid;

async function mayChange(tx: Tx, person: Person, uuid: string): Promise<AnswerRow> {
  const row = await holdAnswer(tx, person.orgCode, uuid);
  if (!row || !isTheirs(row, person)) throw new Failure('notFound');
  if (row.ownerUuid === null) mustKeepTeams(person);
  return row;
}

export function createAnswers(database: Database) {
  const list = (person: Person) =>
    database.inOrg(person.orgCode, async (tx) => {
      const rows = await listAnswers(tx, person.orgCode, person.identityUuid);
      return {
        answers: rows.map(({ uuid, ownerUuid, title, text, version, changedAt, changedByName }) => ({
          ...{ uuid, title, text, version, changedBy: changedByName, changedAt: changedAt.toISOString() },
          isTeams: ownerUuid === null,
        })),
        whyNotTeams: whyNot(person),
      };
    });
  return {
    list,
    add: async (person: Person, { title, text, isTeams }: New) => {
      if (isTeams) mustKeepTeams(person);
      const { orgCode, identityUuid: by } = person;
      const ownerUuid = isTeams ? null : by;
      await database.inOrg(orgCode, async (tx, now) => {
        if ((await countAnswers(tx, orgCode, ownerUuid)) >= answersMax)
          throw new Failure('conflict', { message: words.tooMany(answersMax) });
        await insertAnswer(tx, orgCode, { uuid: randomUUID(), ownerUuid, title, text, by }, now);
      });
      return list(person);
    },
    change: async (person: Person, uuid: string, { title, text, version }: Changed) => {
      const { orgCode, identityUuid: by } = person;
      await database.inOrg(orgCode, async (tx, now) => {
        const row = await mayChange(tx, person, uuid);
        if (row.version !== version) throw new Failure('conflict', { message: words.changedMeanwhile });
        await updateAnswer(tx, orgCode, { uuid, title, text, by }, now);
      });
      return list(person);
    },
    remove: async (person: Person, uuid: string) => {
      await database.inOrg(person.orgCode, async (tx) => {
        await mayChange(tx, person, uuid);
        await deleteAnswer(tx, person.orgCode, uuid);
      });
      return list(person);
    },
  };
}
