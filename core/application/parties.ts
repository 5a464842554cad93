/** Everyone whose application it is, as they can be known: by email, phone, Social Security number and address. */
import type { Known } from '#core/roles.ts';
import type { Application, Signer } from './application.ts';

interface Party {
  readonly identityUuid: string;
  readonly email?: string;
  readonly phoneNumber?: string | null;
  readonly phoneBefore?: { readonly number: string | null } | null;
}

/** An application, or as much of it as is at hand. */
export interface Parties {
  readonly borrower: Party;
  readonly signers: readonly Party[];
  readonly property?: Pick<Application['property'], 'address'>;
  readonly applicant?: Pick<Application['applicant'], 'mailingAddress'>;
  readonly credit?: Pick<Application['credit'], 'ssnMark'>;
}

export function partiesOf({ borrower, signers, property, applicant, credit }: Parties): Known[] {
  const addresses = [property?.address, applicant?.mailingAddress].flatMap((address) => address ?? []);
  return [
    { ...known(borrower), addresses, ssnMark: credit?.ssnMark ?? null },
    ...signers.map((signer) => ({ ...known(signer), addresses: [], ssnMark: null })),
  ];
}

function known({ identityUuid, email, phoneNumber, phoneBefore }: Party) {
  const phones = [phoneNumber, phoneBefore?.number].flatMap((number) => number ?? []);
  return { identityUuid, emails: email === undefined ? [] : [email], phones };
}

/** By what an owner is greeted. Who was named before first names were kept is greeted by the whole name. */
export const calledBy = ({ firstName, name }: Pick<Signer, 'firstName' | 'name'>): string => firstName ?? name;
