/** What goes out to people: one sender for the outbox that every part writes into, and what staff see and write. */
import {
  createChoices,
  createNotifications,
  createOfferCopies,
  createSender,
  createStaffEmails,
  createTexts,
} from '../messages/index.ts';
import { productNow } from '../store/outbox.ts';
import { aboutApplication } from '../worker/handlers/emails.ts';
import { tellOfUnsent } from '../worker/unsent.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';
import type { People } from './people.ts';
import type { SupportRooms } from './support.ts';

export type SentMessages = ReturnType<typeof wireMessages>;

export function wireMessages(
  { database, outbox, carrier, lenders, brands, log }: Ground,
  { accounts }: Pick<People, 'accounts'>,
  { views, origination }: Pick<Lending, 'views' | 'origination'>,
  { conversations }: SupportRooms,
) {
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
  });
  const { view } = views;
  return {
    sender,
    staffEmails: createStaffEmails({ database, outbox, sender, view }),
    offerCopies: createOfferCopies({ database, outbox, dossier: views.dossier }),
    notifications: createNotifications({ database, view }),
    choices: createChoices(database),
    texts: createTexts({ database, outbox, isOrganization: (orgCode) => brands.organisations.includes(orgCode) }),
  };
}
