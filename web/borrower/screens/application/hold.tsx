/** Every screen on which the borrower waits for someone else, over one table of words. */
import { route } from '#core/journey/route.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/waiting.ts';
import { useRead } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { useNews } from '../../live/use-news.ts';
import { sayOpenNow } from '../../shell/open-now.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { usePage } from '../../site.ts';
import { Asked } from './asked.tsx';
import { sayExpected } from './expected.ts';
import { holdWords } from './hold-words.ts';
import { sayLate } from './late.tsx';
import { type Particulars, particularsKey } from './particulars.tsx';
import styles from './screen.module.css';
import { useStatusWatch } from './status-watch.ts';
import { WaysOn } from './ways-on.tsx';

const READ_AGAIN_MS = 60_000;

export function Hold() {
  const { application, next } = useJourney();
  const screen = usePage()?.pattern.replace('/account/{product}/{uuid}/', '') ?? '';
  const { title, who, what, when, days, meanwhile } = holdWords(screen, application.status.checklistStatus);
  // A page that says nothing about the present status was not reached when the status was.
  const isItsPlace = route({ hasProfile: true, application }).screen === screen;
  useStatusWatch(isItsPlace);
  const {
    data: known,
    isLoading,
    refetch,
  } = useRead(particularsKey, [{ params: { uuid: application.uuid } }], {
    enabled: isItsPlace,
    refetchInterval: READ_AGAIN_MS,
    gcTime: 0,
  });
  useNews(isItsPlace ? application.uuid : undefined, refetch);
  const expected = known && days !== undefined ? sayExpected(known.statusSince, days, new Date()) : '';
  const late = known?.overdue;
  // What is not known to be in time is not promised, not even while it is read.
  const inTime = isItsPlace && known === undefined ? '' : [when, expected].join(' ').trim();
  const whenExpected = isLoading ? <Skeleton label={words.whenWeExpectIt} /> : late ? sayLate(late) : inTime;
  return (
    <Screen title={title}>
      <div className={styles['stack']}>
        <p className={styles['lead']}>{what}</p>
        <Asked />
        <Card title={words.whereYourApplicationIs}>
          <DefinitionList
            rows={[
              { term: words.whoHasItNow, value: who },
              ...(whenExpected ? [{ term: words.whenWeExpectIt, value: whenExpected }] : []),
              { term: words.whatYouCanDo, value: meanwhile },
            ]}
          />
        </Card>
        {screen === 'payoff/hold' && known && <Payoffs payoffs={known.payoffs} />}
        <WaysOn>
          <Button onClick={() => next()}>{words.checkAgain}</Button>
        </WaysOn>
        <div>
          <p>{rich(words.questionsCall(<SupportPhone />))}</p>
          <SupportHours first={late ? sayOpenNow : undefined} />
        </div>
      </div>
    </Screen>
  );
}

/** What is asked for in the borrower's name, with what we know so far; the letters say it to the cent. */
function Payoffs({ payoffs }: Pick<Particulars, 'payoffs'>) {
  if (payoffs.length === 0) return null;
  return (
    <Card title={words.whatWeAskedFor}>
      <DefinitionList
        isBill
        rows={payoffs.map(({ creditor, amountCents }) => ({
          term: creditor,
          value: words.about(formatCents(amountCents)),
        }))}
      />
    </Card>
  );
}
