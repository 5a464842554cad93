/** Payoff letters and title searches: ordered once under a key of their own, collected when they come. */
import type { Application } from '#core/application/application.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { divideDraw, isCovered } from '#core/offers/closing-costs.ts';
import { formatCents } from '#core/offers/money.ts';
import { expectedCosts } from '#core/underwriting/closing-facts.ts';
import { payoffsOf } from '#core/underwriting/payoffs.ts';
import type { Title, TitleResult } from '../../vendors/title/port.ts';
import { VendorFault } from '../../vendors/vendor.ts';
import { type EffectHandlers, long, type Work } from '../effects.ts';
import { lastCheck } from './last-checks.ts';
import type { SettingsOf } from './verification.ts';

/** What every policy excepts is no one's concern. */
const harmless = 'STANDARD';

export function titleHandlers(title: Title, settingsOf: SettingsOf): EffectHandlers<'title'> {
  const orderLetters = ({ about: { application } }: Work) => {
    const liens = application.liens.filter(({ isPaidOff, payoffCents }) => isPaidOff && payoffCents === null);
    const key = `${application.uuid}_payoffs_${liens.map(({ uuid }) => uuid.slice(0, 8)).join('_')}`;
    return title.orderPayoffLetters({
      ...requestOf(application, key),
      liens: liens.map(({ uuid, holder, balanceCents }) => ({ uuid, holder, balanceCents })),
    });
  };
  const orderTitle = ({ about: { application } }: Work) =>
    title.orderFullTitle({
      ...requestOf(application, `${application.uuid}_title`),
      lineCents: application.offers.selected?.amountCents ?? 0,
    });
  return {
    orderPayoffLetters: {
      start: async (work) => {
        await orderLetters(work);
        return { says: 'payoffLettersOrdered', payload: {} };
      },
    },
    collectPayoffLetters: {
      // The same key as the order itself: it is not ordered twice, and we learn where to listen.
      start: async (work) => ({ ordered: (await orderLetters(work)).reference, from: 'title' }),
      long: long(title, (work, result) => {
        if (result.outcome !== 'payoffLetters') return wrong();
        const letters = result.letters.map(({ lienUuid, payoffCents }) => ({ lienUuid, payoffCents }));
        return {
          says: 'payoffLettersReceived',
          payload: {
            letters,
            counterOfferReasons: coversAll(work, letters, settingsOf) ? [] : ['CLTV'],
          },
        } as const;
      }),
    },
    orderFullTitle: {
      start: async (work) => {
        await orderTitle(work);
        return { says: 'titleOrdered', payload: {} };
      },
    },
    collectTitleReport: {
      start: async (work) => ({ ordered: (await orderTitle(work)).reference, from: 'title' }),
      long: long(title, (work, result) => {
        if (result.outcome !== 'titleReport') return wrong();
        return {
          says: 'titleReported',
          payload: {},
          findings: { title: titleFindings(work.about.application, result) },
        } as const;
      }),
    },
    searchForNewLiens: {
      start: async ({ about: { application }, key }) => ({
        ordered: (await title.bringDown(requestOf(application, key))).reference,
        from: 'title',
      }),
      long: long(title, ({ about: { application, file } }, result) => {
        if (result.outcome !== 'broughtDown') return wrong();
        const known = [...application.liens, ...(file.title?.newLiens ?? [])];
        const found = newTo(known, result.liens);
        return lastCheck(
          'liens',
          ...found.map(({ holder, balanceCents }) => `A new lien of ${holder}, ${formatCents(balanceCents)}.`),
        );
      }),
    },
  };
}

function requestOf(application: Application, key: string) {
  return {
    key,
    applicationUuid: application.uuid,
    address: application.property.address,
    applicant: application.borrower.name,
  };
}

/** Whether the draw that was chosen still pays all that it was meant to and its costs, now that the figures are known. */
function coversAll(
  work: Work,
  letters: readonly { lienUuid: string; payoffCents: number }[],
  settingsOf: SettingsOf,
): boolean {
  const { application, file, now } = work.about;
  const { isValuationCoveredByCompany, isManualNotaryOnly } = settingsOf(work);
  const figures = new Map(letters.map(({ lienUuid, payoffCents }) => [lienUuid, payoffCents]));
  const liens = application.liens.map((lien) => ({ ...lien, payoffCents: figures.get(lien.uuid) ?? lien.payoffCents }));
  const costs = expectedCosts({
    application,
    file,
    isValuationCovered: isValuationCoveredByCompany,
    isManualNotaryOnly,
    on: dateIn(application.property.timeZone ?? 'America/Los_Angeles', now),
  });
  const drawCents = application.offers.selected?.drawCents ?? 0;
  return isCovered(divideDraw(drawCents, payoffsOf({ ...application, liens }, file), costs));
}

type FoundLien = Extract<TitleResult, { outcome: 'broughtDown' }>['liens'][number];

function newTo(liens: readonly { readonly uuid: string }[], found: readonly FoundLien[]) {
  const known = new Set(liens.map(({ uuid }) => uuid));
  return found
    .filter(({ uuid }) => !known.has(uuid))
    .map(({ uuid, holder, balanceCents }) => ({ uuid, holder, balanceCents }));
}

function titleFindings({ liens }: Application, { report }: Extract<TitleResult, { outcome: 'titleReport' }>) {
  return {
    exceptions: [
      ...report.exceptions.filter(({ kind }) => kind !== harmless).map(({ text }) => text),
      ...report.judgments.map(({ creditor }) => `Judgment of ${creditor}`),
    ],
    newLiens: newTo(liens, report.liens),
  };
}

function wrong(): never {
  throw new VendorFault('title', 'the answer is about other work');
}
