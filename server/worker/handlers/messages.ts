/** What the journey tells people: each effect writes one message to each of its readers into the outbox, which sends it. */
import type { Application } from '#core/application/application.ts';
import { isPaperFor } from '#core/documents/papers.ts';
import type { EffectOf } from '#core/journey/effects.ts';
import {
  type Audience,
  effectBehind,
  type MessageKind,
  type MessageKindRow,
  messageKinds,
} from '#core/messages/kinds.ts';
import type { Documents } from '../../lending/documents/index.ts';
import type { Outbox } from '../../messages/index.ts';
import type { EffectHandlers, Work } from '../effects.ts';
import { isStillWanted } from './emails.ts';
import { owners } from './papers.ts';

export function messageHandlers(
  outbox: Pick<Outbox, 'addAll'>,
  documents: Pick<Documents, 'make'>,
): EffectHandlers<'messages'> {
  const handler = (effect: EffectOf<'messages'>) => ({
    start: async ({ about, key }: Work) => {
      const { application, event } = about;
      const { orgCode, uuid: applicationUuid } = application;
      if (!isStillWanted(effect, application)) return 'done' as const;
      const { audience, channels, paper }: MessageKindRow = messageKinds[effect];
      if (paper && isPaperFor(paper, about.application)) await documents.make(about, [paper]);
      await outbox.addAll(
        orgCode,
        readers[audience as ReadBy](application, event?.payload).flatMap((toIdentity) =>
          channels.map((channel) => ({
            ...{ kind: effect, channel, applicationUuid, toIdentity },
            // One to each by each channel, under a key of its own.
            key: [key, ...(audience === 'everyOwner' ? [toIdentity] : []), ...(channel === 'sms' ? ['sms'] : [])].join(
              ' ',
            ),
            ...(event && { seq: event.seq }),
          })),
        ),
      );
      return 'done' as const;
    },
  });
  const effects = (Object.keys(messageKinds) as MessageKind[]).flatMap((kind) => effectBehind(kind) ?? []);
  return Object.fromEntries(
    effects.map((effect) => [effect, handler(effect)]),
  ) as unknown as EffectHandlers<'messages'>;
}

type ReadBy = Exclude<Audience, 'accountHolder' | 'chosenOwner'>;
type ReadersOf = (application: Application, payload: unknown) => readonly string[];

/** Who reads a message about an application, by the audience of its kind. */
const readers: Readonly<Record<ReadBy, ReadersOf>> = {
  borrower: ({ borrower }) => [borrower.identityUuid],
  everyOwner: (application) => owners(application).map(({ identityUuid }) => identityUuid),
  askedOwner: (application, payload) => [ownerAsked(application, payload)],
};

/** The event itself says whose it is; of a condition that is asked again, the condition does; else it is the borrower's. */
function ownerAsked({ conditions, borrower }: Application, payload: unknown): string {
  const { identityUuid, signerUuid, conditionUuid } = (payload ?? {}) as Readonly<Record<string, string | null>>;
  const condition = conditions.find(({ uuid }) => uuid === conditionUuid);
  return identityUuid ?? signerUuid ?? condition?.signerUuid ?? borrower.identityUuid;
}
