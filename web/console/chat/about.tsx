/** Who one talks with, as far as a chat agent may know: never income, credit or account numbers. */
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/console/chat.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Rows } from '../frame/rows.tsx';
import { useMe } from '../me.ts';
import { applicationPath } from '../paths.ts';
import { ApplicationBeside } from './beside.tsx';
import styles from './chat.module.css';
import type { Conversation } from './desk.ts';
import { sayState } from './lists.tsx';
import { sayWhen } from './when.ts';

export function About({ conversation }: { readonly conversation: Conversation }) {
  const { emailAddress, isSignedIn, skill, pagePath, openedAt, applicationUuid, previous } = conversation;
  return (
    <div className={styles['beside']}>
      <Card title={words.about} level={3}>
        <DefinitionList
          rows={[
            { term: words.email, value: emailAddress || words.noEmail },
            { term: words.who, value: isSignedIn ? words.signedIn : words.visitor },
            { term: words.application, value: <Application uuid={applicationUuid} /> },
            { term: words.teamLabel, value: words.skillNames[skill] },
            { term: words.began, value: sayWhen(openedAt) },
            ...(pagePath === null ? [] : [{ term: words.startedOn, value: pagePath }]),
          ]}
        />
      </Card>
      <ApplicationBeside uuid={conversation.uuid} />
      {previous.length > 0 && (
        <Card title={words.earlier} level={3}>
          <Rows
            label={words.earlier}
            rows={previous.map((one) => ({
              key: one.uuid,
              to: `/console/chat/${one.uuid}`,
              title: one.name,
              facts: [sayWhen(one.openedAt), sayState(one)],
            }))}
          />
        </Card>
      )}
    </div>
  );
}

function Application({ uuid }: { readonly uuid: string | null }) {
  const roles = useMe().data?.roles ?? [];
  if (uuid === null) return words.noApplication;
  if (!mayDo(roles, 'viewApplication')) return words.yourRoleMayNot;
  return <PageLink to={applicationPath(uuid)}>{words.openTheApplication}</PageLink>;
}
