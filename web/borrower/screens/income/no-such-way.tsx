/** An address that names a way we do not have, or not for this borrower, or not today. */
import * as words from '#core/words/en/income.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useScreenPath } from '../application/screen-path.ts';

export function NoSuchWay() {
  const pathTo = useScreenPath();
  return (
    <Card title={words.thisWayIsNot}>
      <p>{words.yourIncomeCanBeVerified}</p>
      <div>
        <LinkAsButton to={pathTo('income/review')}>{words.seeTheWaysYouCan}</LinkAsButton>
      </div>
    </Card>
  );
}
