/** Asks whether we may note where the person is while they sign. Saying no costs nothing. */
import { useState } from 'react';
import type { SigningLocation } from '#core/documents/signing.ts';
import * as words from '#core/words/en/signing.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LocationConsentProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAnswer: (location?: SigningLocation) => void;
}

const PATIENCE_MS = 10_000;
/** About a hundred metres: enough for the evidence, too little to find a door. */
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

export function LocationConsent({ isOpen, onClose, onAnswer }: LocationConsentProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const share = () => {
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        onAnswer({ latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) });
      },
      () => {
        setBusy(false);
        setFailure(words.yourBrowserDidNot);
      },
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.whyWeNeedYourLocation}
      actions={
        <>
          <Button onClick={() => onAnswer()}>{words.continueWithout}</Button>
          <Button kind="secondary" isBusy={isBusy} busyLabel={words.askingYourBrowser} onClick={share}>
            {words.shareMyLocation}
          </Button>
        </>
      }
    >
      <p>{words.ifYouLetUs}</p>
      {failure !== undefined && <Alert>{failure}</Alert>}
    </Dialog>
  );
}
