/** What an agent does with a conversation beside answering: a note for the team, handing it on, giving it back, ending it. */
import * as v from 'valibot';
import { type Disposition, dispositions } from '#core/chat/conversation.ts';
import { chatSkills } from '#core/chat/skills.ts';
import * as refusals from '#core/words/en/chat/desk.ts';
import * as words from '#core/words/en/console/chat.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import { act, type Conversation } from './desk.ts';
import { type Agent, useAgents } from './presence.ts';

const noteMax = 2000;
const noteAnswers = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(refusals.writeTheNote), v.maxLength(noteMax, words.atMost(noteMax))),
});

/** The palette says with whom it is. */
type OneProps = Pick<Conversation, 'uuid' | 'name'>;

export function AddNote({ uuid, name }: OneProps) {
  const { form, open, dialog } = useQuestion({
    schema: noteAnswers,
    initial: { text: '' },
    onAnswer: async ({ text }) => {
      const refusal = await act(uuid, { do: 'note', text });
      if (refusal === undefined) form.set({ text: '' });
      return refusal;
    },
  });
  return (
    <>
      <KeyButton hotkey="note" kind="secondary" hint={name} onClick={open}>
        {words.addANote}
      </KeyButton>
      <FormDialog {...dialog} title={words.addANote} submit={words.keepTheNote}>
        <TextArea {...form.field('text')} label={words.note} hint={words.onlyTheTeam} rows={4} lengthMax={noteMax} />
      </FormDialog>
    </>
  );
}

const transferAnswers = v.object({ to: v.pipe(v.string(), v.nonEmpty(words.chooseWhoTo)) });
/** A team's name and an agent's id share one list. */
const teamPrefix = 'team ';

interface TransferProps {
  readonly conversation: Conversation;
  readonly agentUuid: string;
}

export function Transfer({ conversation: { uuid, name, skill, agentUuid: holder }, agentUuid }: TransferProps) {
  const others = (useAgents(agentUuid).data?.agents ?? []).filter((agent) => agent.agentUuid !== holder);
  const { form, open, dialog } = useQuestion({
    schema: transferAnswers,
    initial: { to: '' },
    onAnswer: ({ to }) => {
      const team = chatSkills.find((one) => to === teamPrefix + one);
      return act(uuid, { do: 'transfer', to: team === undefined ? { agentUuid: to } : { skill: team } });
    },
  });
  const teams = chatSkills.filter((one) => one !== skill);
  const options = [
    ...others.map((agent) => ({ value: agent.agentUuid, label: sayAgent(agent) })),
    ...teams.map((one) => ({ value: teamPrefix + one, label: words.team(words.skillNames[one]) })),
  ];
  return (
    <>
      <KeyButton hotkey="transfer" kind="secondary" hint={name} onClick={open}>
        {words.transfer}
      </KeyButton>
      <FormDialog {...dialog} title={words.transfer} submit={words.transferIt}>
        <p>{words.theySeeAll}</p>
        <SelectField {...form.field('to')} label={words.transferTo} emptyLabel={words.choose} options={options} />
      </FormDialog>
    </>
  );
}

const sayAgent = ({ name, presence, conversations }: Agent) =>
  words.agentOption(name, words.presenceNames[presence], conversations);

const endAnswers = v.object({
  disposition: v.picklist(Object.keys(dispositions) as Disposition[], refusals.chooseHowItEnded),
});
const endOptions = Object.entries(dispositions).map(([value, label]) => ({ value, label }));

export function End({ uuid, name }: OneProps) {
  const { form, open, dialog } = useQuestion({
    schema: endAnswers,
    initial: { disposition: '' },
    onAnswer: ({ disposition }) => act(uuid, { do: 'end', disposition }),
  });
  return (
    <>
      <KeyButton hotkey="end" kind="secondary" hint={name} onClick={open}>
        {words.end}
      </KeyButton>
      <FormDialog {...dialog} title={words.endTheConversation} submit={words.endIt}>
        <p>{words.theyAreTold}</p>
        <SelectField
          {...form.field('disposition')}
          label={words.howItEnded}
          emptyLabel={words.choose}
          options={endOptions}
        />
      </FormDialog>
    </>
  );
}

/** Only where the channel itself is closed: it is the end, so it is asked first. */
export function Freeze({ uuid, name }: OneProps) {
  const { open, dialog } = useQuestion({
    schema: v.object({}),
    initial: {},
    onAnswer: () => act(uuid, { do: 'freeze' }),
  });
  return (
    <>
      <OfferedButton kind="secondary" hint={name} onClick={open}>
        {words.closeTheChannel}
      </OfferedButton>
      <FormDialog {...dialog} title={words.closeTheChannelQuestion} submit={words.closeTheChannel}>
        <p>{words.noOneCanWrite}</p>
      </FormDialog>
    </>
  );
}
