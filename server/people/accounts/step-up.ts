/**
 * Confirming that it is them, before what matters: an account number, an identity document, a signature, another email.
 * Who has an authenticator app gives its code and nothing less; others a code that we send to an address they had
 * confirmed before. The first code of who has confirmed nothing yet confirms the email it was sent to.
 */
import { maskedEmail, maskedPhone } from '#core/people/masked.ts';
import { waysToConfirm } from '#core/people/ways-to-confirm.ts';
import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Outbox } from '../../messages/index.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { confirmAddress, type IdentityRow } from '../../store/identities.ts';
import { hasSecondFactor } from '../../store/second-factors.ts';
import type { CodeRow, CodeWay } from '../../store/step-up-codes.ts';
import type { Caller, Clock } from './caller.ts';
import { createMessagedCodes, type Destination, recipientOf } from './messaged-codes.ts';
import { createPhoneConfirming } from './phone-confirming.ts';
import type { SecondFactors } from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import type { StepUpCodes } from './step-up-codes.ts';

interface Needs {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly codes: StepUpCodes;
  readonly outbox: Outbox;
  readonly now: Clock;
}

export function createStepUp({ database, sessions, secondFactors, codes, outbox, now }: Needs) {
  const messaged = createMessagedCodes({ database, codes, outbox, now });
  const waysOf = async (tx: Queryable, identity: IdentityRow) =>
    waysToConfirm(identity, await hasSecondFactor(tx, identity.orgCode, identity.uuid), now());

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
        const identity = await recipientOf(tx, person);
        const { phone, phoneConfirmedAt } = identity;
        return {
          ways: (await waysOf(tx, identity)).map((one) => ({ way: one.way, to: 'to' in one ? masked(one) : null })),
          phone: phone === null ? null : { to: maskedPhone(phone), isConfirmed: phoneConfirmedAt !== null },
        };
      }),

    async send(person: Person, way: CodeWay, caller: Caller): Promise<void> {
      const ways = await database.inOrg(person.orgCode, async (tx) => waysOf(tx, await recipientOf(tx, person)));
      if (ways.some((one) => one.way === 'app')) throw new Failure('conflict', { message: words.useTheCodeFromYour });
      const chosen = ways.find((one) => one.way === way);
      if (!chosen || chosen.way === 'app') throw new Failure('conflict', { message: words.cannotSendACodeThere });
      await messaged.send(person, 'stepUp', chosen, caller);
    },

    async verify(person: Person, code: string): Promise<void> {
      if (await secondFactors.isOn(person)) {
        await secondFactors.verify(person, code);
        return;
      }
      await messaged.take(person, 'stepUp', code, (tx, row, identity) => acceptFactor(tx, row, identity, person));
      sessions.forget();
    },

    phone: createPhoneConfirming(database, messaged, now),
  };
}

function masked({ way, to }: Destination): string {
  return way === 'email' ? maskedEmail(to) : maskedPhone(to);
}
