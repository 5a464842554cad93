/**
 * An offer by email, for the one who looks at it. Promises that it goes to the confirmed address of the borrower's own account
 * and to no other, and that its figures are the server's.
 */
import type { Application } from '#core/application/application.ts';
import { takes } from '#core/journey/outline.ts';
import type { OfferSet } from '#core/offers/offer.ts';
import { type AskedOffer, selectionOf } from '#core/offers/selection.ts';
import * as words from '#core/words/en/offers/email.ts';
import type { Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import { type Marking, once } from '../store/command-answers.ts';
import type { Database } from '../store/database.ts';
import { findIdentity } from '../store/identities.ts';
import type { Outbox } from './outbox.ts';

interface OfferCopiesDeps {
  readonly database: Database;
  readonly marking: Marking;
  readonly outbox: Outbox;
  readonly dossier: (
    person: Person,
    uuid: string,
  ) => Promise<{
    readonly application: Application;
    readonly pricing: { readonly offerSet: OfferSet | null } | undefined;
  }>;
}

export type OfferCopies = ReturnType<typeof createOfferCopies>;

export function createOfferCopies({ database, marking, outbox, dossier }: OfferCopiesDeps) {
  return {
    /** The same key is the same email. Gives the address it goes to. */
    send: async (person: Person, uuid: string, asked: AskedOffer, requestKey: string): Promise<{ to: string }> => {
      const { orgCode, identityUuid } = person;
      const { application, pricing } = await dossier(person, uuid);
      const mayChoose = (['offerSelected', 'revisedOfferAccepted'] as const).some((event) =>
        takes(application.status, event),
      );
      if (!mayChoose) throw new Failure('conflict', { message: words.offersAreChosen });
      const selection = selectionOf(pricing?.offerSet, asked);
      if ('param' in selection) throw new Failure('invalid', selection);
      const claim = { orgCode, identityUuid, key: requestKey, content: ['offer copy', uuid, asked] };
      const to = await database.inOrg(orgCode, async (tx) => {
        const identity = await findIdentity(tx, orgCode, identityUuid);
        if (!identity?.emailConfirmedAt) throw new Failure('conflict', { message: words.confirmYourEmailFirst });
        const { email: recipient } = identity;
        await once(tx, marking, claim, () =>
          outbox.add(tx, orgCode, {
            kind: 'offerCopy',
            key: `offer copy ${uuid} ${requestKey}`,
            applicationUuid: uuid,
            toIdentity: identityUuid,
            recipient,
            details: { offer: JSON.stringify(selection) },
          }),
        );
        return recipient;
      });
      outbox.nudge(orgCode);
      return { to };
    },
  };
}
