/** Another owner of the home may be invited long before they sign: offered quietly, and opened when it is wanted. */
import { lazy, Suspense, useState } from 'react';
import type { BorrowerView } from '#core/application/view.ts';
import * as words from '#core/words/en/dashboard.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const OwnersAhead = lazy(() => import('./owners-ahead.tsx').then(({ OwnersAhead: found }) => ({ default: found })));

interface OwnersCardProps {
  readonly application: BorrowerView;
  readonly onChange: () => void;
}

export function OwnersCard({ application, onChange }: OwnersCardProps) {
  const { uuid, ownersAhead, ownersDeclined, helocSigners, active } = application;
  const [isOpen, setOpen] = useState(false);
  if (!active || application.isInquiry || ownersAhead === 0) return null;
  const listed = helocSigners.length;
  const invited = listed - ownersDeclined;
  return (
    <Card title={words.theOtherOwners}>
      {listed === 0 && <p>{words.inviteThemNow}</p>}
      {invited > 0 && <p>{words.ownersInvited(invited, ownersAhead)}</p>}
      {ownersDeclined > 0 && <p>{words.ownersDeclined(ownersDeclined)}</p>}
      <div>
        {/* It stays, so that the person who pressed it keeps their place. */}
        <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {listed === 0 ? words.inviteAnOwner : words.seeTheOwners}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton label={words.readingTheOwners} kind="block" />}>
          <OwnersAhead uuid={uuid} onChange={onChange} />
        </Suspense>
      )}
    </Card>
  );
}
