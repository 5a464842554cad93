/** What stands beside an application and leaves it as it is: messages, insights, going on with a phone. */
import { createSupport } from '../insights/index.ts';
import { createLetters } from '../messages/index.ts';
import { createHandOvers, type HandOverDeps } from '../people/hand-over/index.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';

export type Beside = ReturnType<typeof wireBeside>;

export function wireBeside(
  { database, messages, lenders, now }: Ground,
  { views, uploads, origination }: Pick<Lending, 'views' | 'uploads' | 'origination'>,
) {
  const { canonicalOf, isMainBrand } = lenders;
  return {
    letters: createLetters({ database, messages, view: views.view }),
    support: createSupport({ database, canonicalOf, viewOf: views.view, isMainBrand, now }),
    handOvers: createHandOvers({
      ...{ database, uploads, now },
      viewOf: views.view,
      submitIdentity: identityThrough(origination),
    }),
  };
}

function identityThrough({ act }: Lending['origination']): HandOverDeps['submitIdentity'] {
  return (person, uuid, body) =>
    person.role === 'signer'
      ? act({ person, uuid, command: 'submitSignerIdentity', body: { documentUuids: body.documentUuids } })
      : act({ person, uuid, command: 'submitIdentity', body });
}
