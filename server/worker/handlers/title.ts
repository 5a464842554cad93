/** Payoff letters and title searches: ordered once under a key of their own, collected when they come. */
import type { Application } from '#core/application/application.ts';
import type { Title } from '../../vendors/title/port.ts';
import { VendorFault } from '../../vendors/vendor.ts';
import { type EffectHandlers, long, type Work } from '../effects.ts';

export function titleHandlers(title: Title): EffectHandlers<'title'> {
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
      long: long(title, (_, result) => {
        if (result.outcome !== 'payoffLetters') return wrong();
        return { reports: 'payoffLettersReceived', facts: { letters: result.letters } } as const;
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
      long: long(title, (_, result) => {
        if (result.outcome !== 'titleReport') return wrong();
        return { reports: 'titleReported', facts: result.report } as const;
      }),
    },
    searchForNewLiens: {
      start: async ({ about: { application }, key }) => ({
        ordered: (await title.bringDown(requestOf(application, key))).reference,
        from: 'title',
      }),
      long: long(title, (_, result) => {
        if (result.outcome !== 'broughtDown') return wrong();
        return { reports: 'fundingChecked', facts: { check: 'liens', liens: result.liens } } as const;
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

function wrong(): never {
  throw new VendorFault('title', 'the answer is about other work');
}
