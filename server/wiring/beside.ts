/** What stands beside an application and leaves it as it is: messages, insights, going on with a phone. */
import { isSigner } from '../actor.ts';
import { createSupport } from '../insights/index.ts';
import { createSender, createStaffEmails } from '../messages/index.ts';
import { createHandOvers, type HandOverDeps } from '../people/hand-over/index.ts';
import { aboutApplication } from '../worker/handlers/letters.ts';
import { tellOfUnsent } from '../worker/unsent.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';
import type { People } from './people.ts';

export type Beside = ReturnType<typeof wireBeside>;

export function wireBeside(
  { database, outbox, carrier, lenders, log, now }: Ground,
  { accounts }: Pick<People, 'accounts'>,
  { views, uploads, origination }: Pick<Lending, 'views' | 'uploads' | 'origination'>,
) {
  const { canonicalOf, isMainBrand } = lenders;
  const sender = createSender({
    ...{ database, outbox, carrier, log, now },
    compose: {
      account: accounts.compose,
      application: aboutApplication({
        workingCase: origination.workingCase,
        lenderOf: lenders.lenderOfApplication,
        wayIn: accounts.people.wayIn,
        addressBefore: accounts.people.addressBefore,
      }),
    },
    tellOfFailure: (message, why) => tellOfUnsent(origination, message, why),
  });
  return {
    sender,
    staffEmails: createStaffEmails({ database, outbox, sender, view: views.view }),
    support: createSupport({ database, canonicalOf, viewOf: views.view, isMainBrand, now }),
    handOvers: createHandOvers({
      ...{ database, uploads, now },
      viewOf: views.view,
      submitIdentity: identityThrough(origination),
    }),
  };
}

function identityThrough({ act }: Lending['origination']): HandOverDeps['submitIdentity'] {
  return (person, uuid, body) =>
    isSigner(person)
      ? act({ person, uuid, command: 'submitSignerIdentity', body: { documentUuids: body.documentUuids } })
      : act({ person, uuid, command: 'submitIdentity', body });
}
