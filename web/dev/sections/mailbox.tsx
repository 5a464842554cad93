import { useState } from 'react';
import { start } from '#web/client/start.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useDev } from './api.ts';
import styles from './sections.module.css';
import { Letter } from './words.tsx';

export function Mailbox() {
  const [org, setOrg] = useState(start().organization.orgCode);
  const [to, setTo] = useState('');
  const brands = useDev('GET /dev/api/brands').data;
  const letters = useDev('GET /dev/api/mailbox', { query: { org } }, { everyMs: 3000 }).data;
  if (!brands || !letters) return <Skeleton lines={8} />;
  const shown = letters.filter(({ recipient }) => recipient.toLowerCase().includes(to.trim().toLowerCase()));
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
      {shown.map(({ key, channel, recipient, subject, words }) => (
        <Card key={key}>
          <h2 className={styles['caption']}>{subject || 'Text message'}</h2>
          <p className={styles['muted']}>
            {channel} to {recipient}
          </p>
          <p className={styles['letter']}>
            <Letter text={words} />
          </p>
        </Card>
      ))}
      {shown.length === 0 && <p>Nothing was written yet.</p>}
    </>
  );
}
