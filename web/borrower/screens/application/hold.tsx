/** Every screen on which the borrower waits for somebody else, over one table of words. */
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { usePage } from '../../site.ts';
import { holdWords } from './hold-words.ts';
import styles from './screen.module.css';
import { WaysOn } from './ways-on.tsx';

export function Hold() {
  const { application, next } = useJourney();
  const screen = usePage()?.pattern.replace('/account/{product}/{uuid}/', '') ?? '';
  const { who, what, when, meanwhile } = holdWords(screen, application.status.checklistStatus);
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>{what}</p>
        <Card title="Where your application is">
          <DefinitionList
            rows={[
              { term: 'Who has it now', value: who },
              { term: 'How long it takes', value: when },
              { term: 'What you can do', value: meanwhile },
            ]}
          />
        </Card>
        <WaysOn>
          <Button onClick={() => next()}>Check again</Button>
        </WaysOn>
        <div>
          <p>
            Questions? Call <SupportPhone />.
          </p>
          <SupportHours />
        </div>
      </div>
    </Screen>
  );
}
