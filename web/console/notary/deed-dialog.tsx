/** The deed as it stands now, signatures and all, for the notary who has the session. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#web/app/loaded.tsx';
import { callForFile } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PdfViewer } from '#web/ui/pdf-viewer.tsx';

const key = 'GET /service-notary/api/v1/sessions/{uuid}/deed';

export function DeedDialog({ sessionUuid }: { readonly sessionUuid: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Read the deed
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="The deed">
        {isOpen && <Deed uuid={sessionUuid} />}
      </Dialog>
    </>
  );
}

/** Read again each time it is opened: every signature makes another file of it. */
function Deed({ uuid }: { readonly uuid: string }) {
  const query = useQuery(
    {
      queryKey: [key, uuid],
      queryFn: ({ signal }) => callForFile(key, { params: { uuid }, signal }),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    },
    queryClient,
  );
  return (
    <Loaded query={query} label="Opening the deed">
      {(bytes) => <PdfViewer bytes={bytes} title="The deed" />}
    </Loaded>
  );
}
