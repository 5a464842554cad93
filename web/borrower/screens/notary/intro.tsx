/** Before the notary: what is being prepared or waited for, and when the room is open, the device check and the way in. */
import { useState } from 'react';
import { takes } from '#core/journey/outline.ts';
import { showDay } from '#web/app/dates.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { sayLate } from '../application/late.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import screenStyles from '../application/screen.module.css';
import { WaysOn } from '../application/ways-on.tsx';
import { CorrectedDisclosure } from './corrected-disclosure.tsx';
import { DeviceCheck } from './device-check.tsx';
import { InPerson } from './in-person.tsx';

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
      <p className={screenStyles['lead']}>
        The last signature is the one on the deed of trust or mortgage. You give it by video, before a notary who checks
        who you are. It takes about 15 minutes.
      </p>
      <Card title="Have ready">
        <ul>
          <li>The identity document you showed us.</li>
          <li>A quiet, bright room where no one else can see your screen.</li>
          <li>A few minutes: first come five questions that only you should be able to answer.</li>
        </ul>
      </Card>
      <WithParticulars>{({ division }) => <CorrectedDisclosure division={division} />}</WithParticulars>
      <DeviceCheck onChange={setReady} />
      <div className={screenStyles['actions']}>
        <Button disabled={!isReady} onClick={() => navigate(pathname.replace(/intro$/, 'session') + search)}>
          Meet the notary
        </Button>
        <InPerson />
      </div>
    </>
  );
}

/** Only Texas makes people wait; its own words, where the house is there. */
function TimeToThink() {
  const { property } = useJourney().application;
  if (property.state !== 'TX')
    return (
      <p>
        The law of your state gives you time to think: a home equity line may not be closed earlier. Until then there is
        nothing to do, and you may change your mind at no cost.
      </p>
    );
  return (
    <>
      <p>Texas gives you time to think. The state’s constitution lets a home equity line close only</p>
      <ul className={screenStyles['points']}>
        <li>from the twelfth day after you applied and had the Texas home equity notice,</li>
        <li>one business day or more after you had the final figures, and</li>
        <li>at the office of a title company, an attorney or the lender: not at home, and not by video.</li>
      </ul>
      <p>
        On that day this page offers you times to choose from, for you and everyone who signs with you. Until then there
        is nothing to do, and you may change your mind at no cost.
      </p>
    </>
  );
}

function NotYet({ status }: { readonly status: string }) {
  const { next } = useJourney();
  return (
    <>
      <WithParticulars>
        {({ notary: { closingNotBefore, timeZone }, overdue }) => {
          const late = overdue ?? undefined;
          if (takes(status, 'attorneyApproved'))
            return (
              <Card title="An attorney is looking at your papers">
                <p>
                  Your state wants an attorney to approve the papers before you sign.{' '}
                  {late ? sayLate(late) : 'That usually takes one to three business days.'} We write to you as soon as
                  it is done.
                </p>
              </Card>
            );
          if (takes(status, 'waitingPeriodElapsed') && closingNotBefore !== null)
            return (
              <Card title={`You can sign from ${showDay(closingNotBefore, timeZone)} on`}>
                <TimeToThink />
              </Card>
            );
          return (
            <Card title="We are preparing the notary’s papers">
              <p>{late ? sayLate(late) : 'This takes a few minutes.'} The page goes on when you check again.</p>
            </Card>
          );
        }}
      </WithParticulars>
      <WaysOn>
        <Button onClick={() => next()}>Check again</Button>
      </WaysOn>
      <p>
        Questions? Call <SupportPhone />.
      </p>
    </>
  );
}
