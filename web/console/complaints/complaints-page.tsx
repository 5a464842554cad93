/** Complaints at the desk: what waits for an answer by its day, taking one in, and the year's report. */
import { useState } from 'react';
import * as words from '#core/words/en/console/complaints.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList } from '../item-list.tsx';
import { ComplaintCard } from './complaint-card.tsx';
import { Report } from './report.tsx';
import { TakeIn } from './take-in.tsx';

const key = 'GET /service-console/api/v1/complaints';
type List = keyof typeof words.lists;
const listNames = Object.keys(words.lists) as List[];

export function ComplaintsPage() {
  const [list, setList] = useState<List>('open');
  const [after, setAfter] = useState<string>();
  const query = useRead(key, [{ query: { list, ...(after !== undefined && { after }) } }]);
  const again = () => void query.refetch();
  return (
    <>
      <Bar title={words.title} />
      <p className={styles['muted']}>{words.intro}</p>
      <div className={styles['filters']}>
        <SelectField
          label={words.show}
          name="list"
          value={list}
          options={listNames.map((name) => ({ value: name, label: words.lists[name] }))}
          onChange={(chosen) => {
            setAfter(undefined);
            setList(listNames.find((name) => name === chosen) ?? 'open');
          }}
        />
      </div>
      <Loaded query={query} label={words.reading}>
        {({ complaints, next }) => (
          <div className={styles['stack']}>
            <ItemList items={complaints} keyOf={({ uuid }) => uuid} empty={words.none[list]}>
              {(complaint) => <ComplaintCard complaint={complaint} onDone={again} />}
            </ItemList>
            <div className={styles['actions']}>
              {after !== undefined && (
                <Button kind="secondary" onClick={() => setAfter(undefined)}>
                  {words.first}
                </Button>
              )}
              {next !== null && (
                <Button kind="secondary" onClick={() => setAfter(next)}>
                  {words.next}
                </Button>
              )}
            </div>
          </div>
        )}
      </Loaded>
      <TakeIn onDone={again} />
      <Report />
    </>
  );
}
