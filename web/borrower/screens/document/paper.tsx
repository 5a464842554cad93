/** One document of an application: as text that fits the screen, and as the PDF it is part of. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { FieldBlock } from '#core/documents/blocks.ts';
import type { ShownAs } from '#core/documents/signing.ts';
import * as words from '#core/words/en/documents.ts';
import { PaperFile } from '#web/app/paper-file.tsx';
import { callForFile } from '#web/client/client.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useJourney } from '../../journey-screen.tsx';

/** How a document is drawn comes with the first document that is opened. */
const Reader = lazy(() => import('./reader.tsx').then(({ Reader }) => ({ default: Reader })));

const key = 'GET /service-document/api/v1/application/{uuid}/documents/{documentUuid}/content';

interface InApplication {
  readonly applicationUuid: string;
}

interface PaperProps {
  readonly documentUuid: string;
  readonly title: string;
  /** The end was reached; `sha256` is of the very bytes that were shown. */
  readonly onEnd?: (sha256: string, as: ShownAs) => void;
  /** Where the reader signs: what stands at a place of theirs. Undefined is someone else's. */
  readonly placeAt?: (field: FieldBlock) => ReactNode;
}

export function Paper(props: PaperProps) {
  return <PaperOf applicationUuid={useJourney().application.uuid} {...props} />;
}

/** The same for who has a part in an application without traveling its journey. */
export function PaperOf({ applicationUuid: uuid, documentUuid, ...reading }: PaperProps & InApplication) {
  const opening = words.opening(reading.title);
  return (
    <PaperFile
      about={[key, uuid, documentUuid]}
      read={(signal) => callForFile(key, { params: { uuid, documentUuid }, signal })}
      label={opening}
    >
      {(file) => (
        <Suspense fallback={<Skeleton label={opening} kind="block" />}>
          <Reader {...file} {...reading} />
        </Suspense>
      )}
    </PaperFile>
  );
}
