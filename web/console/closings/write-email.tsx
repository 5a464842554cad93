/** Writing to an owner: from a template in the brand's name or in one's own words, with what they will read beside it. */
import * as v from 'valibot';
import type { Status } from '#core/journey/statuses.ts';
import { blocksOfText, textOfEmail } from '#core/messages/email-blocks.ts';
import { type EmailTemplate, emailTemplates, hasBlanks } from '#core/messages/templates.ts';
import * as words from '#core/words/en/console/closings.ts';
import { buttonFor } from '#core/words/en/emails/layout.ts';
import * as templateWords from '#core/words/en/emails/templates.ts';
import { standings } from '#core/words/en/support/bot/standings.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { useMe, useWhyNot } from '../me.ts';
import { OffButton } from '../off-button.tsx';
import type { Closing, ClosingProps } from './closing.ts';

const answers = v.object({
  template: v.string(),
  toIdentity: v.pipe(v.string(), v.nonEmpty(words.pleaseChooseWhoGets)),
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.pleaseEnterASubject),
    v.maxLength(120, words.atMost120Characters),
  ),
  words: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words.pleaseWriteSomething),
    v.maxLength(4000, words.atMost4000),
    v.check((text) => !hasBlanks(text), templateWords.fillInTheBrackets),
  ),
});

const templateNames = Object.keys(emailTemplates) as EmailTemplate[];

function factsFor(closing: Closing, toIdentity: string, by: string): templateWords.TemplateFacts {
  const { firstName = closing.borrower } = closing.owners.find(({ identityUuid }) => identityUuid === toIdentity) ?? {};
  const { what, next } = standings[closing.status as Status];
  return { firstName, brand: closing.file.brand, street: closing.property.street1, what, next, by };
}

export function WriteEmail({ closing, onDone }: ClosingProps) {
  const write = useCallOnce('POST /service-console/api/v1/closings/{uuid}/emails');
  const whyNot = useWhyNot('emailOwners');
  const by = useMe().data?.name ?? '';
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { template: '', toIdentity: closing.owners[0]?.identityUuid ?? '', subject: '', words: '' },
    onAnswer: async ({ template: _begun, ...body }) => {
      try {
        await write({ params: { uuid: closing.uuid }, body });
      } catch (error) {
        return sentenceOf(error);
      }
      form.set({ template: '', subject: '', words: '' });
      onDone();
      return undefined;
    },
  });
  const { toIdentity, subject, words: text } = form.values;
  const template = form.field('template');
  /** One's own words stay when no template is chosen. */
  const begin = (name: string) => {
    const row = templateNames.find((one) => one === name);
    if (row === undefined) return form.set({ template: '' });
    const facts = factsFor(closing, toIdentity, by);
    form.set({ template: row, subject: emailTemplates[row].subject(facts), words: emailTemplates[row].words(facts) });
  };
  const to = closing.owners.find(({ identityUuid }) => identityUuid === toIdentity)?.name ?? '';
  return (
    <>
      <OffButton reason={whyNot} onPress={open}>
        {words.writeAnEmail}
      </OffButton>
      <FormDialog {...dialog} title={words.writeAnEmail} submit={words.send}>
        <SelectField
          {...form.field('toIdentity')}
          label={words.toLabel}
          options={closing.owners.map(({ identityUuid, name }) => ({ value: identityUuid, label: name }))}
        />
        <SelectField
          {...template}
          onChange={begin}
          label={templateWords.template}
          emptyLabel={templateWords.ownWords}
          options={templateNames.map((value) => ({ value, label: emailTemplates[value].label }))}
        />
        <TextField {...form.field('subject')} label={words.subject} />
        <TextArea {...form.field('words')} label={words.message} hint={words.neverAskForAPassword} rows={8} />
        {text.trim() !== '' && <Preview brand={closing.file.brand} to={to} subject={subject} text={text} />}
      </FormDialog>
    </>
  );
}

interface PreviewProps {
  readonly brand: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** From the same blocks that the email is made of. */
function Preview({ brand, to, subject, text }: PreviewProps) {
  const blocks = blocksOfText(text, subject, buttonFor('staffEmail'));
  return (
    <section className={styles['stack']} aria-label={templateWords.preview}>
      <h3>{templateWords.preview}</h3>
      <p className={styles['muted']}>
        {templateWords.from(brand)}. {templateWords.to(to)}.
      </p>
      <p>
        <strong>{subject}</strong>
      </p>
      <p className={styles['letter']}>{textOfEmail(blocks)}</p>
    </section>
  );
}
