/** Sanctions lists: everyone an application names when it is submitted, and everyone again before money goes out. */
import type { Signer } from '#core/application/application.ts';
import { nameOf } from '#core/documents/facts.ts';
import { Secret } from '../../secret.ts';
import type { ScreeningRequest, WatchList } from '../../vendors/watch-list/port.ts';
import type { EffectHandlers, Work } from '../effects.ts';
import { payloadOf } from './verification.ts';

type People = ScreeningRequest['people'];

function borrowerIn({ about: { application, file } }: Work): People[number] {
  const { firstName, lastName } = application.borrower.name;
  return {
    fullName: nameOf(application.borrower.name),
    name: { firstName, lastName },
    birthDate: new Secret(file.birthDate),
  };
}

const signerIn = ({ name, firstName, lastName }: Pick<Signer, 'name' | 'firstName' | 'lastName'>): People[number] => ({
  fullName: name,
  name: firstName && lastName ? { firstName, lastName } : null,
});

/** An owner who is named later is looked for alone; with the application, everyone it names. */
function applicantsIn(work: Work): People {
  const { application, event } = work.about;
  if (event?.name === 'signerAdded') {
    const { firstName, lastName } = payloadOf<'signerAdded'>(work);
    return [signerIn({ name: `${firstName} ${lastName}`, firstName, lastName })];
  }
  const { coOwnerNames } = application.applicant;
  return [borrowerIn(work), ...coOwnerNames.map((fullName) => ({ fullName, name: null }))];
}

export function watchListHandlers(watchList: WatchList): EffectHandlers<'watchList'> {
  const likenesses = async ({ key, about: { application } }: Work, people: People) => {
    const answer = await watchList.screen({ key, applicationUuid: application.uuid, people });
    return answer.outcome === 'clear' ? [] : answer.matches;
  };
  return {
    screenApplicants: {
      start: async (work) => ({
        reports: 'applicantsScreened',
        facts: { matches: await likenesses(work, applicantsIn(work)) },
      }),
    },
    checkWatchLists: {
      start: async (work) => {
        const people = [borrowerIn(work), ...work.about.application.signers.map(signerIn)];
        const matches = await likenesses(work, people);
        return { reports: 'fundingChecked', facts: { check: 'watchLists', matches } };
      },
    },
  };
}
