/** A paper that a call answers: read as bytes, hashed as they came, and shown as the page wants it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#web/client/queries.ts';
import { Loaded } from './loaded.tsx';

export interface PaperBytes {
  readonly bytes: Uint8Array;
  /** Of the very bytes that are shown. */
  readonly sha256: string;
}

interface PaperFileProps {
  /** Tells it from other papers. */
  readonly about: readonly string[];
  readonly read: (signal: AbortSignal) => Promise<Uint8Array>;
  readonly label: string;
  /** It becomes another file while it is signed: read again each time it is opened. */
  readonly isChanging?: boolean;
  readonly children: (file: PaperBytes) => ReactNode;
}

export function PaperFile({ about, read, label, isChanging = false, children }: PaperFileProps) {
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
      {children}
    </Loaded>
  );
}

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
