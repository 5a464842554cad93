/** Prepared answers, one's own and the team's: found by their words, written, changed and deleted. */
import { useState } from 'react';
import * as v from 'valibot';
import { answerTitleMax, answerWords, findAnswers } from '#core/chat/canned-answer.ts';
import { messageCharsMax } from '#core/chat/message.ts';
import { placeholderNames, placeholders } from '#core/chat/placeholders.ts';
import * as words from '#core/words/en/console/answers.ts';
import { showZoned } from '#web/app/dates.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { call } from '#web/client/client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import shared from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { OffButton } from '../off-button.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import { type Canned, keepAnswers, useAnswers } from './answers.ts';

export function AnswersPage() {
  const query = useAnswers();
  return (
    <LoadedPage query={query} label={words.reading} heading={() => <Bar title={words.title} />}>
      {({ answers, whyNotTeams }) => <Kept answers={answers} whyNotTeams={whyNotTeams} />}
    </LoadedPage>
  );
}

interface KeptProps {
  readonly answers: readonly Canned[];
  readonly whyNotTeams: string | null;
}

function Kept({ answers, whyNotTeams }: KeptProps) {
  const [wanted, setWanted] = useState('');
  const found = findAnswers(answers, wanted);
  return (
    <div className={shared['stack']}>
      <div className={shared['actions']}>
        <Add whyNotTeams={whyNotTeams} />
      </div>
      <TextField label={words.search} name="search" value={wanted} onChange={setWanted} />
      <Disclosure summary={words.placeholders}>
        <DefinitionList rows={placeholderNames.map((name) => ({ term: `{${name}}`, value: placeholders[name] }))} />
      </Disclosure>
      {found.length === 0 && <Nothing>{answers.length === 0 ? words.none : words.noneFound}</Nothing>}
      <ul className={shared['rows']}>
        {found.map((answer) => (
          <li key={answer.uuid}>
            <Row answer={answer} whyNot={answer.isTeams ? whyNotTeams : null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ answer, whyNot }: { readonly answer: Canned; readonly whyNot: string | null }) {
  const { title, text, isTeams, changedBy, changedAt } = answer;
  return (
    <article className={shared['stack']} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <p className={shared['muted']}>
        {isTeams ? words.teams : words.mine}. {words.changed(changedBy, showZoned(changedAt))}
      </p>
      <div className={shared['actions']}>
        <Edit key={answer.version} answer={answer} whyNot={whyNot} />
        {whyNot === null && <Remove answer={answer} />}
      </div>
    </article>
  );
}

const newAnswers = v.object({ ...answerWords, isTeams: v.boolean() });
const empty = { title: '', text: '', isTeams: false };

function Add({ whyNotTeams }: Pick<KeptProps, 'whyNotTeams'>) {
  const { form, open, dialog } = useQuestion({
    schema: newAnswers,
    initial: empty,
    onAnswer: async (body) => {
      const refusal = await keepAnswers(() => call('POST /service-chat/api/v1/desk/answers', { body }));
      if (refusal === undefined) form.set(empty);
      return refusal;
    },
  });
  return (
    <>
      <OfferedButton onClick={open}>{words.add}</OfferedButton>
      <FormDialog {...dialog} title={words.add} submit={words.keep}>
        <TextField {...form.field('title')} label={words.itsTitle} maxLength={answerTitleMax} />
        <TextArea
          {...form.field('text')}
          label={words.itsText}
          hint={words.placeholdersHint}
          rows={6}
          lengthMax={messageCharsMax}
        />
        <Checkbox
          {...form.field('isTeams')}
          label={words.forTheTeam}
          disabled={whyNotTeams !== null}
          hint={whyNotTeams ?? undefined}
        />
      </FormDialog>
    </>
  );
}

function Edit({ answer, whyNot }: { readonly answer: Canned; readonly whyNot: string | null }) {
  const { uuid: answerUuid, title, text, version } = answer;
  const { form, open, dialog } = useQuestion({
    schema: v.object(answerWords),
    initial: { title, text },
    onAnswer: (changed) =>
      keepAnswers(() =>
        call('PUT /service-chat/api/v1/desk/answers/{answerUuid}', {
          params: { answerUuid },
          body: { ...changed, version },
        }),
      ),
  });
  return (
    <>
      <OffButton reason={whyNot} label={words.editNamed(title)} onPress={open}>
        {words.edit}
      </OffButton>
      <FormDialog {...dialog} title={words.editNamed(title)} submit={words.keep}>
        <TextField {...form.field('title')} label={words.itsTitle} maxLength={answerTitleMax} />
        <TextArea
          {...form.field('text')}
          label={words.itsText}
          hint={words.placeholdersHint}
          rows={6}
          lengthMax={messageCharsMax}
        />
      </FormDialog>
    </>
  );
}

function Remove({ answer: { uuid: answerUuid, title } }: { readonly answer: Canned }) {
  const { open, dialog } = useQuestion({
    schema: v.object({}),
    initial: {},
    onAnswer: () =>
      keepAnswers(() => call('DELETE /service-chat/api/v1/desk/answers/{answerUuid}', { params: { answerUuid } })),
  });
  return (
    <>
      <OfferedButton kind="quiet" aria-label={words.removeNamed(title)} onClick={open}>
        {words.remove}
      </OfferedButton>
      <FormDialog {...dialog} title={words.removeNamed(title)} submit={words.remove}>
        <p>{words.removing}</p>
      </FormDialog>
    </>
  );
}
