/** Papers that were signed, by whom and when; the notary, the right to cancel, and what the county recorded. */
import * as words from '#core/words/en/console/case.ts';
import * as closingWords from '#core/words/en/console/closings.ts';
import { sayDay, showZoned } from '#web/app/dates.ts';
import type { Closing } from '../closings/closing.ts';
import type { TabProps } from './case.ts';
import { Facts, Part, Proofs } from './parts.tsx';

export function SigningTab({ closing }: TabProps) {
  const { file, timeZone, slot, closingNotBefore, owners, correctedDisclosure } = closing;
  const { signing } = file;
  const moment = (at: string | null) => (at === null ? words.notYet : showZoned(at, timeZone));
  return (
    <>
      <Part title={words.tabs.signing}>
        <Facts
          rows={[
            { term: words.agreementSigned, value: moment(signing.noteSignedAt) },
            { term: words.deedSigned, value: moment(signing.deedSignedAt) },
            { term: words.howTheyMeet, value: signing.isInPerson ? words.inPerson : words.byVideo },
            signing.sealedBy === null ? null : { term: words.sealedBy, value: signing.sealedBy },
            slot && { term: words.appointment, value: `${showZoned(slot.startsAt, timeZone)}, ${slot.place}` },
            closingNotBefore === null
              ? null
              : { term: words.earliestDay, value: showZoned(closingNotBefore, timeZone) },
            signing.needsAttorney ? { term: words.attorney, value: words.attorneyNeeded } : null,
            signing.scans === 0 ? null : { term: words.scans, value: words.documentsSent(signing.scans) },
            correctedDisclosure && {
              term: closingWords.correctedDisclosure,
              value: correctedDisclosure.isDelivered ? closingWords.theBorrowerHasIt : closingWords.notWithTheBorrower,
            },
            { term: words.recordedAs, value: signing.instrumentNumber ?? words.notRecorded },
          ]}
        />
      </Part>
      <Part title={words.whoSigns}>
        <Facts
          rows={owners.map(({ name, isBorrower, state }) => ({
            term: name,
            value: isBorrower ? words.borrower : (words.signerStates[state ?? ''] ?? words.notKnownYet),
          }))}
        />
      </Part>
      <Right closing={closing} />
      <Part title={words.whatHappened}>
        <Proofs label={words.whatHappened} proofs={signing.acts} timeZone={timeZone} />
      </Part>
    </>
  );
}

function Right({ closing: { rescission, timeZone } }: { readonly closing: Closing }) {
  if (rescission === null) return null;
  const { isWaived, lastDay, deliveredTo } = rescission;
  return (
    <Part title={words.rightToCancel}>
      <Facts
        rows={[
          {
            term: words.rightToCancel,
            value: isWaived
              ? closingWords.givenUpInWriting
              : lastDay === null
                ? closingWords.noticesAreOnTheir
                : closingWords.until(sayDay(lastDay)),
          },
          ...deliveredTo.map(({ name, at }) => ({ term: closingWords.noticeTo(name), value: showZoned(at, timeZone) })),
        ]}
      />
    </Part>
  );
}
