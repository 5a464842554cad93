/** Before the notary: what is being prepared or waited for, and when the room is open, the device check and the way in. */
import { useState } from 'react';
import { takes } from '#core/journey/outline.ts';
import * as words from '#core/words/en/notary.ts';
import { showDay } from '#web/app/dates.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { sayLate } from '../application/late.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import screenStyles from '../application/screen.module.css';
import { useStatusWatch } from '../application/status-watch.ts';
import { WaysOn } from '../application/ways-on.tsx';
import { CorrectedDisclosure } from './corrected-disclosure.tsx';
import { DeviceCheck } from './device-check.tsx';
import { InPerson } from './in-person.tsx';
import { NotaryHours } from './notary-hours.tsx';

export function NotaryIntro() {
  const { application } = useJourney();
  const status = application.status.checklistStatus;
  return (
    <Screen>
      <div className={screenStyles['stack']}>
        {takes(status, 'deedAccepted') ? <Ready /> : <NotYet status={status} />}
      </div>
    </Screen>
  );
}

function Ready() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  return (
    <>
      <p className={screenStyles['lead']}>{words.theLastSignatureIsTheOne}</p>
      <Card title={words.haveReady}>
        <ul>
          <li>{words.theIdentityDocumentYouShowed}</li>
          <li>{words.aQuietBrightRoom}</li>
          <li>{words.aFewMinutesFirst}</li>
        </ul>
      </Card>
      <WithParticulars>{({ division }) => <CorrectedDisclosure division={division} />}</WithParticulars>
      <DeviceCheck onChange={setReady} />
      <Card title={words.whenANotaryJoins}>
        <WithParticulars>{({ notary: { timeZone } }) => <NotaryHours timeZone={timeZone} />}</WithParticulars>
      </Card>
      {!isReady && <p className={screenStyles['lead']}>{words.checkYourDeviceFirst}</p>}
      <div className={screenStyles['actions']}>
        <Button disabled={!isReady} onClick={() => navigate(pathname.replace(/intro$/, 'session') + search)}>
          {words.meetTheNotary}
        </Button>
        <InPerson />
      </div>
    </>
  );
}

/** Only Texas makes people wait; its own words, where the house is there. */
function TimeToThink() {
  const { property } = useJourney().application;
  if (property.state !== 'TX') return <p>{words.theLawOfYourState}</p>;
  return (
    <>
      <p>{words.texasGivesYouTime}</p>
      <ul className={screenStyles['points']}>
        <li>{words.fromTheTwelfthDay}</li>
        <li>{words.oneBusinessDayOrMore}</li>
        <li>{words.atTheOfficeOfATitle}</li>
      </ul>
      <p>{words.onThatDayThisPage}</p>
    </>
  );
}

function NotYet({ status }: { readonly status: string }) {
  const { next } = useJourney();
  useStatusWatch(true);
  return (
    <>
      <WithParticulars>
        {({ notary: { closingNotBefore, timeZone }, overdue }) => {
          const late = overdue ?? undefined;
          if (takes(status, 'attorneyApproved'))
            return (
              <Card title={words.anAttorneyIsLooking}>
                <p>{words.yourStateWantsAnAttorney(late && sayLate(late))}</p>
              </Card>
            );
          // Where the clock is behind, a day that has passed is not promised.
          const isPast = closingNotBefore !== null && Date.parse(closingNotBefore) <= Date.now();
          if (takes(status, 'waitingPeriodElapsed') && closingNotBefore !== null && !(late && isPast))
            return (
              <Card title={words.youCanSignFrom(showDay(closingNotBefore, timeZone))}>
                <TimeToThink />
              </Card>
            );
          return (
            <Card title={words.weArePreparingTheNotarys}>
              <p>{words.thePageGoesOnWhen(late && sayLate(late))}</p>
            </Card>
          );
        }}
      </WithParticulars>
      <WaysOn>
        <Button onClick={() => next()}>{words.checkAgain}</Button>
      </WaysOn>
      <p>{rich(words.questionsCall(<SupportPhone />))}</p>
    </>
  );
}
