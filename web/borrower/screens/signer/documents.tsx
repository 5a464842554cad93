/** What is a signer's once they have signed: the papers of every owner, to read, download and print, and the right to cancel. */

import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import screenStyles from '../application/screen.module.css';
import { useClosingDays } from '../complete/closing-days.ts';
import { PaperOf } from '../document/paper.tsx';
import { PaperLinks } from '../document/paper-list.tsx';
import { RightToCancel } from '../rescission/right-to-cancel.tsx';
import { readSignerAgain, SignerPage, type SignerStatus } from './signer-page.tsx';

const key = 'GET /service-document/api/v1/application/{uuid}/documents';

export function SignerDocuments() {
  return (
    <SignerPage screen="documents">
      {(status) => (
        <>
          <p className={screenStyles['lead']}>
            Thank you, {status.name}. Your part is done. These are the papers that concern you; keep a copy.
          </p>
          <Papers status={status} />
          <Right status={status} />
        </>
      )}
    </SignerPage>
  );
}

function Papers({ status: { applicationUuid } }: { readonly status: SignerStatus }) {
  const query = useRead(key, [{ params: { uuid: applicationUuid } }], { gcTime: 0 });
  return (
    <Loaded query={query} label="Looking for your papers">
      {(documents) => {
        const papers = documents.filter(({ mediaType }) => mediaType === 'application/pdf');
        const pictures = documents.filter((document) => !papers.includes(document));
        if (documents.length === 0)
          return <Card title="No papers yet">As soon as there is one for you, you will find it here.</Card>;
        return (
          <>
            {papers.map(({ uuid, title }) => (
              <Disclosure key={uuid} summary={title}>
                <PaperOf applicationUuid={applicationUuid} documentUuid={uuid} title={title} />
              </Disclosure>
            ))}
            {pictures.length > 0 && (
              <Card title="Scans and photos">
                <PaperLinks applicationUuid={applicationUuid} papers={pictures} />
              </Card>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** Any one owner may cancel for all; where the law gives no such right, nothing is said of it. */
function Right({ status: { applicationUuid } }: { readonly status: SignerStatus }) {
  return (
    <Loaded query={useClosingDays(applicationUuid)} label="Reading until when you may cancel">
      {({ rescission, timeZone }) =>
        rescission && (
          <RightToCancel
            uuid={applicationUuid}
            right={rescission}
            timeZone={timeZone}
            onCancelled={() => void readSignerAgain()}
          />
        )
      }
    </Loaded>
  );
}
