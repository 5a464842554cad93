/** The sample leads of a brand, as links that can be followed. */
import { entryParameters } from '#core/registration/entry.ts';
import { sampleLeads } from '../people/leads/index.ts';

interface SampleLink {
  readonly who: string;
  readonly what: string;
  readonly path: string;
}

export function sampleLinks(canonicalOrgCode: string): SampleLink[] {
  const { originators, referral, offers, affiliate } = sampleLeads(canonicalOrgCode);
  const { referrerId, referralId, offerCode } = entryParameters;
  const apply = (query: Readonly<Record<string, string>>) => `/account/heloc/register?${new URLSearchParams(query)}`;
  return [
    ...originators.map(({ uuid, originatorName, brokerName, licensedStates, enforcesLicensedStates }) => ({
      who: originatorName ?? brokerName ?? 'An originator',
      what: enforcesLicensedStates
        ? `Loan originator, licensed in ${licensedStates.join(', ')} only`
        : `Loan originator${originatorName !== null && brokerName !== null ? ` of ${brokerName}` : ''}`,
      path: apply({ [referrerId]: uuid }),
    })),
    {
      who: `${referral.person.firstName} ${referral.person.lastName}`,
      what: 'Referred: the form is filled in',
      path: apply({ [referrerId]: referral.originatorUuid, [referralId]: referral.uuid }),
    },
    ...offers.map(({ code, person }) => ({
      who: `${person.firstName} ${person.lastName}`,
      what: `Has a letter with the offer code ${code}`,
      path: apply({ [offerCode]: code }),
    })),
    {
      who: `${affiliate.person.name.firstName} ${affiliate.person.name.lastName}`,
      what: `Sent by the affiliate ${affiliate.affiliate}`,
      path: `/a/${affiliate.affiliate}?${new URLSearchParams({ lead: affiliate.lead })}`,
    },
  ];
}
