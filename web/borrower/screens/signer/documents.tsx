/** What is a signer's once they have signed: the papers of every owner, to read, download and print, and the right to cancel. */
import * as words from '#core/words/en/signer.ts';
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
          <p className={screenStyles['lead']}>{words.thankYouYourPart(status.name)}</p>
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
    <Loaded
      query={query}
      label={words.lookingForYourPapers}
      empty={(papers) => papers.length === 0 && <Card title={words.noPapersYet}>{words.asSoonAsThere}</Card>}
    >
      {(documents) => {
        const papers = documents.filter(({ mediaType }) => mediaType === 'application/pdf');
        const pictures = documents.filter((document) => !papers.includes(document));
        return (
          <>
            {papers.map(({ uuid, title }) => (
              <Disclosure key={uuid} summary={title}>
                <PaperOf applicationUuid={applicationUuid} documentUuid={uuid} title={title} />
              </Disclosure>
            ))}
            {pictures.length > 0 && (
              <Card title={words.scansAndPhotos}>
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
    <Loaded query={useClosingDays(applicationUuid)} label={words.readingUntilWhenYouMay}>
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
