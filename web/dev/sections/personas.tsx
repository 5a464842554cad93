import { useState } from 'react';
import { products } from '#core/brand/brand.ts';
import { stateCodes } from '#core/people/states.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type DevAnswer, useAct, useDev } from './api.ts';
import { startAs } from './current.ts';
import styles from './sections.module.css';
import { TitledTable } from './titled-table.tsx';
import { Sentence } from './words.tsx';

type Persona = DevAnswer<'GET /dev/api/personas'>[number];

const needTitles: Readonly<Record<string, string>> = {
  credit: 'Credit bureau',
  property: 'Property records',
  valuation: 'Valuation',
  title: 'Title',
  flood: 'Flood map',
  income: 'Income',
  employment: 'Employer',
  bank: 'Bank',
  identity: 'Identity check',
  documents: 'Papers',
  signing: 'Signing',
  notary: 'Notary',
  recording: 'County recorder',
  payments: 'Payments',
  watchList: 'Watch lists',
};

export function Personas() {
  const { data } = useDev('GET /dev/api/personas');
  const [wanted, setWanted] = useState('');
  const [wish, setWish] = useState<Wish>({ product: products[0], state: '' });
  const [doing, setDoing] = useState('');
  const { act, isBusy } = useAct();
  const say = (words: string) => {
    setDoing(words);
    announce(words);
  };
  const start = (persona?: string) => {
    if (!isBusy) act(() => startAs({ ...wish, persona }, say));
  };
  if (!data) return <Skeleton lines={8} />;
  const found = data.filter(({ value, sentence, field }) =>
    `${value} ${sentence} ${field}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <>
      <PlainStart wish={wish} onChange={setWish} onStart={() => start()} isBusy={isBusy} doing={doing} />
      <TextField
        label="Find"
        name="find"
        type="search"
        value={wanted}
        onChange={setWanted}
        hint="A word, or a status."
      />
      {[...new Set(found.map(({ need }) => need))].map((need) => (
        <PersonaTable
          key={need}
          title={needTitles[need] ?? need}
          rows={found.filter((row) => row.need === need)}
          onStart={start}
        />
      ))}
      {found.length === 0 && <p>No one like that.</p>}
    </>
  );
}

interface Wish {
  readonly product: string;
  readonly state: string;
}

interface PlainStartProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  readonly onStart: () => void;
  readonly isBusy: boolean;
  readonly doing: string;
}

function PlainStart({ wish, onChange, onStart, isBusy, doing }: PlainStartProps) {
  return (
    <Card title="A good borrower with a good house">
      <p>Anyone who types nothing special is approved. Product and state count for every start on this page.</p>
      <div className={styles['row']}>
        <SelectField
          label="Product"
          name="product"
          value={wish.product}
          onChange={(product) => onChange({ ...wish, product })}
          options={products.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label="State"
          name="state"
          value={wish.state}
          onChange={(state) => onChange({ ...wish, state })}
          emptyLabel="Any the lender serves"
          options={stateCodes.map((value) => ({ value, label: value }))}
        />
        <Button isBusy={isBusy} busyLabel="Starting" onClick={onStart}>
          Start
        </Button>
      </div>
      {doing !== '' && <p className={styles['muted']}>{doing}</p>}
    </Card>
  );
}

interface PersonaTableProps {
  readonly title: string;
  readonly rows: readonly Persona[];
  readonly onStart: (persona: string) => void;
}

function PersonaTable({ title, rows, onStart }: PersonaTableProps) {
  return (
    <TitledTable
      title={title}
      rows={rows}
      rowKey={({ carrier, value }) => `${carrier} ${value}`}
      columns={[
        { key: 'value', header: 'Type', cell: ({ value }) => <code className={styles['typed']}>{value}</code> },
        { key: 'field', header: 'As', cell: ({ field }) => field },
        { key: 'sentence', header: 'What happens', cell: ({ sentence }) => <Sentence text={sentence} /> },
        {
          key: 'start',
          header: 'Start',
          cell: ({ value, isFromTheStart }) =>
            isFromTheStart ? (
              <span className={styles['action']}>
                <TextButton aria-label={`Start with this: ${value}`} onClick={() => onStart(value)}>
                  Start with this
                </TextButton>
              </span>
            ) : (
              <span className={styles['muted']}>Typed later</span>
            ),
        },
      ]}
    />
  );
}
