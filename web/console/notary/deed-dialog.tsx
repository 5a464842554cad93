/** The deed as it stands now, signatures and all, for the notary who has the session. */
import { useState } from 'react';
import * as words from '#core/words/en/console/notary.ts';
import { PaperFile } from '#web/app/paper-file.tsx';
import { callForFile } from '#web/client/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PdfViewer } from '#web/ui/pdf-viewer.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';

const key = 'GET /service-notary/api/v1/sessions/{uuid}/deed';

export function DeedDialog({ sessionUuid: uuid }: { readonly sessionUuid: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OfferedButton kind="secondary" onClick={() => setOpen(true)}>
        {words.readTheDeed}
      </OfferedButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.theDeed}>
        {isOpen && (
          <PaperFile
            about={[key, uuid]}
            read={(signal) => callForFile(key, { params: { uuid }, signal })}
            label={words.openingTheDeed}
            isChanging
          >
            {({ bytes }) => <PdfViewer bytes={bytes} title={words.theDeed} />}
          </PaperFile>
        )}
      </Dialog>
    </>
  );
}
