/** The papers are being prepared: what is checked, by whom, what comes after, and what the borrower can do meanwhile. */
import { takes } from '#core/journey/outline.ts';
import * as words from '#core/words/en/review.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { Asked } from '../application/asked.tsx';
import { LateNotice, useLate } from '../application/late.tsx';
import styles from '../application/screen.module.css';
import { useStatusWatch } from '../application/status-watch.ts';
import { WaysOn } from '../application/ways-on.tsx';

const steps = (isInTime: boolean) => [
  {
    id: 'checked',
    label: words.weCheckYourHome,
    note: words.theFloodZoneCompany,
  },
  {
    id: 'figures',
    label: words.yourFinalFiguresAreWorked,
    note: words.ourClosingTeamWrites,
  },
  { id: 'terms', label: words.youReadAndAccept, note: words.takeTheTimeYouNeed },
  {
    id: 'papers',
    label: words.agreementIsPrepared,
    note: words.fromTheFiguresYouAccepted(isInTime),
  },
  { id: 'sign', label: words.youSign, note: words.onYourScreenTheDeed },
];

export function ReviewSignDocs() {
  const { application, next } = useJourney();
  const late = useLate();
  useStatusWatch(true);
  const isAccepted = takes(application.status.checklistStatus, 'signingPackageReady');
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>{isAccepted ? words.youAcceptedYourTerms : words.youHaveDoneYourPart}</p>
        <LateNotice late={late} />
        <Card title={words.whatHappensAndWho}>
          <Stepper
            label={words.whatHappensAndWho}
            isVertical
            current={isAccepted ? 3 : 0}
            steps={steps(late === undefined)}
          />
        </Card>
        <Asked />
        <Card title={words.whatYouCanDo} isSunken>
          <ul className={styles['points']}>
            <li>{words.haveYourDriversLicense}</li>
            <li>{words.ifSomeoneElseOwns}</li>
            <li>{words.pleaseDoNotOpen}</li>
            <li>{words.yourNameJobOrAddress}</li>
          </ul>
          <p>{rich(words.call(<SupportPhone />))}</p>
          <SupportHours />
        </Card>
        <WaysOn>
          <Button onClick={() => next()}>{words.checkAgain}</Button>
        </WaysOn>
      </div>
    </Screen>
  );
}
