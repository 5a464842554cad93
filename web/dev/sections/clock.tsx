import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { KeyFigures } from '#web/ui/key-figure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { devCall, useAct, useDev } from './api.ts';
import styles from './sections.module.css';
import { moment } from './words.tsx';

const steps = [
  { advance: 'PT1H', label: '1 hour' },
  { advance: 'P1D', label: '1 day' },
  { advance: 'P3D', label: '3 days' },
  { advance: 'P14D', label: '14 days' },
] as const;

export function Clock() {
  const { data } = useDev('GET /dev/api/clock', {}, { everyMs: 1000 });
  const [custom, setCustom] = useState('P1M');
  const { act, isBusy } = useAct();
  const advance = (duration: string) =>
    act(async () => {
      const { now, rung } = await devCall('POST /dev/api/clock', { body: { advance: duration } });
      return `It is now ${moment(now)}. ${rung === 0 ? 'No timer rang.' : `${rung} timers rang.`}`;
    });
  if (!data) return <Skeleton lines={4} />;
  return (
    <>
      <KeyFigures
        figures={[
          { key: 'now', label: 'For the product it is', value: moment(data.now), isChief: true },
          { key: 'ahead', label: 'Ahead of real time', value: spanOf(data.aheadS) },
        ]}
      />
      <Card title="Let time pass">
        <p>What is due on the way happens on its own day. The clock never goes back.</p>
        <div className={styles['buttons']}>
          {steps.map(({ advance: duration, label }) => (
            <Button key={duration} kind="secondary" disabled={isBusy} onClick={() => advance(duration)}>
              {label}
            </Button>
          ))}
        </div>
        <form
          className={styles['row']}
          onSubmit={(event) => {
            event.preventDefault();
            advance(custom.trim());
          }}
        >
          <TextField
            label="Any other time"
            name="advance"
            value={custom}
            onChange={setCustom}
            hint="ISO 8601: P1M2D is a month and two days, PT90M is ninety minutes."
            spellCheck={false}
          />
          <Button type="submit" isBusy={isBusy} busyLabel="Passing">
            Move the clock
          </Button>
        </form>
      </Card>
    </>
  );
}

function spanOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return shown.join(' ') || 'Not at all';
}
