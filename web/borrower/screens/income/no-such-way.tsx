/** An address that names a way we do not have, or not for this borrower, or not today. */
import { Card } from '#web/ui/card.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useScreenPath } from '../application/screen-path.ts';

export function NoSuchWay() {
  const pathTo = useScreenPath();
  return (
    <Card title="This way is not available">
      <p>Your income can be verified in other ways. Nothing you have given us is lost.</p>
      <div>
        <LinkAsButton to={pathTo('income/review')}>See the ways you can choose</LinkAsButton>
      </div>
    </Card>
  );
}
