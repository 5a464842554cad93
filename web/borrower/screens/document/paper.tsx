/** One document of an application. */
import * as words from '#core/words/en/documents.ts';
import { PaperFile } from '#web/app/paper-file.tsx';
import { callForFile } from '#web/client/client.ts';
import { useJourney } from '../../journey-screen.tsx';

const key = 'GET /service-document/api/v1/application/{uuid}/documents/{documentUuid}/content';

interface InApplication {
  readonly applicationUuid: string;
}

interface PaperProps {
  readonly documentUuid: string;
  readonly title: string;
  /** The end was reached; `sha256` is of the very bytes that were shown. */
  readonly onEnd?: (sha256: string) => void;
}

export function Paper(props: PaperProps) {
  return <PaperOf applicationUuid={useJourney().application.uuid} {...props} />;
}

/** The same for who has a part in an application without travelling its journey. */
export function PaperOf({ applicationUuid: uuid, documentUuid, title, onEnd }: PaperProps & InApplication) {
  return (
    <PaperFile
      about={[key, uuid, documentUuid]}
      read={(signal) => callForFile(key, { params: { uuid, documentUuid }, signal })}
      title={title}
      label={words.opening(title)}
      onEnd={onEnd}
    />
  );
}
