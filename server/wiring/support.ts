/** Talking to people: conversations and the desk that answers them. */
import { derivedSecret } from '../root-key.ts';
import { createAgents } from '../support/agents/index.ts';
import { createConversations } from '../support/conversations/index.ts';
import type { Ground } from './ground.ts';
import type { Lending } from './lending.ts';
import type { People } from './people.ts';

export type SupportRooms = ReturnType<typeof wireSupport>;

export function wireSupport(
  { database, vault, bus, log, outbox, lenders, flagsFor, brands, rootKeys, isProduction, now }: Ground,
  { accounts }: Pick<People, 'accounts'>,
  { views, uploads, shelf, refuseInfected }: Pick<Lending, 'views' | 'uploads' | 'shelf' | 'refuseInfected'>,
) {
  const factsOf = (orgCode: string) => {
    const brand = brands.byCode(orgCode) ?? brands.provider;
    return { orgCode: brand.canonicalOrgCode, name: brand.names.display, hours: brand.support.hours };
  };
  const { canonicalOf, isMainBrand, lenderOf } = lenders;
  const conversations = createConversations({
    ...{
      database,
      vault,
      bus,
      log,
      outbox,
      flagsFor,
      isProduction,
      now,
      canonicalOf,
      isMainBrand,
      lenderOf,
      factsOf,
    },
    ...{ shelf, refuseInfected, hold: uploads.hold, clean: uploads.clean },
    mainLender: () => factsOf(brands.provider.orgCode),
    viewOf: views.view,
    contactOf: async (person) => {
      const { name, email } = await accounts.profiles.read(person);
      return { name: `${name.firstName} ${name.lastName}`.trim() || email, email };
    },
    secret: derivedSecret(rootKeys[0], 'conversations'),
    brandOf: (orgCode) => brands.byCode(orgCode) ?? brands.provider,
    listOf: views.list,
    overdueOf: views.overdue,
  });
  return { agents: createAgents({ database, hoursOf: conversations.hours.of }), conversations };
}
