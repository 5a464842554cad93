/** One document of an application: read as bytes, hashed as they came, and shown. */
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#web/app/loaded.tsx';
import { callForFile } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { PdfViewer } from '#web/ui/pdf-viewer.tsx';
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
  const query = useQuery(
    {
      queryKey: [key, uuid, documentUuid],
      queryFn: async ({ signal }) => {
        const bytes = await callForFile(key, { params: { uuid, documentUuid }, signal });
        return { bytes, sha256: await sha256Of(bytes) };
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queryClient,
  );
  return (
    <Loaded query={query} label={`Opening ${title}`}>
      {({ bytes, sha256 }) => <PdfViewer bytes={bytes} title={title} onEnd={() => onEnd?.(sha256)} />}
    </Loaded>
  );
}

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
