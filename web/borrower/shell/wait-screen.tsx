/**
 * What the brand's loader shows. Its animation is the brand's own file, fetched when it is needed; until it comes, or if it
 * does not, the kind the brand chose plays plainly. Under it stands what happens to the application, or the brand's words.
 */
import { type ReactNode, useEffect, useState } from 'react';
import type { LoaderLook } from '#web/ui/loader-art.tsx';
import { LoaderScreen } from '#web/ui/loader-screen.tsx';
import { useCompany, useStart } from '../site.ts';
import { WaitSteps } from './wait-steps.tsx';

/** `status` is where the application is, if one is waited for. */
export function WaitScreen({ status }: { readonly status: string | undefined }): ReactNode {
  const { messages } = useCompany().loader;
  return (
    <LoaderScreen
      look={useLook()}
      messages={messages}
      say={(message) => <WaitSteps status={status}>{message}</WaitSteps>}
    />
  );
}

function useLook(): LoaderLook {
  const { assets } = useStart();
  const { kind } = useCompany().loader;
  const [look, setLook] = useState<LoaderLook>({ kind });
  useEffect(() => {
    fetch(`${assets}/loader.json`)
      .then((response) => response.json())
      .then((drawn: LoaderLook) => setLook(drawn))
      .catch(() => {});
  }, [assets]);
  return look;
}
