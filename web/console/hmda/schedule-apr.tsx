/** The annual percentage rate of any schedule, for compliance to check a figure by: worked out in the browser alone. */
import { type FormEvent, useState } from 'react';
import { aprOfSchedule } from '#core/offers/appendix-j/index.ts';
import { scheduleIn } from '#core/offers/appendix-j/pasted.ts';
import { formatRate } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/hmda.ts';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';

function answerTo(text: string): string {
  const schedule = scheduleIn(text);
  if ('badLine' in schedule) return words.badLine(schedule.badLine);
  const apr = aprOfSchedule(schedule);
  if ('noRate' in apr) return words.noRate[apr.noRate];
  return words.scheduleApr(formatRate(apr.rate, 4), words.unitPeriod(apr.unit.count, apr.unit.kind));
}

export function ScheduleApr() {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAnswer(answerTo(text));
  };
  return (
    <Card title={words.scheduleTitle}>
      <form className={styles['form']} onSubmit={submit}>
        <TextArea
          label={words.scheduleLabel}
          hint={words.scheduleHint}
          name="schedule"
          value={text}
          onChange={(value) => {
            setText(value);
            setAnswer('');
          }}
        />
        <OfferedButton type="submit" hint={words.scheduleTitle}>
          {words.check}
        </OfferedButton>
      </form>
      <p role="status">{answer}</p>
    </Card>
  );
}
