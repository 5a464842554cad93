/** One flag: what holds, what waits for a second person, how to change it, and everything that was ever set. */
import { linesOf } from '#core/flags/changes.ts';
import type { RuleSet } from '#core/flags/rules.ts';
import * as words from '#core/words/en/console/flags.ts';
import { showDate, showZoned } from '#web/app/dates.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { useWhyNot } from '../me.ts';
import { flagKey, flagsKey, outcomeText, type WholeFlag } from './flags.ts';
import { History } from './history.tsx';
import { Proposal } from './proposal.tsx';
import { Targeting } from './targeting.tsx';

export function FlagPage({ flag: named }: { readonly flag: string }) {
  const query = useRead(flagKey, [{ params: { flagKey: named } }], { gcTime: 0 });
  const again = () => {
    void query.refetch();
    void queryClient.invalidateQueries({ queryKey: [flagsKey] });
  };
  return (
    <LoadedPage query={query} label={words.readingTheFlag}>
      {(flag) => <Whole flag={flag} onDone={again} />}
    </LoadedPage>
  );
}

function Whole({ flag, onDone }: { readonly flag: WholeFlag; readonly onDone: () => void }) {
  const whyNot = useWhyNot('changeFlags');
  return (
    <>
      <Bar title={flag.key} lead={flag.meaning} back={{ to: '/console/flags', label: words.backToFlags }} />
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <Card title={words.holdsNow}>
            {isPlain(flag) ? <p>{outcomeText(flag)}</p> : <Lines lines={linesOf(flag.rules as RuleSet)} />}
          </Card>
          {flag.proposal && <Proposal flag={flag} proposal={flag.proposal} whyNot={whyNot} onDone={onDone} />}
          {whyNot === null ? (
            <Targeting key={flag.version} flag={flag} onDone={onDone} />
          ) : (
            <p className={styles['muted']}>{whyNot}</p>
          )}
        </div>
        <div className={styles['stack']}>
          <Facts flag={flag} />
          <History flag={flag} mayChange={whyNot === null} onDone={onDone} />
        </div>
      </div>
    </>
  );
}

/** Nothing to list: one answer, with nothing beside it. */
function isPlain({ rules: { isKilled, rules, otherwise } }: WholeFlag): boolean {
  return !isKilled && rules.length === 0 && otherwise.variables === undefined;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}

function Facts({ flag }: { readonly flag: WholeFlag }) {
  const { owner, removeBy, askedAt, touches, variables, stale } = flag;
  return (
    <Card title={words.facts}>
      <DefinitionList
        rows={[
          { term: words.outcomeNow, value: outcomeText(flag) },
          { term: words.owner, value: owner },
          { term: words.removeBy, value: showDate(removeBy) },
          { term: words.lastAsked, value: askedAt === null ? words.notYet : showZoned(askedAt) },
          { term: words.touches, value: touches === null ? words.noSecond : words.needsSecond },
          { term: words.variablesOfIt, value: variables.length === 0 ? words.noVariables : variables.join(', ') },
          ...stale.map((reason) => ({ term: words.stale[reason], value: words.goneBy(showDate(removeBy)) })),
        ]}
      />
    </Card>
  );
}
