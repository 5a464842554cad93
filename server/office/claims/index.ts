/**
 * Who works on which application. Promises that two people never hold one, that a claim ends by itself when its holder is
 * gone, and that no one loses one unheard. Hides idle time: a row whose end has passed is as good as none.
 * Claims lock in the order of the door: first the application, then the claim.
 */
import { randomUUID } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import type { ClaimAct } from '#core/contract/claims.ts';
import { assignedMs, claimIdleMs, endsClaim, needsClaim } from '#core/desk/claims.ts';
import type { EventName } from '#core/journey/events.ts';
import * as words from '#core/words/en/console/claims.ts';
import * as officeWords from '#core/words/en/office.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { pinApplication } from '../../store/applications.ts';
import {
  type ClaimRow,
  dropClaim,
  dropClaimsOf,
  keepWord,
  moveClaim,
  readClaim,
  seeWord,
  takeClaim,
  touchClaim,
  unseenWords,
} from '../../store/claims.ts';
import type { Database, Tx } from '../../store/database.ts';

const wordsMax = 20;

interface Moment {
  readonly tx: Tx;
  readonly now: Date;
  readonly application: Application;
}

export type Claims = ReturnType<typeof createClaims>;

const nameIn = ({ name }: Pick<ClaimRow, 'name'>) => name || officeWords.someoneOfTheStaff;

export function createClaims({ database }: { readonly database: Database }) {
  return {
    of: (person: Person, uuid: string) =>
      database.inOrg(person.orgCode, async (tx, now) => {
        await mustBeTheirs(tx, person, uuid);
        return shown(tx, person, uuid, now);
      }),
    act: (person: Person, uuid: string, act: ClaimAct) =>
      database.inOrg(person.orgCode, async (tx, now) => {
        await mustBeTheirs(tx, person, uuid);
        await acts[act.do](tx, { person, uuid, now, word: act.do === 'takeOver' ? act.word : '' });
        return shown(tx, person, uuid, now);
      }),
    words: ({ orgCode, identityUuid }: Person) =>
      database.inOrg(orgCode, (tx) => unseenWords(tx, orgCode, identityUuid, wordsMax)),
    seen: ({ orgCode, identityUuid }: Person, uuid: string) =>
      database.inOrg(orgCode, async (tx, now) => {
        if (!(await seeWord(tx, orgCode, { uuid, toUuid: identityUuid, now }))) throw new Failure('notFound');
      }),
    /**
     * Around what staff do, in its own transaction: refused while a colleague holds the application; decided, it is free.
     * Who asked for what another confirms may hold it meanwhile: they are in no one's way.
     */
    around: (person: Person, event: EventName, askedBy?: string) => ({
      before: async ({ tx, now, application }: Moment) => {
        if (needsClaim(event)) await refuseWhileHeld(tx, person, application.uuid, now, askedBy);
      },
      after: async ({ tx, now, application }: Moment) => {
        const claim = { ...claimOf(person, application.uuid, now) };
        const isOver = endsClaim(event, application);
        await (isOver ? dropClaim(tx, claim) : touchClaim(tx, claim));
        if (isOver && askedBy !== undefined) await dropClaim(tx, { ...claim, holderUuid: askedBy });
      },
    }),
    /** A hand-off, in the transaction of the line that says why: what a colleague holds stays theirs. */
    give: async (tx: Tx, { person, applicationUuid, toUuid, now }: Giving): Promise<void> => {
      const mine = claimOf(person, applicationUuid, now);
      await dropClaim(tx, mine);
      const given = { ...mine, holderUuid: toUuid, endsAt: new Date(now.getTime() + assignedMs) };
      if (await takeClaim(tx, { ...given, givenBy: person.identityUuid })) return;
      await refuseWhileHeld(tx, person, applicationUuid, now);
    },
    /** Someone who is suspended holds nothing. In the caller's transaction, so that both happen or none. */
    releaseAllOf: (tx: Tx, orgCode: string, identityUuid: string) => dropClaimsOf(tx, orgCode, identityUuid),
  };
}

interface Giving {
  readonly person: Person;
  readonly applicationUuid: string;
  readonly toUuid: string;
  readonly now: Date;
}

interface Acting {
  readonly person: Person;
  readonly uuid: string;
  readonly now: Date;
  readonly word: string;
}

const claimOf = ({ orgCode, identityUuid }: Person, applicationUuid: string, now: Date) => ({
  ...{ orgCode, applicationUuid, now },
  holderUuid: identityUuid,
  endsAt: new Date(now.getTime() + claimIdleMs),
});

const acts: Readonly<Record<ClaimAct['do'], (tx: Tx, acting: Acting) => Promise<void>>> = {
  claim: async (tx, { person, uuid, now }) => {
    if (!(await takeClaim(tx, claimOf(person, uuid, now)))) await refuseWhileHeld(tx, person, uuid, now);
  },
  release: (tx, { person, uuid, now }) => dropClaim(tx, claimOf(person, uuid, now)),
  touch: (tx, { person, uuid, now }) => touchClaim(tx, claimOf(person, uuid, now)),
  takeOver: async (tx, { person, uuid, now, word }) => {
    const { orgCode, identityUuid } = person;
    const before = await moveClaim(tx, claimOf(person, uuid, now));
    // Gone meanwhile: there is no one to tell, and what was written would never be read.
    if (before === undefined || before === identityUuid) return;
    const said = { uuid: randomUUID(), applicationUuid: uuid, toUuid: before, byUuid: identityUuid, word, at: now };
    await keepWord(tx, orgCode, said);
  },
};

/** As every reader of an application: another's, an absent one and one's own answer alike. */
async function mustBeTheirs(tx: Tx, person: Person, uuid: string): Promise<void> {
  const application = await pinApplication(tx, person.orgCode, uuid);
  if (!application || isTheirOwn(person, application)) throw new Failure('notFound');
}

async function refuseWhileHeld(tx: Tx, person: Person, uuid: string, now: Date, askedBy?: string): Promise<void> {
  const held = await readClaim(tx, claimOf(person, uuid, now));
  if (held === undefined || [person.identityUuid, askedBy].includes(held.holderUuid)) return;
  throw new Failure('conflict', {
    message: words.itIsHeldBy(nameIn(held)),
    present: { code: 'held', holder: nameIn(held), since: held.since.toISOString() },
  });
}

async function shown(tx: Tx, person: Person, uuid: string, now: Date) {
  const held = await readClaim(tx, claimOf(person, uuid, now));
  if (held === undefined) return { holder: null };
  const { holderUuid, since, givenByName } = held;
  const isMe = holderUuid === person.identityUuid;
  return {
    holder: { identityUuid: holderUuid, name: nameIn(held), since: since.toISOString(), isMe, givenBy: givenByName },
  };
}
