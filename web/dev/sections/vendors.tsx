import { useState } from 'react';
import { type VendorMode, vendorModes } from '#core/contract/dev.ts';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type DevAnswer, devCall, useAct, useDev } from './api.ts';
import styles from './sections.module.css';
import { Look, When } from './words.tsx';

const modes = Object.keys(vendorModes) as VendorMode[];

export function Vendors() {
  const { data } = useDev('GET /dev/api/vendors');
  const [open, setOpen] = useState('credit');
  const { act } = useAct();
  if (!data) return <Skeleton lines={8} />;
  const setMode = (vendor: string, mode: string) =>
    act(async () => {
      await devCall('POST /dev/api/vendors/{vendor}', { params: { vendor }, body: { mode: mode as VendorMode } });
      return `${vendor}: ${vendorModes[mode as VendorMode]}`;
    });
  return (
    <>
      <section className={styles['section']} aria-labelledby="modes">
        <h2 id="modes" className={styles['caption']}>
          How they behave
        </h2>
        <div className={styles['grid']}>
          {data.map(({ vendor, mode }) => (
            <SelectField
              key={vendor}
              label={vendor}
              name={vendor}
              value={mode}
              onChange={(value) => setMode(vendor, value)}
              options={modes.map((value) => ({ value, label: value }))}
            />
          ))}
        </div>
      </section>
      <Card title="What the modes mean">
        <dl className={styles['meanings']}>
          {modes.map((mode) => (
            <div key={mode}>
              <dt>{mode}</dt>
              <dd>{vendorModes[mode]}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section className={styles['section']} aria-labelledby="book">
        <h2 id="book" className={styles['caption']}>
          Their books
        </h2>
        <SelectField
          label="Whose book"
          name="book"
          value={open}
          onChange={setOpen}
          options={data.map(({ vendor }) => ({ value: vendor, label: vendor }))}
        />
        <Book vendor={open} />
      </section>
    </>
  );
}

type Entry = DevAnswer<'GET /dev/api/vendors/{vendor}/book'>[number];

function Book({ vendor }: { readonly vendor: string }) {
  const { data } = useDev('GET /dev/api/vendors/{vendor}/book', { params: { vendor } }, { everyMs: 3000 });
  if (!data) return <Skeleton lines={4} />;
  return (
    <DataTable<Entry>
      caption={`What ${vendor} was asked, newest first`}
      isCaptionHidden
      rows={data}
      rowKey={({ action, key }) => `${action} ${key}`}
      emptyText="It has not been asked anything yet."
      columns={[
        { key: 'action', header: 'Asked to', cell: ({ action }) => action },
        { key: 'at', header: 'First', cell: ({ at }) => <When iso={at} /> },
        { key: 'times', header: 'Times', isNumber: true, cell: ({ timesAsked }) => String(timesAsked) },
        {
          key: 'answer',
          header: 'Shown and answered',
          cell: ({ action, key, shown, answer }) => <Look about={`${action} ${key}`} values={[shown, answer]} />,
        },
      ]}
    />
  );
}
