/** The best free case of one's own lists: claimed and opened, from the lists and from the case one has just decided. */
import { useState } from 'react';
import * as words from '#core/words/en/console/work-lists.ts';
import { useNavigate } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import type { ButtonProps } from '#web/ui/button.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { applicationPath } from '../paths.ts';
import { takeNextCase } from './work.ts';

export function NextCase({ kind = 'primary' }: Pick<ButtonProps, 'kind'>) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const take = async () => {
    setBusy(true);
    const taken = await takeNextCase(undefined);
    setBusy(false);
    if ('failure' in taken) setSaid(taken.failure);
    else if (taken.uuid === null) setSaid(words.nothingFree);
    else navigate(applicationPath(taken.uuid));
  };
  return (
    <>
      {said !== undefined && <Alert title={words.couldNotBeTaken}>{said}</Alert>}
      <KeyButton hotkey="nextCase" kind={kind} isBusy={isBusy} onClick={() => void take()}>
        {words.nextCase}
      </KeyButton>
    </>
  );
}
