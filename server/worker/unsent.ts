import { effectBehind } from '#core/messages/kinds.ts';
import type { Origination } from '../lending/origination/index.ts';
import type { DueMessage } from '../messages/index.ts';

/** The application says that someone was not told, and rests where operations sees it; saying it twice changes nothing. */
export async function tellOfUnsent(
  origination: Pick<Origination, 'deliver'>,
  { orgCode, kind, applicationUuid, seq }: DueMessage,
  why: string,
): Promise<void> {
  const effect = effectBehind(kind);
  if (!effect || applicationUuid === null) return;
  await origination.deliver({
    orgCode,
    uuid: applicationUuid,
    event: 'systemFaulted',
    payload: { effect, why },
    by: 'system',
    delivery: `${seq} ${effect} failed`,
  });
}
