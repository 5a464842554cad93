/** What each kind of lead knows of a person. */

interface Place {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

interface Name {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly suffix: string;
}

export interface Referred extends Name {
  readonly address: Place;
  readonly phoneNumber: string;
  readonly email: string;
}

export interface MailedOffer extends Place {
  readonly firstName: string;
  readonly lastName: string;
}

export interface AffiliateLead {
  readonly name: Name;
  readonly address: Place;
  readonly dob: string | null;
  readonly email: string;
  readonly phone: string;
  readonly income: number | null;
}

export interface Waiting extends Place {
  readonly firstName: string;
  readonly lastName: string;
  readonly dob?: string | undefined;
  readonly email: string;
  readonly income?: number | undefined;
  readonly consent: boolean;
}
