/** Papers that show the income: sent one by one, handed over together. */
import { type SyntheticEvent, useState } from 'react';
import type { PaperSource } from '#core/application/income-sources.ts';
import type { UploadType } from '#core/application/uploads.ts';
import * as words from '#core/words/en/income.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { papersToSend } from '../../papers-to-send.ts';
import { usePage, useStart } from '../../site.ts';
import { useUploads } from '../../use-uploads.ts';
import { FileField } from '../application/file-field.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { NoSuchWay } from './no-such-way.tsx';
import { wayOf } from './ways.ts';

export function IncomeUpload() {
  const pathTo = useScreenPath();
  return (
    <Screen back={{ to: pathTo('income/review') }}>
      <WithParticulars>{(known) => <Papers known={known} />}</WithParticulars>
    </Screen>
  );
}

function Papers({ known }: { readonly known: Particulars }) {
  const { flags } = useStart();
  const type = usePage()?.params['type'];
  const way = wayOf(type, 'upload', known.employmentType, flags);
  if (!way) return <NoSuchWay />;
  const needed = way.source === 'MANUAL_PAYSTUB' ? known.proof.paystubsNeeded : 1;
  return <PapersForm source={way.source as PaperSource} needed={needed} />;
}

const otherPapers: readonly { readonly value: UploadType; readonly label: string }[] = [
  { value: 'TAX_RETURN', label: words.taxReturn },
  { value: 'AWARD_LETTER', label: words.awardLetterCourtOrder },
  { value: 'BANK_STATEMENT', label: words.bankStatements },
  { value: 'OTHER', label: words.somethingElse },
];

function PapersForm({ source, needed }: { readonly source: PaperSource; readonly needed: number }) {
  const { uuid } = useJourney().application;
  const uploads = useUploads(uuid);
  const send = useCommand('provideIncomeSource');
  const pathTo = useScreenPath();
  const [kind, setKind] = useState<UploadType>('TAX_RETURN');
  const [mistake, setMistake] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isStub = source === 'MANUAL_PAYSTUB';
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setMistake(undefined);
    setFailure(undefined);
    setBusy(true);
    const papers = await papersToSend(uploads, needed, () => missing(needed, isStub));
    const refusal = 'uuids' in papers ? await send({ source, documentUuids: papers.uuids }) : undefined;
    setBusy(false);
    if ('mistake' in papers) setMistake(papers.mistake);
    setFailure(refusal?.message);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles['lead']}>{isStub ? words.sendUsYourYourName(needed) : words.sendUsPapersThatShow}</p>
      {!isStub && (
        <SelectField
          name="kind"
          label={words.whatAreYouSending}
          options={otherPapers.map(({ value, label }) => ({ value, label }))}
          value={kind}
          onChange={(chosen) => setKind(chosen as UploadType)}
        />
      )}
      <FileField
        uploads={uploads}
        type={isStub ? 'USER_UPLOADED_PAYSTUB' : kind}
        label={isStub ? words.yourPayStubs(needed) : words.yourPapers}
        error={mistake}
      />
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['actions']}>
        <SubmitButton isBusy={isBusy}>{words.sendToBeChecked}</SubmitButton>
        <LinkAsButton to={pathTo('income/review')} kind="secondary">
          {words.chooseAnotherWay}
        </LinkAsButton>
      </div>
    </form>
  );
}

function missing(needed: number, isStub: boolean): string {
  if (!isStub) return words.pleaseAddAtLeast;
  return words.pleaseAddPayStubs(needed);
}
