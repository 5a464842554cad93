/** The application beside a conversation, as far as an agent of the chat may know it; the server decides what that is. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/chat-beside.ts';
import { showZoned } from '#web/app/dates.ts';
import { Loaded } from '#web/app/loaded.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import shared from '../console.module.css';
import { Nothing } from '../item-list.tsx';

const besideKey = 'GET /service-chat/api/v1/desk/conversations/{uuid}/beside';
export type Beside = Answer<typeof besideKey>;
type Summary = NonNullable<Beside['application']>;

/** It changes slowly, and each look is written down. */
const READ_AGAIN_MS = 60_000;

export const useBeside = (uuid: string) =>
  useRead(besideKey, [{ params: { uuid } }], { refetchInterval: READ_AGAIN_MS, staleTime: READ_AGAIN_MS });

export function ApplicationBeside({ uuid }: { readonly uuid: string }) {
  return (
    <Card title={words.title} level={3}>
      <Loaded query={useBeside(uuid)} label={words.reading}>
        {({ application, noApplication }) =>
          application === null ? (
            <Nothing>{words.none[noApplication ?? 'none']}</Nothing>
          ) : (
            <Facts application={application} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Facts({ application }: { readonly application: Summary }) {
  const { title, what, next, who, when, dueAt, lineCents, homeState, brand, loanNumber } = application;
  return (
    <div className={shared['stack']}>
      <p>
        <strong>{title}</strong>
      </p>
      <DefinitionList
        rows={[
          { term: words.whatIsHappening, value: what },
          { term: words.whoActs, value: who },
          { term: words.byWhen, value: <When when={when} dueAt={dueAt} /> },
          { term: words.whatTheyDo, value: next },
          { term: words.weWaitFor, value: <Conditions conditions={application.conditions} /> },
          { term: words.line, value: lineCents === null ? words.noLineYet : formatCents(lineCents) },
          { term: words.home, value: homeState },
          { term: words.brand, value: brand },
          { term: words.loanNumber, value: loanNumber ?? words.noLoanNumber },
        ]}
      />
      <p className={shared['muted']}>{words.summaryOnly}</p>
    </div>
  );
}

function When({ when, dueAt }: Pick<Summary, 'when' | 'dueAt'>) {
  return (
    <>
      {when}
      {dueAt !== null && (
        <>
          {' '}
          <span className={shared['muted']}>{words.limit(showZoned(dueAt))}</span>
        </>
      )}
    </>
  );
}

function Conditions({ conditions }: Pick<Summary, 'conditions'>) {
  if (conditions.length === 0) return words.nothing;
  return (
    <ul className={shared['rows']}>
      {conditions.map(({ name, isAnswered, isSigners }) => (
        <li key={`${name} ${isSigners}`}>{words.conditionOf(name, isAnswered, isSigners)}</li>
      ))}
    </ul>
  );
}
