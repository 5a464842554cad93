/** Who one talks with, as far as a chat agent may know: never income, credit or account numbers. */
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/console/chat.ts';
import { showMoment } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { useMe } from '../me.ts';
import { ApplicationBeside } from './beside.tsx';
import styles from './chat.module.css';
import type { Conversation } from './desk.ts';
import { Rows } from './lists.tsx';

export function About({ conversation }: { readonly conversation: Conversation }) {
  const { emailAddress, isSignedIn, skill, pagePath, openedAt, applicationUuid, previous } = conversation;
  return (
    <div className={styles['side']}>
      <Card title={words.about} level={3}>
        <DefinitionList
          rows={[
            { term: words.email, value: emailAddress || words.noEmail },
            { term: words.who, value: isSignedIn ? words.signedIn : words.visitor },
            { term: words.application, value: <Application uuid={applicationUuid} /> },
            { term: words.teamLabel, value: words.skillNames[skill] },
            { term: words.began, value: showMoment(openedAt) },
            ...(pagePath === null ? [] : [{ term: words.startedOn, value: pagePath }]),
          ]}
        />
      </Card>
      <ApplicationBeside uuid={conversation.uuid} />
      {previous.length > 0 && (
        <Card title={words.earlier} level={3}>
          <Rows rows={previous}>
            {({ state, openedAt: at }) => (
              <span>
                {showMoment(at)}, {words.stateNames[state]}
              </span>
            )}
          </Rows>
        </Card>
      )}
    </div>
  );
}

function Application({ uuid }: { readonly uuid: string | null }) {
  const roles = useMe().data?.roles ?? [];
  if (uuid === null) return words.noApplication;
  if (!mayDo(roles, 'viewApplication')) return words.yourRoleMayNot;
  return <PageLink to={`/console/closings/${uuid}`}>{words.openTheApplication}</PageLink>;
}
