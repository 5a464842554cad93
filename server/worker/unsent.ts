import { effectBehind } from '#core/messages/kinds.ts';
import type { Origination } from '../lending/origination/index.ts';
import type { DueMessage } from '../messages/index.ts';

/** The application says that someone was not told, and rests where operations sees it; saying it twice changes nothing. */
export function tellOfUnsent({ deliver }: Pick<Origination, 'deliver'>) {
  return async ({ orgCode, kind, applicationUuid: uuid, seq }: DueMessage, why: string): Promise<void> => {
    const effect = effectBehind(kind);
    if (!effect || uuid === null) return;
    const delivery = `${seq} ${effect} failed`;
    await deliver({ orgCode, uuid, event: 'systemFaulted', payload: { effect, why }, by: 'system', delivery });
  };
}
