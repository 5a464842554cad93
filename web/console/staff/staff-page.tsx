/** Who works here: one row for each, with roles, second factors and last activity; and a way to invite the next. */
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import type { AgentRole } from '#core/staff.ts';
import * as words from '#core/words/en/console/staff.ts';
import * as rules from '#core/words/en/staff.ts';
import { showZoned } from '#web/app/dates.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Bar } from '../frame/bar.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { Empty } from '../frame/list.tsx';
import { ListKeys, type ListRow, Rows } from '../frame/rows.tsx';
import { useChosen } from '../frame/use-chosen.ts';
import { LoadedPage } from '../loaded-page.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { actOn, type Member, staffPath, titles, useStaff } from './staff.ts';

export function StaffPage() {
  const { get, choose } = useChosen();
  const org = get('org');
  const query = useStaff(org);
  return (
    <LoadedPage query={query} label={words.readingTheStaff}>
      {(answer) => <Staff answer={answer} org={org} onOrg={(code) => choose({ org: code })} />}
    </LoadedPage>
  );
}

interface StaffProps {
  readonly answer: Answer<'GET /service-console/api/v1/staff'>;
  readonly org: string | undefined;
  readonly onOrg: (code: string) => void;
}

function Staff({ answer: { org: shown, organizations, people }, org, onOrg }: StaffProps) {
  const having = (state: Member['state']) => people.filter((one) => one.state === state).length;
  return (
    <>
      <Bar title={words.staff} lead={words.counts(people.length, having('invited'), having('suspended'))}>
        <Invite org={org} />
      </Bar>
      {organizations.length > 1 && (
        <SelectField
          name="org"
          label={words.organization}
          value={shown}
          onChange={onOrg}
          options={organizations.map((one) => ({ value: one.org, label: one.name }))}
        />
      )}
      {people.length === 0 ? (
        <Empty title={words.noOneHere}>
          <p>{words.inviteTheFirst}</p>
        </Empty>
      ) : (
        <ListKeys>
          <Rows label={words.staff} rows={people.map((one) => rowOf(one, org))} />
        </ListKeys>
      )}
    </>
  );
}

function rowOf(member: Member, org: string | undefined): ListRow {
  const { uuid, name, roles, state, passkeys, hasApp, lastActiveAt, isMe } = member;
  return {
    key: uuid,
    to: staffPath(uuid, org),
    title: name,
    line: `${titles(roles)} · ${member.email}`,
    ...((state !== 'active' || isMe) && { mark: <strong>{isMe ? words.you : words.states[state]}</strong> }),
    facts: [
      words.factors(passkeys, hasApp),
      lastActiveAt === null ? words.neverActive : words.lastActive(showZoned(lastActiveAt)),
    ],
  };
}

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(rules.enterAName), v.maxLength(60, rules.isTooLong));
const answers = v.object({
  firstName: name,
  lastName: name,
  email,
  roles: v.pipe(v.custom<readonly AgentRole[]>(Array.isArray), v.minLength(1, rules.chooseARole)),
});

function Invite({ org }: { readonly org: string | undefined }) {
  const initial: { firstName: string; lastName: string; email: string; roles: readonly AgentRole[] } = {
    ...{ firstName: '', lastName: '', email: '', roles: [] },
  };
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial,
    onAnswer: ({ roles, ...typed }) => {
      const body = { ...typed, roles: [...roles], ...(org !== undefined && { org }) };
      return actOn(call('POST /service-console/api/v1/staff', { body }), words.invited(typed.email));
    },
  });
  return (
    <>
      <KeyButton hotkey="invite" offeredAs={words.inviteSomeone} onClick={open}>
        {words.invite}
      </KeyButton>
      <FormDialog {...dialog} title={words.inviteSomeone} submit={words.sendTheInvitation}>
        <TextField {...form.field('firstName')} label={words.firstName} autoComplete="off" />
        <TextField {...form.field('lastName')} label={words.lastName} autoComplete="off" />
        <TextField {...form.field('email')} type="email" label={words.email} autoComplete="off" />
        <RoleBoxes {...form.field('roles')} isAtProvider={org === undefined} />
      </FormDialog>
    </>
  );
}
