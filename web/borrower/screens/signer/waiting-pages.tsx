/** The signer's pages on which nothing is asked of them: before the notary is ready, after the end, and after a fault. */
import * as words from '#core/words/en/signer-waiting.ts';
import { showDay } from '#web/app/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { rich } from '#web/ui/rich.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { LateNotice } from '../application/late.tsx';
import screenStyles from '../application/screen.module.css';
import { SignerConditionsNote } from './conditions.tsx';
import { RefuseToSign } from './refuse.tsx';
import { SignerPage, type SignerStatus } from './signer-page.tsx';

export function SignerIntro() {
  return (
    <SignerPage screen="intro" title={words.yourIdentityIsConfirmed}>
      {(status) => (
        <>
          <p className={screenStyles['lead']}>{words.thankYouThereIsNothing(status.name, nextWords(status))}</p>
          <LateNotice late={status.overdue ?? undefined} isSigner />
          <SignerConditionsNote status={status} />
          <Card title={words.whatHappensNext}>
            <DefinitionList rows={nextRows(status)} />
          </Card>
          <div>
            <RefuseToSign status={status} />
          </div>
        </>
      )}
    </SignerPage>
  );
}

function nextWords({ isEarly, manualNotary, borrowerName }: SignerStatus): string {
  if (isEarly) return words.weEmailYouWhen;
  return manualNotary ? words.youSignBeforeANotary(borrowerName) : words.asSoonAsTheNotary;
}

function nextRows(status: SignerStatus) {
  const { borrowerName, property, manualNotary, isConsentingSpouse, closingNotBefore } = status;
  const { street1, city, state, zip } = property;
  return [
    { term: words.theHome, value: `${street1}, ${city}, ${state} ${zip}` },
    { term: words.whoApplied, value: borrowerName },
    {
      term: words.whatYouSign,
      value: isConsentingSpouse ? words.theDeedOfTrust : words.theDeedOfTrustOr,
    },
    { term: words.whatYouOwe, value: words.nothingTheLoanIsNot },
    {
      term: words.whatToHaveReady,
      value: manualNotary ? words.theIdentityDocumentYouShowed : words.theIdentityDocumentYouShowedUs,
    },
    ...(state === 'TX' ? [{ term: words.where, value: words.atTheOfficeOfATitle }] : []),
    ...(closingNotBefore
      ? [
          {
            term: words.notBefore,
            value: words.theLawGivesEveryone(showDay(closingNotBefore.at, closingNotBefore.timeZone)),
          },
        ]
      : []),
  ];
}

export function SignerCancelled() {
  return (
    <SignerPage screen="cancelled" title={({ isEarly }) => (isEarly ? words.youAreNotSigning : undefined)}>
      {(status) => (
        <Card title={words.thereIsNothingLeft}>
          <p>{endedWords(status)}</p>
          <p>{rich(words.questionsCall(<SupportPhone />))}</p>
          <SupportHours />
        </Card>
      )}
    </SignerPage>
  );
}

/** Once it is signed a deed may be at the county, and is released from there. */
function endedWords({ isEarly, signerStatus, borrowerName }: SignerStatus): string {
  if (isEarly) return words.youDecidedEarly(borrowerName);
  if (signerStatus === 'REFUSED') return words.youDecidedNotToSign;
  if (signerStatus === 'SIGNED') return words.sApplicationHasEnded(borrowerName);
  return words.sApplicationHasEndedNothing(borrowerName);
}

export function SignerError() {
  return (
    <SignerPage screen="error">
      {() => (
        <Card title={words.weArePuttingSomething}>
          <p>{words.aStepOnOur}</p>
          <p>{rich(words.ifYouWouldRather(<SupportPhone />))}</p>
          <SupportHours />
        </Card>
      )}
    </SignerPage>
  );
}
