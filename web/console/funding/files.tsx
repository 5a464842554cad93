/** The files of one day, each beside the book and what the bank says of it; who may open them takes one away from here. */
import { type ComponentProps, useState } from 'react';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/funding.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { callForFile } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Nothing } from '../item-list.tsx';
import { useWhyNot } from '../me.ts';
import { Verdict } from './book.tsx';
import styles from './funding.module.css';
import { type Funding, sayDay } from './line.tsx';
import { MakeFile } from './make-file.tsx';

type File = Funding['files'][number];

const columns: ComponentProps<typeof DataTable<File>>['columns'] = [
  { key: 'file', header: words.files, cell: ({ modifier }) => words.file(modifier) },
  { key: 'made', header: words.made, cell: ({ createdAt }) => showZoned(createdAt) },
  { key: 'settles', header: words.settles, cell: ({ effectiveOn }) => sayDay(effectiveOn) },
  { key: 'entries', header: words.entries, isNumber: true, cell: ({ entries }) => entries },
  { key: 'total', header: words.total, isNumber: true, cell: ({ creditCents }) => formatCents(creditCents) },
  {
    key: 'book',
    header: words.book,
    cell: ({ creditCents, bookCents }) => (
      <Verdict isRight={creditCents === bookCents}>
        {creditCents === bookCents ? words.matches : words.differs(formatCents(Math.abs(creditCents - bookCents)))}
      </Verdict>
    ),
  },
  {
    key: 'bank',
    header: words.atBank,
    cell: ({ atBank }) =>
      atBank === null ? (
        words.isRecord
      ) : (
        <Verdict isRight={atBank !== 'questioned'}>{words.atBankStates[atBank]}</Verdict>
      ),
  },
  {
    key: 'state',
    header: words.fileState,
    cell: ({ settled, returned, entries }) => words.fileStates(settled, returned, entries),
  },
];

export function Files({ funding }: { readonly funding: Funding }) {
  const { files, day } = funding;
  const mayNot = useWhyNot('makePaymentFiles');
  const open = { key: 'open', header: words.fileItself, cell: (file: File) => <Download file={file} day={day} /> };
  return (
    <section className={styles['card']} aria-label={words.files}>
      <h2 className={styles['head']}>{words.files}</h2>
      {files.length === 0 ? (
        <Nothing>{words.noFiles}</Nothing>
      ) : (
        <DataTable
          caption={words.files}
          isCaptionHidden
          columns={mayNot === null ? [...columns, open] : columns}
          rows={files}
          rowKey={({ uuid }) => uuid}
        />
      )}
      {mayNot !== null && files.length > 0 && <p className={styles['quiet']}>{words.toOpenOne(mayNot)}</p>}
      <MakeFile funding={funding} />
    </section>
  );
}

/** It holds whole account numbers: the server asks for a second factor first, and the audit says who opened it. */
function Download({ file: { uuid, modifier }, day }: { readonly file: File; readonly day: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const bytes = await callForFile('GET /service-payments/api/v1/ach-files/{uuid}/content', { params: { uuid } });
      const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'text/plain' }));
      const download = words.achFileName(day, modifier);
      Object.assign(document.createElement('a'), { href: url, download }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      {failure !== undefined && <Alert title={words.notDownloaded}>{failure}</Alert>}
      <Button
        kind="quiet"
        isBusy={isBusy}
        busyLabel={words.downloading}
        aria-label={words.downloadFile(modifier)}
        onClick={() => void take()}
      >
        {words.download}
      </Button>
    </>
  );
}
