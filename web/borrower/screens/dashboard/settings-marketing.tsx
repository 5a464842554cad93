/** Whether what someone wrote to us may be used in marketing, and the way to withdraw it. The history is kept. */
import { useState } from 'react';
import * as words from '#core/words/en/support/feedback.ts';
import { showMoment } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

export function MarketingSetting() {
  const query = useRead('GET /service-profile/api/v1/feedback/marketing-consent', []);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const withdraw = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('DELETE /service-profile/api/v1/feedback/marketing-consent');
      setDone(words.yourConsentIsWithdrawn);
      await query.refetch();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <Card title={words.useOfYourWords}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Loaded query={query} label={words.readingYourChoice}>
        {({ givenAt }) =>
          givenAt === null ? (
            <p>{words.youHaveNotAgreed}</p>
          ) : (
            <>
              <p>{words.youAgreed(showMoment(givenAt))}</p>
              <div>
                <Button kind="secondary" isBusy={isBusy} onClick={() => void withdraw()}>
                  {words.withdrawMyConsent}
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
      <p role="status">{done}</p>
    </Card>
  );
}
