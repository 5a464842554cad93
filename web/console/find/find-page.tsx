/** Find an application: one field, the best first, and what to do when nothing fits. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mayDo } from '#core/roles.ts';
import { isLastFour } from '#core/search/asked.ts';
import * as words from '#core/words/en/console/find.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { Empty } from '../frame/list.tsx';
import { ListKeys, Rows } from '../frame/rows.tsx';
import { useKey } from '../frame/use-key.ts';
import { useMe } from '../me.ts';
import { rowOf } from './found-row.tsx';
import { type Finding, type Finds, findBySsn, keepSearch, recentSearches, useFind } from './use-find.ts';

export function FindPage() {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const finding = useFind(typed);
  useKey('find', () => field.current?.focus());
  useEffect(() => field.current?.focus(), []);
  const count = finding.isLooking ? undefined : finding.finds?.rows.length;
  useEffect(() => {
    if (count !== undefined) announce(count === 0 ? words.nothingFound : words.found(count));
  }, [count]);
  return (
    <>
      <Bar title={words.find} />
      <search>
        <TextField
          ref={field}
          type="search"
          name="find"
          label={words.whatToFind}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
        />
      </search>
      {isLastFour(typed) && <BySsn key={typed.trim()} lastFour={typed.trim()} />}
      <ListKeys>
        <Outcome typed={typed} finding={finding} onLookFor={setTyped} />
      </ListKeys>
    </>
  );
}

interface OutcomeProps {
  readonly typed: string;
  readonly finding: Finding;
  readonly onLookFor: (text: string) => void;
}

function Outcome({ typed, finding, onLookFor }: OutcomeProps) {
  const { finds, isLooking, failure, tryAgain, hasMore, isReadingMore, readMore } = finding;
  if (finds === undefined && failure !== undefined) return <Failed failure={failure} onTryAgain={tryAgain} />;
  if (finds === undefined)
    return typed.trim().length > 1 ? <p role="status">{words.searching}</p> : <Hints onLookFor={onLookFor} />;
  if (finds.rows.length === 0)
    return isLooking ? (
      <p role="status">{words.searching}</p>
    ) : (
      <Empty title={words.nothingFound}>
        <p>{words.whatToTry}</p>
      </Empty>
    );
  return (
    <>
      <Found
        label={words.results}
        typed={typed}
        finds={finds}
        hasMore={hasMore && failure === undefined}
        {...{ isReadingMore, readMore }}
      />
      {failure !== undefined && <Failed failure={failure} onTryAgain={readMore} />}
    </>
  );
}

function Failed({ failure, onTryAgain }: { readonly failure: unknown; readonly onTryAgain: () => void }) {
  return (
    <div className={styles['stack']}>
      <Alert title={words.didNotCome}>{sentenceOf(failure)}</Alert>
      <div>
        <Button kind="secondary" onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      </div>
    </div>
  );
}

/** What is opened was what they looked for: then it is worth keeping. */
interface FoundProps extends Pick<Finding, 'hasMore' | 'isReadingMore' | 'readMore'> {
  readonly finds: Pick<Finds, 'rows'>;
  readonly label: string;
  readonly typed?: string;
}

function Found({ finds, label, typed = '', hasMore, isReadingMore, readMore }: FoundProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed; this only hears of it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is opened by key is a click too
    <div onClick={() => keepSearch(typed)}>
      <Rows label={label} rows={finds.rows.map(rowOf)} />
      {hasMore && (
        <Button kind="secondary" isBusy={isReadingMore} busyLabel={words.searching} onClick={readMore}>
          {words.showMore}
        </Button>
      )}
    </div>
  );
}

/** Before anything is typed: what can be found, and what was looked for before. */
function Hints({ onLookFor }: Pick<OutcomeProps, 'onLookFor'>) {
  const before = recentSearches();
  return (
    <div className={styles['stack']}>
      <p>{words.howItFinds}</p>
      <p className={styles['muted']}>{words.onlyYours}</p>
      <Looks title={before.length > 0 ? words.recent : words.examples}>
        {(before.length > 0 ? before : words.exampleList).map((text) => (
          <li key={text}>
            <Button kind="quiet" aria-label={words.lookAgain(text)} onClick={() => onLookFor(text)}>
              {text}
            </Button>
          </li>
        ))}
      </Looks>
    </div>
  );
}

function Looks({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles['list']}>{children}</ul>
    </section>
  );
}

/** Four digits may be those of a Social Security number, for those who may ask; it takes a press, because it is logged. */
function BySsn({ lastFour }: { readonly lastFour: string }) {
  const me = useMe();
  const [state, setState] = useState<{ readonly finds?: Finds; readonly failure?: unknown; readonly isBusy?: boolean }>(
    {},
  );
  if (!me.data || !mayDo(me.data.roles, 'searchBySsn')) return null;
  const look = (before?: Finds) => {
    setState({ isBusy: true, ...(before && { finds: before }) });
    findBySsn(lastFour, before?.next ?? 0).then(
      ({ rows, next }) => {
        const all = { rows: [...(before?.rows ?? []), ...rows], next };
        setState({ finds: all });
        announce(words.found(all.rows.length));
      },
      (failure: unknown) => setState({ failure, ...(before && { finds: before }) }),
    );
  };
  const { finds, failure, isBusy = false } = state;
  return (
    <section className={styles['stack']} aria-label={words.kinds.ssn}>
      {finds === undefined && (
        <p>
          <Button kind="secondary" isBusy={isBusy} busyLabel={words.searching} onClick={() => look()}>
            {words.bySsn}
          </Button>{' '}
          <span className={styles['muted']}>{words.bySsnIsLogged}</span>
        </p>
      )}
      {failure !== undefined && <Alert title={words.didNotCome}>{sentenceOf(failure)}</Alert>}
      {finds && <h2>{words.foundBySsn(lastFour)}</h2>}
      {finds &&
        (finds.rows.length === 0 ? (
          <p>{words.nothingFound}</p>
        ) : (
          <Found
            finds={finds}
            label={words.kinds.ssn}
            hasMore={finds.next !== null}
            isReadingMore={isBusy}
            readMore={() => look(finds)}
          />
        ))}
    </section>
  );
}
