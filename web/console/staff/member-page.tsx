/** One of the staff: what they have and may do, and what an administrator can change about it. */
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { mayDo, type Permission, permissionMeanings } from '#core/roles.ts';
import type { AgentRole } from '#core/staff.ts';
import * as words from '#core/words/en/console/staff.ts';
import * as rules from '#core/words/en/staff.ts';
import { showZoned } from '#web/app/dates.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { Empty } from '../frame/list.tsx';
import { useChosen } from '../frame/use-chosen.ts';
import { LoadedPage } from '../loaded-page.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { actOn, type Member, titles, useStaff } from './staff.ts';

export function MemberPage({ uuid }: { readonly uuid: string }) {
  const { get, search } = useChosen();
  const org = get('org');
  const query = useStaff(org);
  const back = { to: `/console/staff${search}`, label: words.backToStaff };
  return (
    <LoadedPage query={query} label={words.readingTheStaff}>
      {({ people }) => {
        const member = people.find((one) => one.uuid === uuid);
        return (
          <>
            <Bar title={member?.name ?? words.staff} lead={member && titles(member.roles)} back={back} />
            {member ? <Whole member={member} org={org} /> : <Empty title={words.isNotHere} />}
          </>
        );
      }}
    </LoadedPage>
  );
}

interface MemberProps {
  readonly member: Member;
  readonly org: string | undefined;
}

function Whole({ member, org }: MemberProps) {
  const { email, state, passkeys, hasApp, lastActiveAt, sessions, whyNot, roles } = member;
  const permissions = Object.entries(permissionMeanings) as [Permission, string][];
  return (
    <div className={styles['columns']}>
      <div className={styles['stack']}>
        <DefinitionList
          rows={[
            { term: words.email, value: email },
            { term: words.state, value: words.states[state] },
            { term: words.secondFactor, value: words.factors(passkeys, hasApp) },
            { term: words.lastActivity, value: lastActiveAt === null ? words.neverActive : showZoned(lastActiveAt) },
            { term: words.signedInNow, value: words.signedInIn(sessions) },
          ]}
        />
        {whyNot === null ? <Acts member={member} org={org} /> : <p className={styles['muted']}>{whyNot}</p>}
      </div>
      <Card title={words.mayDo}>
        <ul className={styles['rows']}>
          {permissions
            .filter(([permission]) => mayDo(roles, permission))
            .map(([permission, meaning]) => (
              <li key={permission}>{meaning}</li>
            ))}
        </ul>
      </Card>
    </div>
  );
}

function Acts({ member, org }: MemberProps) {
  const { uuid, name, state } = member;
  const at = org === undefined ? {} : { org };
  const [failure, setFailure] = useState<string>();
  const signOut = async () => {
    const work = call('POST /service-console/api/v1/staff/{uuid}/sign-out', { params: { uuid }, body: at });
    setFailure(await actOn(work, words.signedOut(name)));
  };
  const suspend = (why: string) =>
    actOn(
      call('POST /service-console/api/v1/staff/{uuid}/suspend', { params: { uuid }, body: { ...at, why } }),
      words.suspended(name),
    );
  const resume = (why: string) =>
    actOn(
      call('POST /service-console/api/v1/staff/{uuid}/resume', { params: { uuid }, body: { ...at, why } }),
      words.resumed(name),
    );
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['actions']}>
        <Roles key={member.roles.join()} member={member} org={org} />
        <OfferedButton kind="secondary" hint={name} onClick={() => void signOut()}>
          {words.signOutEverywhere}
        </OfferedButton>
        {state === 'suspended' ? (
          <Because button={words.resume} title={words.resumeWhom(name)} submit={words.resumeNow} act={resume} />
        ) : (
          <Because
            {...{ button: words.suspend, title: words.suspendWhom(name), submit: words.suspendNow, act: suspend }}
            isDanger
          >
            <p>{words.whatSuspendingDoes}</p>
          </Because>
        )}
      </div>
    </>
  );
}

const why = v.pipe(v.string(), v.trim(), v.minLength(3, rules.sayWhy), v.maxLength(300, rules.isTooLong));

interface BecauseProps {
  readonly button: string;
  readonly title: string;
  readonly submit: string;
  readonly act: (why: string) => Promise<string | undefined>;
  readonly isDanger?: boolean;
  readonly children?: ReactNode;
}

/** An act that is only taken with a reason. */
function Because({ button, title, submit, act, isDanger = false, children }: BecauseProps) {
  const { form, open, dialog } = useQuestion({
    schema: v.object({ why }),
    initial: { why: '' },
    onAnswer: (typed) => act(typed.why),
  });
  return (
    <>
      <OfferedButton kind={isDanger ? 'danger' : 'secondary'} hint={title} onClick={open}>
        {button}
      </OfferedButton>
      <FormDialog {...dialog} title={title} submit={submit}>
        {children}
        <TextArea {...form.field('why')} label={words.whyNow} hint={words.whyIsKept} rows={2} />
      </FormDialog>
    </>
  );
}

function Roles({ member: { uuid, name, roles: held }, org }: MemberProps) {
  const initial: { roles: readonly AgentRole[]; why: string } = { roles: held, why: '' };
  const { form, open, dialog } = useQuestion({
    schema: v.object({
      roles: v.pipe(v.custom<readonly AgentRole[]>(Array.isArray), v.minLength(1, rules.chooseARole)),
      why,
    }),
    initial,
    onAnswer: ({ roles, why: said }) => {
      const body = { roles: [...roles], why: said, ...(org !== undefined && { org }) };
      return actOn(
        call('POST /service-console/api/v1/staff/{uuid}/roles', { params: { uuid }, body }),
        words.rolesSaved(name),
      );
    },
  });
  return (
    <>
      <OfferedButton kind="secondary" hint={name} onClick={open}>
        {words.changeRoles}
      </OfferedButton>
      <FormDialog {...dialog} title={words.rolesOf(name)} submit={words.saveRoles}>
        <RoleBoxes {...form.field('roles')} isAtProvider={org === undefined} />
        <TextArea {...form.field('why')} label={words.whyNow} hint={words.whyIsKept} rows={2} />
      </FormDialog>
    </>
  );
}
