/** One thing that someone told us: who, what, whether it may be used, and what we do about it. */
import { mayDo } from '#core/roles.ts';
import { consents, saidKinds, saidStatuses, saidTopics } from '#core/support/inbox.ts';
import * as words from '#core/words/en/console/feedback.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { useChosen } from '../frame/use-chosen.ts';
import { LoadedPage } from '../loaded-page.tsx';
import { useMe, useWhyNot } from '../me.ts';
import { applicationPath } from '../paths.ts';
import { FailedReply } from './failed-reply.tsx';
import { ownerOf, saidKey, type WholeSaid } from './said.ts';
import { Handle, Reply, WithdrawConsent } from './said-acts.tsx';

export function SaidPage({ uuid }: { readonly uuid: string }) {
  const query = useRead(saidKey, [{ params: { feedbackUuid: uuid } }], { gcTime: 0 });
  return (
    <LoadedPage query={query} label={words.readingTheMessage}>
      {(said) => <Whole said={said} onDone={() => void query.refetch()} />}
    </LoadedPage>
  );
}

function Whole({ said, onDone }: { readonly said: WholeSaid; readonly onDone: () => void }) {
  const whyNot = useWhyNot('answerFeedback');
  const { search: kept } = useChosen();
  return (
    <>
      <Bar
        title={`${said.name || said.email}: ${saidTopics[said.topic] ?? said.topic}`}
        back={{ to: `/console/feedback${kept}`, label: words.backToTheInbox }}
      />
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <Card title={words.theMessage}>
            <p className={styles['letter']}>{said.message || words.noWords}</p>
          </Card>
          <FailedReply said={said} whyNot={whyNot} onDone={onDone} />
          {whyNot === null ? (
            <>
              <Reply said={said} onDone={onDone} />
              <Handle said={said} onDone={onDone} />
              {said.consent === 'given' && <WithdrawConsent said={said} onDone={onDone} />}
            </>
          ) : (
            <p className={styles['muted']}>{whyNot}</p>
          )}
        </div>
        <div className={styles['stack']}>
          <Facts said={said} />
          <History said={said} />
        </div>
      </div>
    </>
  );
}

function Facts({ said }: { readonly said: WholeSaid }) {
  const { name, email, at, kind, topic, place, status, owner, consent, applicationUuid } = said;
  const mayOpen = mayDo(useMe().data?.roles ?? [], 'viewApplication');
  return (
    <Card title={saidKinds[kind]}>
      <DefinitionList
        rows={[
          { term: words.from, value: name },
          { term: words.email, value: email },
          { term: words.written, value: showZoned(at) },
          { term: words.topic, value: saidTopics[topic] ?? topic },
          { term: words.page, value: place },
          { term: words.status, value: saidStatuses[status] },
          { term: words.owner, value: ownerOf(owner) },
          ...(consent === null ? [] : [{ term: words.marketing, value: consents[consent] }]),
          ...(applicationUuid === null || !mayOpen
            ? []
            : [
                {
                  term: words.application,
                  value: <PageLink to={applicationPath(applicationUuid)}>{words.openTheApplication}</PageLink>,
                },
              ]),
        ]}
      />
    </Card>
  );
}

function sayAct({ act, detail }: WholeSaid['acts'][number]): string {
  if (act === 'reply') return words.replied;
  if (act === 'owner') return detail === '' ? words.letItGoAgain : words.tookIt;
  return words.statusBecame(Object.entries(saidStatuses).find(([name]) => name === detail)?.[1] ?? detail);
}

function History({ said: { acts, withdrawals } }: { readonly said: WholeSaid }) {
  const lines = [
    ...acts.map((one) => ({ at: one.at, by: one.by, what: sayAct(one), text: one.act === 'reply' ? one.detail : '' })),
    ...withdrawals.map((one) => ({
      at: one.at,
      by: one.isByPerson ? words.thePerson : one.by,
      what: words.withdrewConsent,
      text: one.why,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <Card title={words.history}>
      {lines.length === 0 ? (
        <p>{words.nothingYet}</p>
      ) : (
        <ol className={styles['history']}>
          {lines.map(({ at, by, what, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
            <li key={place}>
              <strong>{what}</strong>
              <span className={styles['muted']}>{words.by(by, showZoned(at))}</span>
              {text !== '' && <span className={styles['letter']}>{text}</span>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
