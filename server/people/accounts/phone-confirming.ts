/** A phone number is confirmed by a code that was sent to it. */
import * as words from '#core/words/en/errors/accounts.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database } from '../../store/database.ts';
import { confirmPhone } from '../../store/identities.ts';
import { stoppedAt } from '../../store/text-stops.ts';
import type { Caller, Clock } from './caller.ts';
import { type MessagedCodes, recipientOf } from './messaged-codes.ts';

export function createPhoneConfirming(database: Database, { send, take }: MessagedCodes, now: Clock) {
  return {
    async send(person: Person, caller: Caller): Promise<void> {
      const { orgCode } = person;
      const { phone, isStopped } = await database.inOrg(orgCode, async (tx) => {
        const { phone } = await recipientOf(tx, person);
        return { phone, isStopped: phone !== null && (await stoppedAt(tx, orgCode, phone)) !== undefined };
      });
      if (isStopped) throw new Failure('conflict', { message: words.thisNumberSaidStop });
      if (phone === null) throw new Failure('conflict', { message: words.tellUsYourPhoneNumber });
      await send(person, 'phone', { way: 'phone', to: phone }, caller);
    },

    confirm: (person: Person, code: string): Promise<void> =>
      take(person, 'phone', code, (tx, { recipient }, { orgCode, uuid }) =>
        confirmPhone(tx, orgCode, uuid, recipient, now()),
      ),
  };
}
