/** What is shown only to people someone sent: who it was, or the letter they answer. */
import { formatDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/invitation.ts';
import { OriginatorBar, OriginatorCard, OriginatorContext } from '../../shell/originator.tsx';
import later from './later-step.module.css';
import { useRegistration } from './registration.ts';

/** Under the top bar of a phone. */
export function ReferrerBar() {
  const { originator } = useRegistration().known;
  return (
    <OriginatorContext value={originator?.originatorDisplayInfo}>
      <OriginatorBar />
    </OriginatorContext>
  );
}

/** Beside the question on a wide screen. */
export function ReferrerCard() {
  const { originator } = useRegistration().known;
  return (
    <OriginatorContext value={originator?.originatorDisplayInfo}>
      <OriginatorCard />
    </OriginatorContext>
  );
}

export function OfferNote() {
  const { offer } = useRegistration().known;
  if (!offer) return null;
  return (
    <p className={later['offer']}>
      {words.welcomeYourInvitationIsGood(offer.firstName, formatDate(offer.respondByDate))}
    </p>
  );
}
