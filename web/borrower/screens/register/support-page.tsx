/** Help for someone who is stuck while applying. */
import { limits } from '#core/offers/limits.ts';
import * as words from '#core/words/en/registration-pages.ts';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { rich } from '#web/ui/rich.tsx';
import { LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportEmail, SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { useProduct } from '../../site.ts';
import styles from '../site/site-page.module.css';

const answers: readonly (readonly [question: string, answer: string])[] = [
  [words.doesCheckingMyRate, words.noItIsASoft],
  [words.myAddressIsNot, words.typeTheStreetThen],
  [words.iBoughtMyHome, words.youCanApplyOnce(limits.ownershipDaysMin)],
  [words.thePageSaysThatI, words.logInWithThatEmail],
  [words.someoneElseOwnsTheHome, words.applyByYourselfFirst],
];

export function SupportPage() {
  const product = useProduct();
  return (
    <div className={styles['page']}>
      <PageHeading />
      <p className={styles['lead']}>{words.whatYouHaveFilled}</p>
      <div>
        {answers.map(([question, answer]) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
      <Card title={words.talkToUs} isSunken>
        <p>{rich(words.or(<SupportPhone />, <SupportEmail />))}</p>
        <div className={styles['muted']}>
          <SupportHours />
        </div>
      </Card>
      <div>
        <LinkAsButton to={`/account/${product}/register`}>{words.backToMyApplication}</LinkAsButton>
      </div>
    </div>
  );
}
