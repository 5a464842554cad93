/** One file with every paper, the evidence of the signatures, and a script that checks them. */
import { useState } from 'react';
import type { BorrowerView } from '#core/application/view.ts';
import * as words from '#core/words/en/documents.ts';
import { failureText } from '#web/app/failure-text.ts';
import { callForFile } from '#web/client/client.ts';
import { saveFile } from '#web/client/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

const packageKey = 'GET /service-document/api/v1/application/{uuid}/package';

interface EverythingProps {
  readonly application: Pick<BorrowerView, 'uuid' | 'loanNumber'>;
}

export function Everything({ application: { uuid, loanNumber } }: EverythingProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fetchAll = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const bytes = await callForFile(packageKey, { params: { uuid } });
      saveFile(bytes, `${loanNumber ?? 'papers'}.zip`, 'application/zip');
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Button kind="secondary" isBusy={isBusy} busyLabel={words.preparing} onClick={() => void fetchAll()}>
        {words.downloadEverything}
      </Button>
    </>
  );
}
