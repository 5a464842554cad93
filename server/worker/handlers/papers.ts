/**
 * Papers and uploads as vendors take them. Until the documents module draws up the real ones, a paper is the terms of the
 * application in plain text: the same input gives the same bytes, and the hash is over exactly those.
 */
import type { Application } from '#core/application/application.ts';
import { formatCents } from '#core/offers/money.ts';
import { type Paper, sha256Of, type Upload } from '../../vendors/documents/paper.ts';
import type { Recipient } from '../../vendors/documents/port.ts';

export function paperOf(application: Application, type: string): Paper {
  const bytes = new TextEncoder().encode(wordsOf(application, type));
  return {
    documentUuid: `${application.uuid}-${type.toLowerCase().replaceAll('_', '-')}`,
    title: type,
    sha256: sha256Of(bytes),
    mediaType: 'text/plain',
    content: async () => bytes,
  };
}

function wordsOf({ loanNumber, borrower, property, offers }: Application, type: string): string {
  const { street1, city, state, zip } = property.address;
  const terms = offers.selected;
  return [
    `${type} (sample, to be approved by counsel)`,
    `Loan ${loanNumber ?? ''}`,
    `${borrower.name.firstName} ${borrower.name.lastName}`,
    `${street1}, ${city}, ${state} ${zip}`,
    terms
      ? `Line ${formatCents(terms.amountCents)}, ${terms.rateBps / 100}% for ${terms.termYears} years`
      : 'No terms chosen yet',
  ].join('\n');
}

export function uploadOf(documentUuid: string): Upload {
  return {
    documentUuid,
    fileName: documentUuid,
    mediaType: 'application/octet-stream',
    content: async () => new Uint8Array(),
  };
}

export function fullName({ name }: Application['borrower']): string {
  return [name.firstName, name.middleName, name.lastName, name.suffix].filter((part) => part !== '').join(' ');
}

export function borrowerAsRecipient({ borrower }: Application): Recipient {
  return { identityUuid: borrower.identityUuid, name: fullName(borrower), email: borrower.email };
}

/** Everybody who owns the house, the borrower first. */
export function owners(application: Application): Recipient[] {
  return [
    borrowerAsRecipient(application),
    ...application.signers.map(({ identityUuid, name, email }) => ({ identityUuid, name, email })),
  ];
}
