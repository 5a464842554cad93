/** What is done to several cases at once, or to the one one is at: claim, release, assign. Decisions are never made in bulk. */
import { useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/console/work-lists.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { keyTable } from '../frame/key-table.ts';
import { useKey } from '../frame/use-key.ts';
import { useMe } from '../me.ts';
import { usePaletteActs } from '../palette/acts.ts';
import { actOnClaim } from './claims.ts';
import type { WorkCursor } from './use-cursor.ts';
import styles from './work.module.css';
import { assign, readWorkAgain, usePeople } from './work.ts';
import type { ShownRow } from './work-table.tsx';

interface BulkProps {
  readonly cursor: WorkCursor;
  readonly rows: readonly ShownRow[];
}

/** What came of it: sentences for what stayed as it was. */
type Said = readonly string[];

export function Bulk({ cursor, rows }: BulkProps) {
  const me = useMe().data?.identityUuid ?? null;
  const [said, setSaid] = useState<Said>([]);
  const nameOf = (uuid: string) => rows.find(({ applicationUuid }) => applicationUuid === uuid)?.borrower ?? '';
  const chosen = cursor.selected.size > 0 ? [...cursor.selected] : cursor.at === undefined ? [] : [cursor.at];
  const give = async (to: string | null) => {
    const answer = await assign(chosen, to);
    if ('failure' in answer) return setSaid([answer.failure]);
    setSaid(answer.kept.map(({ applicationUuid, why }) => `${nameOf(applicationUuid)}: ${why}`));
    cursor.clear();
  };
  const release = async () => {
    const failures = await Promise.all(chosen.map((uuid) => actOnClaim(uuid, { do: 'release' })));
    setSaid(failures.flatMap((failure) => failure ?? []));
    readWorkAgain();
  };
  const isAny = chosen.length > 0;
  const { at } = cursor;
  useKey('select', at === undefined ? undefined : () => cursor.toggle(at));
  useDoings(chosen.length, {
    claim: isAny && me !== null ? () => void give(me) : undefined,
    release: isAny ? () => void release() : undefined,
  });
  return (
    <>
      {said.length > 0 && (
        <Alert title={words.notGiven(said.length)}>
          <ul>
            {said.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isAny && (
        <div className={styles['bulk']}>
          <span>{words.selected(chosen.length)}</span>
          <Button kind="secondary" onClick={() => void give(me)}>
            {words.claim}
          </Button>
          <Button kind="secondary" onClick={() => void release()}>
            {words.release}
          </Button>
          <Assign count={chosen.length} onAssign={give} />
          {cursor.selected.size > 0 && (
            <Button kind="quiet" onClick={cursor.clear}>
              {words.clearSelection}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** By their keys and from the palette, while there is a case that they are about. */
function useDoings(count: number, doings: Readonly<Record<'claim' | 'release', (() => void) | undefined>>): void {
  useKey('claim', doings.claim);
  useKey('release', doings.release);
  const labels = { claim: words.claim, release: words.release };
  usePaletteActs(
    (['claim', 'release'] as const).flatMap((key) => {
      const run = doings[key];
      const { press } = keyTable[key];
      return run ? [{ key, label: labels[key], hint: words.selected(count), press, run }] : [];
    }),
  );
}

interface AssignProps {
  readonly count: number;
  readonly onAssign: (to: string | null) => Promise<void>;
}

function Assign({ count, onAssign }: AssignProps) {
  const { form, open, dialog } = useQuestion({
    schema: v.object({ to: v.string() }),
    initial: { to: '' },
    onAnswer: async ({ to }) => {
      await onAssign(to === '' ? null : to);
      return undefined;
    },
  });
  const { data: people = [] } = usePeople(dialog.isOpen);
  return (
    <>
      <KeyButton hotkey="assign" kind="secondary" hint={words.selected(count)} onClick={open}>
        {words.assign}
      </KeyButton>
      <FormDialog {...dialog} title={words.assignTitle(count)} submit={words.assign}>
        <SelectField
          {...form.field('to')}
          label={words.assignTo}
          emptyLabel={words.byLoad}
          options={people.map(({ identityUuid, name, held }) => ({
            value: identityUuid,
            label: words.personLoad(name, held),
          }))}
        />
      </FormDialog>
    </>
  );
}
