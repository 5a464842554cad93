/** The offer that someone looks at, to their own confirmed address. Where it went, or why it did not, is said beside it. */
import { useState } from 'react';
import * as words from '#core/words/en/offers/email.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { Button } from '#web/ui/button.tsx';
import { useJourney } from '../../journey-screen.tsx';
import type { Choice, ChosenTerms } from './choice.ts';

interface EmailOfferProps {
  readonly choice: Choice;
  readonly terms: ChosenTerms;
}

export function EmailOffer({ choice, terms }: EmailOfferProps) {
  const { application } = useJourney();
  const send = useCallOnce('POST /service-application/api/v2/application/heloc/{uuid}/offers/email');
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState('');
  const press = async () => {
    setSending(true);
    const body = { offerId: terms.offer.id, drawCents: terms.drawCents, discounts: [...choice.discounts] };
    await send({ params: { uuid: application.uuid }, body }).then(
      ({ to }) => setSaid(words.weEmailedIt(to)),
      (error: unknown) => setSaid(sentenceOf(error)),
    );
    setSending(false);
  };
  return (
    <>
      <Button kind="secondary" isBusy={isSending} busyLabel={words.emailing} onClick={() => void press()}>
        {words.emailMeThisOffer}
      </Button>
      <p role="status">{said}</p>
    </>
  );
}
