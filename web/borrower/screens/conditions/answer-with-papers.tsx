/** The answer to one condition that papers settle: what is asked and how many, the files, and the sending. For borrower and signer. */
import { type SyntheticEvent, useState } from 'react';
import { type UploadType, uploadFilesMax, uploadTypes } from '#core/application/uploads.ts';
import { categories } from '#core/conditions/categories.ts';
import { type Answerer, type PresentedCondition, present } from '#core/conditions/present.ts';
import * as words from '#core/words/en/conditions.ts';
import { useLocation } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Refusal } from '#web/ui/use-form.ts';
import type { CommandInput } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { papersToSend } from '../../papers-to-send.ts';
import { useUploads } from '../../use-uploads.ts';
import { FileField } from '../application/file-field.tsx';
import styles from '../application/screen.module.css';
import { AnswerSoFar } from './answer-so-far.tsx';
import { paperNames } from './paper-names.ts';
import type { AskedCondition as Asked } from './use-conditions.ts';

interface AnswerWithPapersProps {
  readonly conditions: readonly Asked[];
  readonly answerer: Answerer;
  /** Where everything that is asked stands. */
  readonly list: string;
  /** Sends and leads back to the list; a refusal is answered, to be shown. */
  readonly send: (answer: CommandInput<'answerCondition'>) => Promise<Refusal | undefined>;
}

/** The address names the condition; one that is settled, or that papers do not settle, has nothing to send. */
export function AnswerWithPapers({ conditions, answerer, list, send }: AnswerWithPapersProps) {
  const wanted = new URLSearchParams(useLocation().search).get('conditionUuid');
  const asked = conditions.find(({ uuid }) => uuid === wanted);
  const shown = asked && present(asked, answerer);
  if (!shown || categories[shown.category].page !== 'upload-document') return <NothingToSend list={list} />;
  return <PapersForm key={asked.uuid} {...{ asked, shown, list, send }} applicationUuid={answerer.applicationUuid} />;
}

function NothingToSend({ list }: { readonly list: string }) {
  return (
    <Card title={words.thereIsNothingToSend}>
      <p>{words.weHaveWhatWeAsked}</p>
      <div className={styles['actions']}>
        <LinkAsButton to={list}>{words.seeWhatWeNeed}</LinkAsButton>
      </div>
    </Card>
  );
}

interface PapersFormProps extends Pick<AnswerWithPapersProps, 'list' | 'send'> {
  readonly applicationUuid: string;
  readonly asked: Asked;
  readonly shown: PresentedCondition;
}

function PapersForm({ applicationUuid, asked, shown, list, send }: PapersFormProps) {
  const kinds = kindsFor(asked, shown);
  const needed = Math.min(asked.xtraData.numDocsRequired ?? 1, uploadFilesMax);
  const uploads = useUploads(applicationUuid);
  const [kind, setKind] = useState(kinds[0] ?? 'OTHER');
  const [mistake, setMistake] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setMistake(undefined);
    setFailure(undefined);
    setBusy(true);
    const papers = await papersToSend(uploads, needed, (arrived) => missing(needed, arrived));
    const refusal =
      'uuids' in papers ? await send({ conditionUuid: asked.uuid, documentUuids: papers.uuids }) : undefined;
    setBusy(false);
    if ('mistake' in papers) setMistake(papers.mistake);
    setFailure(refusal?.message);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <Card title={shown.header}>
        <p>{shown.description}</p>
        {asked.requestDocuments.length > 1 && <p>{words.pleaseSendEachOfThese(kinds.map(nameOf).join('; '))}</p>}
        <AnswerSoFar asked={asked}>{words.youCanSendMore}</AnswerSoFar>
      </Card>
      {kinds.length > 1 && (
        <SelectField
          name="kind"
          label={words.whatAreYouAdding}
          options={kinds.map((value) => ({ value, label: paperNames[value] }))}
          value={kind}
          onChange={(chosen) => setKind(chosen as UploadType)}
        />
      )}
      <FileField uploads={uploads} type={kind} label={words.yourDocuments(needed)} error={mistake} />
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['actions']}>
        <SubmitButton isBusy={isBusy}>{words.sendToBeChecked}</SubmitButton>
        <LinkAsButton to={list} kind="secondary">
          {words.notNow}
        </LinkAsButton>
      </div>
    </form>
  );
}

/** What the condition itself names, else what its category takes; of it only what a person can bring. */
function kindsFor({ requestDocuments }: Asked, { category }: PresentedCondition): readonly UploadType[] {
  const named: readonly string[] = requestDocuments.length > 0 ? requestDocuments : categories[category].documents;
  const kinds = uploadTypes.filter((type) => named.includes(type));
  return kinds.length > 0 ? kinds : ['OTHER'];
}

const nameOf = (kind: UploadType) => paperNames[kind].toLowerCase();

function missing(needed: number, arrived: number): string {
  if (needed === 1) return words.pleaseAddADocument;
  return arrived === 0 ? words.pleaseAddDocuments(needed) : words.pleaseAddDocumentsArrived(needed, arrived);
}
