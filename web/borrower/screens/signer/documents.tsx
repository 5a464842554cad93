/** What belongs to a signer of the papers: those every owner signs or receives, to read, download and print. */
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Loaded } from '../application/loaded.tsx';
import screenStyles from '../application/screen.module.css';
import { PaperOf } from '../document/paper.tsx';
import { SignerPage, type SignerStatus } from './signer-page.tsx';

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
        if (papers.length === 0)
          return <Card title="No papers yet">As soon as there is one for you, you will find it here.</Card>;
        return papers.map(({ uuid, title }) => (
          <Disclosure key={uuid} summary={title}>
            <PaperOf applicationUuid={applicationUuid} documentUuid={uuid} title={title} />
          </Disclosure>
        ));
      }}
    </Loaded>
  );
}
