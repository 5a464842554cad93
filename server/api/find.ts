/** Answers what staff look for. */
import type { findCalls } from '#core/contract/find.ts';
import { personOf } from '../actor.ts';
import type { Finder, FoundApplication } from '../office/find/index.ts';
import type { Handlers } from './handler.ts';

export function findHandlers(finder: Finder): Handlers<keyof typeof findCalls> {
  return {
    'POST /service-console/api/v1/search': async ({ actor, body }) =>
      shown(await finder.byText(personOf(actor), body.text, body.skipped)),
    'POST /service-console/api/v1/search/ssn': async ({ actor, body }) =>
      shown(await finder.byLastFour(personOf(actor), body.lastFour, body.skipped)),
  };
}

const shown = ({ rows, next }: Awaited<ReturnType<Finder['byText']>>) => ({ rows: rows.map(shownRow), next });

function shownRow({ application, kind, rank }: FoundApplication) {
  const { uuid, loanNumber, borrower, signers, property, status, statusSince, offers } = application;
  const { city, state } = property.address;
  return {
    ...{ uuid, loanNumber, status, statusSince, kind, rank },
    name: `${borrower.name.firstName} ${borrower.name.lastName}`,
    owners: signers.map(({ name }) => name),
    place: { city, state },
    lineCents: offers.selected?.amountCents ?? null,
  };
}
