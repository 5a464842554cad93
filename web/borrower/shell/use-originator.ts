/** The originator an application came with, once known. */
import { useEffect, useState } from 'react';
import type { LoanOriginator } from '#core/registration/originator.ts';
import { useStart } from '../site.ts';
import { readOriginator } from './originator-info.ts';

export function useOriginator(referrerUuid: string | undefined): LoanOriginator['originatorDisplayInfo'] | undefined {
  const { orgCode } = useStart().organization;
  const [originator, setOriginator] = useState<LoanOriginator>();
  useEffect(() => {
    if (referrerUuid === undefined) return setOriginator(undefined);
    let isCurrent = true;
    readOriginator(referrerUuid, orgCode).then(({ originator }) => {
      if (isCurrent) setOriginator(originator);
    });
    return () => {
      isCurrent = false;
    };
  }, [referrerUuid, orgCode]);
  return originator?.originatorDisplayInfo;
}
