/** The register of law: what the product goes by, where it was read, and what someone must look at again. */
import * as words from '#core/words/en/console/law.ts';
import { sayDay } from '#web/app/dates.ts';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList, Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';

const key = 'GET /service-console/api/v1/law';
type Law = Answer<typeof key>['rows'][number];

export function LawPage() {
  const query = useRead(key, []);
  return (
    <LoadedPage
      query={query}
      label={words.reading}
      heading={({ on, due }) => (
        <>
          <Bar title={words.title} />
          <p className={styles['muted']}>{words.intro}</p>
          <p>{due === 0 ? words.allLookedAt(sayDay(on)) : words.mustBeLookedAt(due, sayDay(on))}</p>
        </>
      )}
      empty={({ rows }) => rows.length === 0 && <Nothing>{words.nothingHere}</Nothing>}
    >
      {({ rows }) => (
        <ItemList items={rows} keyOf={({ name }) => name}>
          {(row) => <LawCard row={row} />}
        </ItemList>
      )}
    </LoadedPage>
  );
}

function LawCard({ row }: { readonly row: Law }) {
  const { what, citation, source, lookedAtOn, reviewBy, counsel, inForce, isDue } = row;
  return (
    <Card>
      <h2 className={styles['itemTitle']}>{what}</h2>
      {isDue && (
        <p>
          <strong>{words.pastItsDay}</strong>
        </p>
      )}
      <DefinitionList
        rows={[
          { term: words.saysNow, value: <InForce versions={inForce} /> },
          { term: words.citation, value: citation },
          { term: words.source, value: source },
          { term: words.lookedAt, value: sayDay(lookedAtOn) },
          { term: words.lookAgainBy, value: sayDay(reviewBy) },
          ...(counsel === null ? [] : [{ term: words.counselMustConfirm, value: counsel }]),
        ]}
      />
    </Card>
  );
}

function InForce({ versions }: { readonly versions: Law['inForce'] }) {
  return (
    <ul className={styles['rows']}>
      {versions.map((version) => (
        <li key={version.says}>{sayVersion(version)}</li>
      ))}
    </ul>
  );
}

/** The table's first day stands for “longer than we look back”. */
const ALWAYS = '1900-01-01';

function sayVersion({ says, from, until }: Law['inForce'][number]): string {
  if (from === ALWAYS && until === null) return says;
  return until === null ? words.sinceDay(says, sayDay(from)) : words.untilDay(says, sayDay(from), sayDay(until));
}
