/** A paper that a call answers: read as bytes, hashed as they came, and shown. */
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/client/queries.ts';
import { PdfViewer } from '#web/ui/pdf-viewer.tsx';
import { Loaded } from './loaded.tsx';

interface PaperFileProps {
  /** Tells it from other papers. */
  readonly about: readonly string[];
  readonly read: (signal: AbortSignal) => Promise<Uint8Array>;
  readonly title: string;
  readonly label: string;
  /** It becomes another file while it is signed: read again each time it is opened. */
  readonly isChanging?: boolean;
  /** The end was reached; `sha256` is of the very bytes that were shown. */
  readonly onEnd?: ((sha256: string) => void) | undefined;
}

export function PaperFile({ about, read, title, label, isChanging = false, onEnd }: PaperFileProps) {
  const query = useQuery(
    {
      queryKey: about,
      queryFn: async ({ signal }) => {
        const bytes = await read(signal);
        return { bytes, sha256: await sha256Of(bytes) };
      },
      staleTime: isChanging ? 0 : Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queryClient,
  );
  return (
    <Loaded query={query} label={label}>
      {({ bytes, sha256 }) => <PdfViewer bytes={bytes} title={title} onEnd={() => onEnd?.(sha256)} />}
    </Loaded>
  );
}

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
