/** What happens next, in words: where an act leads, what goes out to whom, and what the borrower's page says then. */
import type { Application } from '#core/application/application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { titleOf } from '#core/documents/papers.ts';
import { type EffectName, effects } from '#core/journey/effects.ts';
import { route } from '#core/journey/route.ts';
import { screenRow } from '#core/journey/screens.ts';
import { type Audience, messageKinds } from '#core/messages/kinds.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/next.ts';
import { sayEvent } from './names.ts';

interface Foresight {
  readonly before: Application;
  readonly after: Application;
  readonly steps: readonly { readonly effects: readonly EffectName[] }[];
}

export interface Next {
  readonly status: string;
  readonly isMoved: boolean;
  readonly borrowerReads: string | null;
  readonly messages: { readonly what: string; readonly to: string }[];
  readonly notices: string[];
  readonly starts: string[];
  readonly terms: string[];
}

const isMessage = (effect: EffectName): effect is keyof typeof words.messages => effects[effect].need === 'messages';

const audiences: Readonly<Record<Audience, string>> = words.audiences;

export function nextOf({ before, after, steps }: Foresight): Next {
  const started = [...new Set(steps.flatMap((step) => step.effects))];
  const sent = started.filter(isMessage);
  return {
    status: after.status,
    isMoved: after.status !== before.status,
    borrowerReads: after.status === before.status ? null : headingFor(after),
    messages: sent.map((effect) => ({ what: words.messages[effect], to: audiences[messageKinds[effect].audience] })),
    notices: sent.flatMap((effect) => {
      const { paper } = messageKinds[effect];
      return paper === null ? [] : [titleOf(paper, after, after.statusSince.slice(0, 10) as CalendarDate)];
    }),
    starts: started.filter((effect) => !isMessage(effect)).map(sayEvent),
    terms: termsOf(before, after),
  };
}

function termsOf(before: Application, after: Application): string[] {
  const line = ({ offers }: Application) => offers.selected?.amountCents ?? null;
  const value = ({ property }: Application) => property.valueCents;
  const changes = [
    [words.line, line(before), line(after)],
    [words.homeValue, value(before), value(after)],
    [words.verifiedIncome, before.income.verifiedIncomeCents, after.income.verifiedIncomeCents],
  ] as const;
  const said = (cents: number | null) => (cents === null ? words.none : formatCents(cents));
  const figures = changes
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => words.changes(name, said(was), said(is)));
  const isCounter = before.offers.counterOffer === null && after.offers.counterOffer !== null;
  return isCounter ? [...figures, words.newTerms] : figures;
}

/** As their own page would be headed, by the same table that routes them. */
function headingFor(application: Application): string | null {
  const { status, decision, subDecision, product, isInquiry, flood, valuation, notary, property, accounts } =
    application;
  const { screen } = route({
    hasProfile: true,
    application: {
      isCrypto: product === 'crypto',
      isInquiry,
      status: {
        checklistStatus: status,
        waitingOnFloodCert: flood.isCertificatePending,
        bpo: valuation.bpo,
        uwDecision: decision,
        uwSubDecision: subDecision,
        primaryParticipantAcceptComplete: notary.hasPrimaryAccepted,
        manualNotary: notary.isManual,
      },
      property: { state: property.address.state },
      disburseAccount: accounts.disburse && { routingNumber: accounts.disburse.routingMask },
    },
  });
  return screenRow(screen)?.title ?? null;
}
