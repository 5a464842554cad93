/** What we need before the application can go on, oldest first: each with what it is about and the way to answer it. */
import { type PresentedCondition, presentConditions } from '#core/conditions/present.ts';
import * as words from '#core/words/en/conditions.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Card } from '#web/ui/card.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useLate } from '../application/late.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { WaysOn } from '../application/ways-on.tsx';
import { SmallDeposits } from '../bank/small-deposits.tsx';
import { AnswerSoFar } from './answer-so-far.tsx';
import { type AskedCondition, useConditions } from './use-conditions.ts';

export function Conditions() {
  const { uuid, disburseAccount } = useJourney().application;
  const isInTime = useLate() === undefined;
  const answerer = { as: 'borrower', applicationUuid: uuid, accountNumber: disburseAccount?.accountNumber } as const;
  return (
    <Screen>
      <div className={styles['stack']}>
        <Loaded query={useConditions(uuid)} label={words.readingWhatWeNeed}>
          {(conditions) => {
            const shown = presentConditions(conditions, answerer);
            return (
              <>
                <p className={styles['lead']}>
                  {shown.length === 0 ? words.thereIsNothingWeNeed : words.yourApplicationGoesOnWhen(isInTime)}
                </p>
                {shown.map((each) => (
                  <ConditionCard
                    key={each.uuid}
                    shown={each}
                    asked={conditions.find(({ uuid: one }) => one === each.uuid)}
                  />
                ))}
              </>
            );
          }}
        </Loaded>
        <WaysOn />
      </div>
    </Screen>
  );
}

interface ConditionCardProps {
  readonly shown: PresentedCondition;
  readonly asked: AskedCondition | undefined;
}

function ConditionCard({ shown: { category, header, description, button, href }, asked }: ConditionCardProps) {
  const isAnswered = asked?.answeredAt != null;
  const hasOtherWay = category === 'BANK_ACCOUNT_FRAUD_REVIEW' && asked?.actionNeeded != null;
  return (
    <Card title={header}>
      <p>{description}</p>
      {hasOtherWay && <DepositsIfAny />}
      <AnswerSoFar asked={asked} />
      <div className={styles['actions']}>
        <LinkAsButton to={href} kind={isAnswered || hasOtherWay ? 'secondary' : 'primary'}>
          {button}
        </LinkAsButton>
      </div>
    </Card>
  );
}

/** An account may be proved by two small deposits instead of a paper: then they are named here. */
function DepositsIfAny() {
  return (
    <WithParticulars>
      {({ accounts: { deposits } }) => (deposits ? <SmallDeposits deposits={deposits} /> : null)}
    </WithParticulars>
  );
}
