/** What goes out to people: one sender for the outbox that every part writes into, and what staff see and write. */
import {
  createBounceFolder,
  createBounces,
  createChoices,
  createNotifications,
  createOfferCopies,
  createSender,
  createStaffEmails,
  createTexts,
  unsubscribeToken,
} from '../messages/index.ts';
import { derivedSecret } from '../root-key.ts';
import { productNow } from '../store/outbox.ts';
import { messageIdOf } from '../vendors/messages/message-id.ts';
import { aboutApplication } from '../worker/handlers/emails.ts';
import { tellOfUnsent } from '../worker/unsent.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';
import type { People } from './people.ts';
import type { SupportRooms } from './support.ts';

export type SentMessages = ReturnType<typeof wireMessages>;

export function wireMessages(
  ground: Ground,
  { accounts }: Pick<People, 'accounts'>,
  { views, origination }: Pick<Lending, 'views' | 'origination'>,
  { conversations }: SupportRooms,
) {
  const { database, vault, outbox, carrier, lenders, brands, log, rootKeys } = ground;
  const unsubscribeSecret = derivedSecret(rootKeys[0], 'unsubscribing');
  const { wayIn, addressBefore } = accounts.people;
  const { workingCase } = origination;
  const sender = createSender({
    ...{ database, outbox, carrier, log },
    now: productNow,
    compose: {
      account: accounts.compose,
      conversation: conversations.compose,
      application: aboutApplication({ workingCase, wayIn, addressBefore, lenderOf: lenders.lenderOfApplication }),
    },
    dressOf: lenders.dressOf,
    tellOfFailure: tellOfUnsent(origination),
    unsubscribeUrlOf: (orgCode, identityUuid) =>
      `${lenders.places.siteOf(orgCode)}/service-notifications/external/api/v1/unsubscribe?token=${unsubscribeToken(unsubscribeSecret, orgCode, identityUuid)}`,
  });
  const { view } = views;
  return {
    sender,
    staffEmails: createStaffEmails({
      ...{ database, marking: vault, outbox, sender, view },
      siteOf: (application) => lenders.siteOf(application).orgCode,
    }),
    offerCopies: createOfferCopies({ database, marking: vault, outbox, dossier: views.dossier }),
    notifications: createNotifications({ database, view }),
    choices: createChoices(database, unsubscribeSecret),
    bounces: bouncesFor(ground),
    texts: createTexts({ database, outbox, isOrganization: (orgCode) => brands.organizations.includes(orgCode) }),
  };
}

/** Reports of mail servers, where a folder of them is named. */
function bouncesFor({ database, config, brands, rootKeys, log }: Ground) {
  const secret = derivedSecret(rootKeys[0], 'bounces');
  const bounces = createBounces({ database, secret, organizations: () => brands.organizations, messageIdOf, log });
  const read = config.BOUNCES_DIR === '' ? undefined : createBounceFolder(config.BOUNCES_DIR, bounces, log);
  return { forgetOld: bounces.forgetOld, read };
}
