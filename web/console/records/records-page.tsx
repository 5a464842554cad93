/** How long records are kept, and every legal hold. */
import { useState } from 'react';
import * as words from '#core/words/en/console/records.ts';
import * as says from '#core/words/en/law/retention.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList } from '../item-list.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { binderPath } from '../paths.ts';
import { HoldLines } from './hold.tsx';

const key = 'GET /service-console/api/v1/records';
type Kind = Answer<typeof key>['table'][number];

export function RecordsPage() {
  const [after, setAfter] = useState<string>();
  const query = useRead(key, [{ query: after === undefined ? {} : { after } }]);
  const again = () => void query.refetch();
  return (
    <>
      <Bar title={words.title} />
      <p className={styles['muted']}>{words.intro}</p>
      <Loaded query={query} label={words.reading}>
        {({ holds, next, table }) => (
          <div className={styles['stack']}>
            <h2 className={styles['itemTitle']}>{words.holdsTitle}</h2>
            <ItemList items={holds} keyOf={({ uuid }) => uuid} empty={words.noHolds}>
              {(hold) => (
                <Card>
                  <h3 className={styles['itemTitle']}>
                    <PageLink className={styles['plain']} to={binderPath(hold.applicationUuid)}>
                      {showLoanNumber(hold.loanNumber)}
                    </PageLink>
                  </h3>
                  <HoldLines hold={hold} onDone={again} />
                </Card>
              )}
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
            <h2 className={styles['itemTitle']}>{words.tableTitle}</h2>
            <ItemList items={table} keyOf={({ kind }) => kind}>
              {(kind) => <KindCard kind={kind} />}
            </ItemList>
          </div>
        )}
      </Loaded>
    </>
  );
}

function KindCard({ kind: { kind, isDestroyed, rules } }: { readonly kind: Kind }) {
  return (
    <Card>
      <h3 className={styles['itemTitle']}>{says.kinds[kind]}</h3>
      <ul className={styles['rows']}>
        {rules.map((rule) => (
          <li key={`${rule.citation} ${rule.from}`}>
            {[sayTerm(rule), rule.citation, says.from[rule.from]].filter(Boolean).join(' · ')}.{' '}
            {rule.counsel !== null && `${words.counselMust}: ${says.counsel[rule.counsel]}`}
          </li>
        ))}
      </ul>
      <p className={styles['muted']}>{isDestroyed ? words.destroys : words.stays}</p>
    </Card>
  );
}

function sayTerm({ days, years }: Kind['rules'][number]): string {
  if (days !== null) return says.days(days);
  return years === null ? says.noEnd : says.years(years);
}
