/** The signer's pages on which nothing is asked of them: before the notary is ready, after the end, and after a fault. */

import { showDay } from '#web/app/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import screenStyles from '../application/screen.module.css';
import { SignerConditionsNote } from './conditions.tsx';
import { RefuseToSign } from './refuse.tsx';
import { SignerPage, type SignerStatus } from './signer-page.tsx';

export function SignerIntro() {
  return (
    <SignerPage screen="intro" title="Your identity is confirmed">
      {(status) => (
        <>
          <p className={screenStyles['lead']}>
            Thank you, {status.name}. There is nothing to do right now. {nextWords(status)} You may close this page and
            come back.
          </p>
          <SignerConditionsNote status={status} />
          <Card title="What happens next">
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

function nextWords({ manualNotary, borrowerName }: SignerStatus): string {
  return manualNotary
    ? `You sign before a notary in person: ${borrowerName} chooses a time for all of you, we write to you, and it shows here.`
    : 'As soon as the notary can meet you by video, this page takes you there.';
}

function nextRows(status: SignerStatus) {
  const { borrowerName, property, manualNotary, isConsentingSpouse, closingNotBefore } = status;
  const { street1, city, state, zip } = property;
  return [
    { term: 'The home', value: `${street1}, ${city}, ${state} ${zip}` },
    { term: 'Who applied', value: borrowerName },
    {
      term: 'What you sign',
      value: isConsentingSpouse
        ? 'The deed of trust, as the owner’s spouse: it says that you agree. Not the loan.'
        : 'The deed of trust or mortgage, which lets the home secure the line. Not the loan.',
    },
    { term: 'What you owe', value: 'Nothing. The loan is not yours, and your credit is not checked.' },
    {
      term: 'What to have ready',
      value: manualNotary
        ? 'The identity document you showed us. You bring it to the appointment.'
        : 'The identity document you showed us, and a phone or computer with a camera.',
    },
    ...(state === 'TX'
      ? [{ term: 'Where', value: 'At the office of a title company, an attorney or the lender, as Texas law wants.' }]
      : []),
    ...(closingNotBefore
      ? [
          {
            term: 'Not before',
            value: `${showDay(closingNotBefore.at, closingNotBefore.timeZone)}. The law gives everyone time to think until then.`,
          },
        ]
      : []),
  ];
}

export function SignerCancelled() {
  return (
    <SignerPage screen="cancelled">
      {({ signerStatus, borrowerName }) => (
        <Card title="There is nothing left to sign">
          <p>{endedWords(signerStatus, borrowerName)}</p>
          <p>
            Questions? Call <SupportPhone />.
          </p>
          <SupportHours />
        </Card>
      )}
    </SignerPage>
  );
}

/** Once it is signed a deed may be at the county, and is released from there. */
function endedWords(signerStatus: SignerStatus['signerStatus'], borrowerName: string): string {
  if (signerStatus === 'REFUSED')
    return 'You decided not to sign, so this application has ended. Nothing was recorded against the home.';
  if (signerStatus === 'SIGNED')
    return `${borrowerName}’s application has ended, for every owner. If the deed was recorded, we have it released. Nothing more is asked of you.`;
  return `${borrowerName}’s application has ended. Nothing was recorded against the home, and nothing more is asked of you.`;
}

export function SignerError() {
  return (
    <SignerPage screen="error">
      {() => (
        <Card title="We are putting something right">
          <p>
            A step on our side did not work. Someone is looking at it, and you have lost nothing. This page goes on by
            itself when it is mended.
          </p>
          <p>
            If you would rather talk to us, call <SupportPhone />.
          </p>
          <SupportHours />
        </Card>
      )}
    </SignerPage>
  );
}
