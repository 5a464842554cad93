/** What the law owes over all applications of the lender: what is late or wrong, and what is due this week. */
import { useState } from 'react';
import * as words from '#core/words/en/console/binder.ts';
import * as says from '#core/words/en/law/obligations.ts';
import { showZoned } from '#web/app/dates.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList, Nothing } from '../item-list.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { binderPath } from '../paths.ts';

const key = 'GET /service-console/api/v1/binder';
type Owed = Answer<typeof key>['rows'][number];
type List = keyof typeof words.lists;
const listNames = Object.keys(words.lists) as List[];

export function BinderPage() {
  const [list, setList] = useState<List>('late');
  const [after, setAfter] = useState<string>();
  const query = useRead(key, [{ query: { list, ...(after !== undefined && { after }) } }]);
  const choose = (chosen: string) => {
    setAfter(undefined);
    setList(listNames.find((name) => name === chosen) ?? 'late');
  };
  return (
    <>
      <Bar title={words.title} />
      <p className={styles['muted']}>{words.intro}</p>
      <Loaded query={query} label={words.reading}>
        {({ counts, rows, next }) => (
          <div className={styles['stack']}>
            <div className={styles['filters']}>
              <SelectField
                label={words.chooseList}
                name="list"
                value={list}
                options={listNames.map((name) => ({
                  value: name,
                  label: `${words.lists[name]} (${words.counted(counts[name], counts.max)})`,
                }))}
                onChange={choose}
              />
            </div>
            {counts.unjudged > 0 && <p>{words.unjudged(words.counted(counts.unjudged, counts.max))}</p>}
            {rows.length === 0 && next === null ? (
              <Nothing>{words.none[list]}</Nothing>
            ) : (
              <ItemList items={rows} keyOf={({ applicationUuid, obligation }) => `${applicationUuid} ${obligation}`}>
                {(row) => <OwedCard row={row} />}
              </ItemList>
            )}
            <div className={styles['actions']}>
              {after !== undefined && (
                <Button kind="secondary" onClick={() => setAfter(undefined)}>
                  {words.first}
                </Button>
              )}
              {next !== null && (
                <Button kind="secondary" onClick={() => setAfter(next)}>
                  {words.more}
                </Button>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

function OwedCard({ row }: { readonly row: Owed }) {
  const { applicationUuid, loanNumber, obligation, state, problem, dueAt, metAt } = row;
  return (
    <Card>
      <h2 className={styles['itemTitle']}>
        <PageLink className={styles['plain']} to={binderPath(applicationUuid)}>
          {says.titles[obligation]} · {showLoanNumber(loanNumber)}
        </PageLink>
      </h2>
      <p>
        <strong>{says.states[state]}</strong>
        {dueAt !== null && ` · ${words.by(showZoned(dueAt))}`}
        {metAt !== null && ` · ${words.heads.met} ${showZoned(metAt)}`}
      </p>
      {problem !== null && <p>{says.problems[problem]}</p>}
    </Card>
  );
}
