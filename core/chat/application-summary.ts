/**
 * All that an agent of the chat is told of an application: where it is, in the words the borrower reads, who acts, by when,
 * and what we wait for, by name. No number of a person or an account, no birth date, no income, nothing of a document.
 */
import * as v from 'valibot';
import type { Application } from '#core/application/application.ts';
import { isAsked } from '#core/conditions/condition.ts';
import { presentConditions } from '#core/conditions/present.ts';
import { restInStatus } from '#core/desk/rest.ts';
import { isClosed, statuses } from '#core/journey/statuses.ts';
import { sayStatus, statusTitle } from '#core/support/bot/say-status.ts';
import * as words from '#core/words/en/chat/application.ts';
import { standings } from '#core/words/en/support/bot/standings.ts';
import { ownApplication } from './bot-context.ts';

export const applicationSummary = v.strictObject({
  loanNumber: v.nullable(v.string()),
  brand: v.string(),
  title: v.string(),
  /** As the borrower is told. */
  what: v.string(),
  next: v.string(),
  when: v.string(),
  who: v.string(),
  /** The last moment that the row of the status allows; null where nothing is due. */
  dueAt: v.nullable(v.string()),
  lineCents: v.nullable(v.number()),
  homeState: v.string(),
  conditions: v.array(v.strictObject({ name: v.string(), isAnswered: v.boolean(), isSigners: v.boolean() })),
});
export type ApplicationSummary = v.InferOutput<typeof applicationSummary>;

/** Why there is no application to show. */
export const noSummaryReasons = ['visitor', 'none'] as const;
export type NoSummary = (typeof noSummaryReasons)[number];

export function summaryOf(
  application: Application,
  brand: string,
  overdue: { readonly toldAt: Date | null } | null,
): ApplicationSummary {
  const { status, loanNumber, offers, property } = application;
  const own = ownApplication(application, overdue);
  const { what, next } = standings[status];
  return {
    loanNumber,
    brand,
    title: statusTitle(own),
    what,
    next,
    when: sayStatus(own, 'when'),
    who: words.actors[statuses[status].actor],
    dueAt: restInStatus(application)?.overAt ?? null,
    lineCents: offers.selected?.amountCents ?? null,
    homeState: property.address.state,
    conditions: openConditions(application),
  };
}

function openConditions({ uuid, conditions }: Application): ApplicationSummary['conditions'] {
  return conditions.filter(isAsked).flatMap((one) => {
    const as = one.signerUuid === null ? 'borrower' : 'signer';
    return presentConditions([one], { as, applicationUuid: uuid }).map(({ header }) => ({
      name: header,
      isAnswered: one.answeredAt !== null,
      isSigners: as === 'signer',
    }));
  });
}

/** The one the conversation is about; else the one that is still going on; else the newest. Only where they are the borrower. */
export function applicationFor(
  all: readonly Application[],
  { identityUuid, applicationUuid }: { readonly identityUuid: string; readonly applicationUuid: string | null },
): Application | undefined {
  const own = all.filter(({ borrower }) => borrower.identityUuid === identityUuid);
  return (
    own.find(({ uuid }) => uuid === applicationUuid) ??
    own.find(({ status }) => !isClosed(status)) ??
    own.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]
  );
}
