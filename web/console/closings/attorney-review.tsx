/** The attorney's word on the papers. */
import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSay } from '../say.ts';
import type { ClosingProps } from './closings-page.tsx';

export function AttorneyReview({ closing, onDone }: ClosingProps) {
  const say = useSay(closing.uuid);
  const [failure, setFailure] = useState<string>();
  const approve = async (mustAttend: boolean) => {
    setFailure(await say('attorneyApproved', { mustAttend }));
    onDone();
  };
  const findDefect = async () => {
    setFailure(await say('titleDefectFound', { why: 'The attorney found a defect in the title.' }));
    onDone();
  };
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Button onClick={() => void approve(false)}>Attorney approves</Button>
      <Button kind="secondary" onClick={() => void approve(true)}>
        Approves and must attend
      </Button>
      <Button kind="quiet" onClick={() => void findDefect()}>
        Found a title defect
      </Button>
    </>
  );
}
