/** How payments are made: chosen once with its price shown, then, for automatic payments, the account confirmed. */
import { takes } from '#core/journey/outline.ts';
import * as words from '#core/words/en/bank.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { WatchedParticulars, WithParticulars } from '../application/particulars.tsx';
import { useOffers } from '../product/use-offers.ts';
import { ChoosePayment } from './choose-payment.tsx';
import { ConfirmPayment } from './confirm-payment.tsx';

export function Autopay() {
  const { checklistStatus } = useJourney().application.status;
  return (
    <Screen>
      {takes(checklistStatus, 'accountConfirmed') ? (
        <WatchedParticulars>{(known) => <ConfirmPayment known={known} />}</WatchedParticulars>
      ) : (
        <Priced />
      )}
    </Screen>
  );
}

function Priced() {
  const offers = useOffers();
  return (
    <WithParticulars>
      {(known) => (
        <Loaded query={offers} label={words.readingYourOffer}>
          {({ offers: all }) => <ChoosePayment known={known} offer={all.find(({ id }) => id === known.offer?.id)} />}
        </Loaded>
      )}
    </WithParticulars>
  );
}
