/** The papers are being prepared: what is checked, by whom, what comes after, and what the borrower can do meanwhile. */
import { takes } from '#core/journey/outline.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { Asked } from '../application/asked.tsx';
import { LateNotice, useLate } from '../application/late.tsx';
import styles from '../application/screen.module.css';
import { WaysOn } from '../application/ways-on.tsx';

const steps = (isInTime: boolean) => [
  {
    id: 'checked',
    label: 'We check your home again',
    note: 'The flood-zone company says whether your home lies in a flood zone; our closing team compares owners, title and insurance.',
  },
  {
    id: 'figures',
    label: 'Your final figures are worked out',
    note: 'Our closing team writes the closing disclosure: your rate, fee, payment, and where every dollar goes.',
  },
  { id: 'terms', label: 'You read and accept them', note: 'Take the time you need. Nothing is signed yet.' },
  {
    id: 'papers',
    label: 'Your agreement is drawn up',
    note: `From the figures you accepted, to the cent.${isInTime ? ' It usually takes less than a minute.' : ''}`,
  },
  { id: 'sign', label: 'You sign', note: 'On your screen; the deed afterwards before a notary.' },
];

export function ReviewSignDocs() {
  const { application, next } = useJourney();
  const late = useLate();
  const isAccepted = takes(application.status.checklistStatus, 'signingPackageReady');
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>
          {isAccepted
            ? 'You accepted your terms. We are drawing up what you sign.'
            : 'You are approved so far. Before you see your final figures we check a few things again.'}
        </p>
        <LateNotice late={late} />
        <Card title="What happens, and who does it">
          <Stepper
            label="What happens, and who does it"
            isVertical
            current={isAccepted ? 3 : 0}
            steps={steps(late === undefined)}
          />
        </Card>
        <Asked />
        <Card title="What you can do now" isSunken>
          <ul className={styles['points']}>
            <li>Have your driver’s license, passport or other identity document ready.</li>
            <li>If someone else owns the home with you, tell them to expect an email from us.</li>
            <li>Please do not open new credit or change jobs before you have signed; call us first.</li>
            <li>Your name, job or address has changed: call us, and we correct it before anything is printed.</li>
          </ul>
          <p>
            Call <SupportPhone />.
          </p>
          <SupportHours />
        </Card>
        <WaysOn>
          <Button onClick={() => next()}>Check again</Button>
        </WaysOn>
      </div>
    </Screen>
  );
}
