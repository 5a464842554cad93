/** What stands beside an application and leaves it as it is: insights, going on with a phone. */
import { isSigner } from '../actor.ts';
import { createReplays, createSupport } from '../insights/index.ts';
import { createHandOvers, type HandOverDeps } from '../people/hand-over/index.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';

export type Beside = ReturnType<typeof wireBeside>;

export function wireBeside(
  { database, vault, brands, lenders, flags, now }: Ground,
  { views, uploads, origination }: Pick<Lending, 'views' | 'uploads' | 'origination'>,
) {
  const { canonicalOf, isMainBrand } = lenders;
  return {
    support: createSupport({ database, canonicalOf, flags, viewOf: views.view, isMainBrand, now }),
    replays: createReplays({
      ...{ database, vault, now },
      isOffered: (orgCode) => brands.byCode(orgCode)?.sessionReplay ?? false,
    }),
    handOvers: createHandOvers({
      ...{ database, uploads, now },
      viewOf: views.view,
      submitIdentity: identityThrough(origination),
    }),
  };
}

function identityThrough({ act }: Lending['origination']): HandOverDeps['submitIdentity'] {
  return (person, uuid, body) =>
    isSigner(person)
      ? act({ person, uuid, command: 'submitSignerIdentity', body: { documentUuids: body.documentUuids } })
      : act({ person, uuid, command: 'submitIdentity', body });
}
