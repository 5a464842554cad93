/** The originator an application came with, once known. */
import { useEffect, useState } from 'react';
import type { LoanOriginator } from '#core/registration/originator.ts';
import { useStart } from '../../site.ts';
import { readOriginator } from './originator-info.ts';

type Contact = Pick<LoanOriginator['originatorDisplayInfo'], 'phoneNumber' | 'email'>;

export function useOfficer(referrerUuid: string | undefined): Contact | undefined {
  const { orgCode } = useStart().organization;
  const [officer, setOfficer] = useState<Contact>();
  useEffect(() => {
    if (referrerUuid === undefined) return;
    let isCurrent = true;
    readOriginator(referrerUuid, orgCode).then(({ originator }) => {
      if (isCurrent) setOfficer(originator?.originatorDisplayInfo);
    });
    return () => {
      isCurrent = false;
    };
  }, [referrerUuid, orgCode]);
  return officer;
}
