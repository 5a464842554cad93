/** Codes that we send to someone: each lives ten minutes, counts once in the session that asked for it, and allows few tries. */
import { randomUUID } from 'node:crypto';
import { canExist } from '#core/people/phone.ts';
import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { findIdentity, holdIdentity, type IdentityRow } from '../../store/identities.ts';
import {
  askForCode,
  type CodePurpose,
  type CodeRow,
  type CodeWay,
  countCodeTry,
  holdCode,
  spendCode,
} from '../../store/step-up-codes.ts';
import { isUnreachable } from '../../store/unreachable-numbers.ts';
import type { Caller, Clock } from './caller.ts';
import { limit } from './limits.ts';
import type { StepUpCodes } from './step-up-codes.ts';

const codeLifeMs = 10 * 60_000;
const triesMax = 5;

interface Needs {
  readonly database: Database;
  readonly codes: StepUpCodes;
  readonly outbox: Outbox;
  readonly now: Clock;
}

type Outcome = 'right' | 'wrong' | 'void';
export type Destination = { readonly way: CodeWay; readonly to: string };

export type MessagedCodes = ReturnType<typeof createMessagedCodes>;

export function createMessagedCodes({ database, codes, outbox, now }: Needs) {
  async function send(person: Person, purpose: CodePurpose, { way, to }: Destination, caller: Caller): Promise<void> {
    const { orgCode, identityUuid, sessionId } = person;
    if (way === 'phone' && (await database.inOrg(orgCode, (tx) => cannotBeTexted(tx, orgCode, to))))
      throw new Failure('conflict', { message: words.thisNumberCannotBeTexted });
    if (way === 'phone') await limit(database.app, 'codeTextAddress', caller.address);
    await limit(database.app, 'codeRecipient', to);
    const at = now();
    const uuid = randomUUID();
    const expiresAt = new Date(at.getTime() + codeLifeMs);
    await database.inOrg(orgCode, async (tx) => {
      await askForCode(tx, { orgCode, sessionId, purpose, uuid, identityUuid, way, recipient: to, expiresAt }, at);
      const kind = purpose === 'phone' ? 'phoneCode' : 'stepUpCode';
      const channel = way === 'phone' ? 'sms' : 'email';
      await outbox.add(tx, orgCode, {
        kind,
        channel,
        identityKind: 'customer',
        recipient: to,
        details: { code: uuid },
      });
    });
    outbox.nudge(orgCode);
  }

  /** A wrong code is counted in the transaction that looks at it: two at once are two tries. */
  async function take(
    person: Person,
    purpose: CodePurpose,
    code: string,
    accept: (tx: Queryable, row: CodeRow, identity: IdentityRow) => Promise<boolean>,
  ): Promise<void> {
    const { orgCode, identityUuid, sessionId } = person;
    const outcome = await database.inOrg(orgCode, async (tx): Promise<Outcome> => {
      const identity = await holdIdentity(tx, orgCode, identityUuid);
      const row = await holdCode(tx, orgCode, sessionId, purpose);
      if (!identity || row?.identityUuid !== identityUuid || row.expiresAt <= now()) return 'wrong';
      if (row.tries >= triesMax) return 'void';
      if (!codes.isRight(row, code)) {
        await countCodeTry(tx, row);
        return row.tries + 1 >= triesMax ? 'void' : 'wrong';
      }
      await spendCode(tx, row);
      return (await accept(tx, row, identity)) ? 'right' : 'wrong';
    });
    if (outcome !== 'right')
      throw new Failure('invalid', {
        message: outcome === 'void' ? words.thatWasOneWrongCode : words.thatCodeIsNotRightOr,
        param: 'code',
      });
  }

  return { send, take };
}

/** No one waits for a code that cannot arrive. */
async function cannotBeTexted(tx: Queryable, orgCode: string, phone: string): Promise<boolean> {
  return !canExist(phone) || (await isUnreachable(tx, orgCode, phone));
}

/** Whose codes these are. */
export async function recipientOf(tx: Queryable, { orgCode, identityUuid }: Person): Promise<IdentityRow> {
  const identity = await findIdentity(tx, orgCode, identityUuid);
  if (!identity) throw new Failure('unauthenticated');
  return identity;
}
