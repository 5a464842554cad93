/**
 * Confirming that it is them, before what matters: an account number, an identity document, a signature, another email.
 * Who has an authenticator app gives its code and nothing less; others a code that we send to an address they had
 * confirmed before. The first code of who has confirmed nothing yet confirms the email it was sent to.
 */
import { randomUUID } from 'node:crypto';
import { maskedEmail, maskedPhone } from '#core/people/masked.ts';
import { canExist } from '#core/people/phone.ts';
import { waysToConfirm } from '#core/people/ways-to-confirm.ts';
import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { confirmAddress, confirmPhone, findIdentity, holdIdentity, type IdentityRow } from '../../store/identities.ts';
import { hasSecondFactor } from '../../store/second-factors.ts';
import {
  askForCode,
  type CodePurpose,
  type CodeRow,
  type CodeWay,
  countCodeTry,
  holdCode,
  spendCode,
} from '../../store/step-up-codes.ts';
import { stoppedAt } from '../../store/text-stops.ts';
import { isUnreachable } from '../../store/unreachable-numbers.ts';
import type { Caller, Clock } from './caller.ts';
import { limit } from './limits.ts';
import type { SecondFactors } from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import type { StepUpCodes } from './step-up-codes.ts';

const codeLifeMs = 10 * 60_000;
const triesMax = 5;

interface Needs {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly codes: StepUpCodes;
  readonly outbox: Outbox;
  readonly now: Clock;
}

type Outcome = 'right' | 'wrong' | 'void';
type Destination = { readonly way: CodeWay; readonly to: string };

export function createStepUp({ database, sessions, secondFactors, codes, outbox, now }: Needs) {
  const waysOf = async (tx: Queryable, identity: IdentityRow) =>
    waysToConfirm(identity, await hasSecondFactor(tx, identity.orgCode, identity.uuid), now());

  async function find(tx: Queryable, { orgCode, identityUuid }: Person): Promise<IdentityRow> {
    const identity = await findIdentity(tx, orgCode, identityUuid);
    if (!identity) throw new Failure('unauthenticated');
    return identity;
  }

  async function ask(person: Person, purpose: CodePurpose, { way, to }: Destination, caller: Caller): Promise<void> {
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

  /** The address must still be one that counts: it may have been changed, or an app switched on, since the code left. */
  async function acceptFactor(tx: Queryable, row: CodeRow, identity: IdentityRow, person: Person): Promise<boolean> {
    const ways = await waysOf(tx, identity);
    if (!ways.some((one) => one.way === row.way && 'to' in one && one.to === row.recipient)) return false;
    if (row.way === 'email' && row.recipient === identity.email)
      await confirmAddress(tx, identity.orgCode, identity.uuid, now());
    await sessions.markSecondFactor(tx, person);
    return true;
  }

  return {
    ways: (person: Person) =>
      database.inOrg(person.orgCode, async (tx) => {
        const identity = await find(tx, person);
        const { phone, phoneConfirmedAt } = identity;
        return {
          ways: (await waysOf(tx, identity)).map((one) => ({ way: one.way, to: 'to' in one ? masked(one) : null })),
          phone: phone === null ? null : { to: maskedPhone(phone), isConfirmed: phoneConfirmedAt !== null },
        };
      }),

    async send(person: Person, way: CodeWay, caller: Caller): Promise<void> {
      const ways = await database.inOrg(person.orgCode, async (tx) => waysOf(tx, await find(tx, person)));
      if (ways.some((one) => one.way === 'app')) throw new Failure('conflict', { message: words.useTheCodeFromYour });
      const chosen = ways.find((one) => one.way === way);
      if (!chosen || chosen.way === 'app') throw new Failure('conflict', { message: words.cannotSendACodeThere });
      await ask(person, 'stepUp', chosen, caller);
    },

    async verify(person: Person, code: string): Promise<void> {
      if (await secondFactors.isOn(person)) {
        await secondFactors.verify(person, code);
        return;
      }
      await take(person, 'stepUp', code, (tx, row, identity) => acceptFactor(tx, row, identity, person));
      sessions.forget();
    },

    phone: {
      async send(person: Person, caller: Caller): Promise<void> {
        const { orgCode } = person;
        const { phone, isStopped } = await database.inOrg(orgCode, async (tx) => {
          const { phone } = await find(tx, person);
          return { phone, isStopped: phone !== null && (await stoppedAt(tx, orgCode, phone)) !== undefined };
        });
        if (isStopped) throw new Failure('conflict', { message: words.thisNumberSaidStop });
        if (phone === null) throw new Failure('conflict', { message: words.tellUsYourPhoneNumber });
        await ask(person, 'phone', { way: 'phone', to: phone }, caller);
      },

      confirm: (person: Person, code: string): Promise<void> =>
        take(person, 'phone', code, (tx, { recipient }, { orgCode, uuid }) =>
          confirmPhone(tx, orgCode, uuid, recipient, now()),
        ),
    },
  };
}

/** No one waits for a code that cannot arrive. */
async function cannotBeTexted(tx: Queryable, orgCode: string, phone: string): Promise<boolean> {
  return !canExist(phone) || (await isUnreachable(tx, orgCode, phone));
}

function masked({ way, to }: Destination): string {
  return way === 'email' ? maskedEmail(to) : maskedPhone(to);
}
