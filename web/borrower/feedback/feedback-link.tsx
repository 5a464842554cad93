/** The way to write to the CEO: for borrowers of the main brand. The form comes when it is asked for. */
import { lazy, Suspense, useState } from 'react';
import { seesFeedbackLink } from '#core/roles.ts';
import * as words from '#core/words/en/support/feedback.ts';
import { Button } from '#web/ui/button.tsx';
import { useRole } from '../role.ts';

const FeedbackDialog = lazy(async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }));

export function FeedbackLink() {
  const { role } = useRole();
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  if (role === undefined || !seesFeedbackLink(role, true)) return null;
  return (
    <>
      <div>
        <Button kind="quiet" onClick={() => setState('open')}>
          {words.shareYourThoughts}
        </Button>
      </div>
      {state !== 'unasked' && (
        <Suspense>
          <FeedbackDialog isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
