/**
 * The invented leads of every lender on a development machine, made from its code alone: the same on every machine, so
 * that they can be printed, linked to and tested. No one here exists.
 */
import { createHash } from 'node:crypto';
import type { OriginatorRow } from '../../store/leads.ts';
import { codeOf } from './offer-codes.ts';
import type { AffiliateLead, MailedOffer, Referred } from './people.ts';

const originators = [
  { originatorName: 'Dana Whitfield', brokerName: 'Whitfield Home Loans', states: [] },
  { originatorName: null, brokerName: 'Larkspur Mortgage Brokers', states: [] },
  { originatorName: 'Miguel Santoro', brokerName: null, states: ['AZ', 'CA', 'NV'] },
] as const;

const home = { street1: '418 Juniper Ln', street2: '', city: 'Sacramento', state: 'CA', zip: '95816' };

const referred: Referred = {
  firstName: 'Theresa',
  middleName: 'Ann',
  lastName: 'Okafor',
  suffix: '',
  address: home,
  phoneNumber: '9165550134',
  email: 'theresa.okafor@example.com',
};

const mailed: readonly MailedOffer[] = [
  {
    firstName: 'Walter',
    lastName: 'Greenhalgh',
    ...home,
    street1: '77 Cobbler St',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85004',
  },
  { firstName: 'Priya', lastName: 'Raman', ...home, street1: '2209 Alder Ct', street2: 'Unit 4' },
];

const comparison: AffiliateLead = {
  name: { firstName: 'Jonah', middleName: '', lastName: 'Breckenridge', suffix: 'JR' },
  address: { ...home, street1: '1530 Saddle Rd', city: 'Reno', state: 'NV', zip: '89501' },
  dob: '1979-08-14',
  email: 'jonah.breckenridge@example.com',
  phone: '7755550188',
  income: 118_000,
};

export interface SampleLeads {
  readonly originators: readonly OriginatorRow[];
  readonly referral: { readonly uuid: string; readonly originatorUuid: string; readonly person: Referred };
  readonly offers: readonly { readonly code: string; readonly person: MailedOffer }[];
  readonly affiliate: {
    readonly affiliate: string;
    readonly abVersion: string;
    readonly lead: string;
    readonly person: AffiliateLead;
  };
}

export function sampleLeads(orgCode: string): SampleLeads {
  const made = originators.map(({ originatorName, brokerName, states }, place) => ({
    uuid: uuidOf(orgCode, `originator ${place}`),
    identityUuid: null,
    originatorName,
    brokerName,
    avatarUri: null,
    email: `originator${place + 1}@example.com`,
    phoneNumber: `888555010${place + 1}`,
    nmls: String(1_000_000 + (bytesOf(orgCode, `nmls ${place}`).readUInt32BE(0) % 900_000)),
    enforcesLicensedStates: states.length > 0,
    licensedStates: states,
  }));
  return {
    originators: made,
    referral: { uuid: uuidOf(orgCode, 'referral'), originatorUuid: made[0]?.uuid ?? '', person: referred },
    offers: mailed.map((person, place) => ({ code: codeOf(bytesOf(orgCode, `offer ${place}`)), person })),
    affiliate: {
      affiliate: 'rate-compare',
      abVersion: 'control',
      lead: bytesOf(orgCode, 'affiliate lead').toString('base64url'),
      person: comparison,
    },
  };
}

function bytesOf(orgCode: string, what: string): Buffer {
  return createHash('sha256').update(`hearthline sample ${orgCode} ${what}`).digest();
}

function uuidOf(orgCode: string, what: string): string {
  const hex = bytesOf(orgCode, what).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
