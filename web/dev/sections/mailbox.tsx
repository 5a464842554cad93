import { useState } from 'react';
import { start } from '#web/client/start.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { devCall, useAct, useDev } from './api.ts';
import styles from './sections.module.css';
import { WithLinks } from './words.tsx';

export function Mailbox() {
  const [org, setOrg] = useState(start().organization.orgCode);
  const [to, setTo] = useState('');
  const brands = useDev('GET /dev/api/brands').data;
  const messages = useDev('GET /dev/api/mailbox', { query: { org } }, { everyMs: 3000 }).data;
  if (!brands || !messages) return <Skeleton lines={8} />;
  const shown = messages.filter(({ recipient }) => recipient.toLowerCase().includes(to.trim().toLowerCase()));
  return (
    <>
      <div className={styles['row']}>
        <SelectField
          label="Brand"
          name="org"
          value={org}
          onChange={setOrg}
          options={brands.map(({ orgCode, name }) => ({ value: orgCode, label: name }))}
        />
        <TextField label="Written to" name="to" type="search" value={to} onChange={setTo} />
      </div>
      <Answer org={org} />
      {shown.map(({ key, channel, recipient, subject, words }) => (
        <Card key={key}>
          <h2 className={styles['caption']}>{subject || 'Text message'}</h2>
          <p className={styles['muted']}>
            {channel} to {recipient}
          </p>
          <p className={styles['message']}>
            <WithLinks text={words} />
          </p>
        </Card>
      ))}
      {shown.length === 0 && <p>Nothing was written yet.</p>}
    </>
  );
}

/** A phone that answers: STOP, START and HELP are understood. */
function Answer({ org }: { readonly org: string }) {
  const [from, setFrom] = useState('');
  const [words, setWords] = useState('STOP');
  const { act, isBusy } = useAct();
  const send = () =>
    act(async () => {
      await devCall('POST /dev/api/texts', { body: { org, from, words } });
      return 'The carrier passes it on in a few seconds.';
    });
  return (
    <Card title="Text this brand from a phone">
      <form
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField label="From" name="from" type="tel" value={from} onChange={setFrom} />
        <TextField label="Words" name="words" value={words} onChange={setWords} />
        <Button type="submit" kind="secondary" disabled={isBusy || from.trim() === ''}>
          Send text
        </Button>
      </form>
    </Card>
  );
}
