/** Answers what is switched on for the person who asks: known by their token, or a visitor with a tracker. */
import type { IncomingHttpHeaders } from 'node:http';
import type { optimizeCalls } from '#core/contract/optimize.ts';
import { decidedFlags, isFlagKey } from '#core/flags/rules.ts';
import type { Flag, FlagSubject, Flags, FlagsFor } from '#core/flags.ts';
import { type Actor, isVisitor, type Person } from '../actor.ts';
import { Failure } from '../failure.ts';
import { type LiveFlags, wholeOf } from '../flags.ts';
import type { Experiments } from '../insights/index.ts';
import { browserOf } from './browser.ts';
import { checkContext } from './context.ts';
import type { Handlers } from './handler.ts';

interface OptimizeDeps {
  readonly flagsFor: FlagsFor;
  readonly noteRead: LiveFlags['noteRead'];
  readonly experiments: Pick<Experiments, 'subjectOf' | 'see'>;
  readonly canonicalOf: (orgCode: string) => string | undefined;
  /** Refuses anyone who may not see it, as if it were not there. */
  readonly viewOf: (person: Person, uuid: string) => Promise<Viewed>;
}

interface Viewed {
  readonly application: {
    readonly product: string;
    readonly property: { readonly address: { readonly state: string } };
  };
}

interface OptimizeUser {
  readonly trackerId?: string;
  readonly applicationUuid?: string;
  readonly productType?: string;
}

interface Asking {
  readonly params: { readonly context: string };
  readonly actor: Actor;
  readonly orgCode: string;
  readonly body: { readonly optimizeUser: OptimizeUser };
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string>>;
}

export function optimizeHandlers({
  flagsFor,
  noteRead,
  experiments,
  canonicalOf,
  viewOf,
}: OptimizeDeps): Handlers<keyof typeof optimizeCalls> {
  async function askedBy(asking: Asking) {
    const { params, actor, orgCode: presented, body } = asking;
    checkContext(params.context, actor);
    const orgCode = isVisitor(actor) ? canonicalOf(presented) : actor.orgCode;
    if (orgCode === undefined) throw new Failure('organizationNotFound');
    const { optimizeUser } = body;
    const browser = browserOf(asking);
    const brought = browser.unit ?? (browser.mayFollow ? optimizeUser.trackerId : undefined);
    const kept = await experiments.subjectOf(orgCode, isVisitor(actor) ? undefined : actor, brought);
    const subject = { ...whoOf(actor), ...(await aboutOf(actor, optimizeUser)), ...kept };
    return { orgCode, actor, subject, browser: { ...browser, unit: brought } };
  }

  async function flagsOf(asking: Asking): Promise<Flags> {
    const { orgCode, subject } = await askedBy(asking);
    return flagsFor(orgCode, subject);
  }

  async function aboutOf(
    actor: Actor,
    { trackerId, applicationUuid, productType }: OptimizeUser,
  ): Promise<FlagSubject> {
    const said = { ...(trackerId && { trackerId }), ...(productType && { product: productType }) };
    if (applicationUuid === undefined) return said;
    if (isVisitor(actor)) throw new Failure('notFound');
    const { product, property } = (await viewOf(actor, applicationUuid)).application;
    return { ...said, applicationUuid, product, state: property.address.state };
  }

  return {
    'POST /service-optimize/{context}/api/v1/feature': async (asking) => {
      const flags = await flagsOf(asking);
      const { featureKey } = asking.body;
      return { enabled: isFlagKey(featureKey) && flags[featureKey].enabled };
    },
    'POST /service-optimize/{context}/api/v2/decision': async (asking) => {
      const flags = await flagsOf(asking);
      return { decisions: decidedFlags.map((key) => shown(flags[key])) };
    },
    'POST /service-optimize/{context}/api/v1/features': async (asking) => ({
      features: Object.values<Flag>(wholeOf(await flagsOf(asking))).map(shown),
    }),
    'POST /ft/{context}/features-read': ({ params, actor, body }) => {
      checkContext(params.context, actor);
      noteRead(body.featureKeys);
    },
    'POST /service-optimize/{context}/api/v1/exposure': async (asking) => {
      await experiments.see({ ...(await askedBy(asking)), flag: asking.body.featureKey });
    },
  };
}

function whoOf(actor: Actor): FlagSubject {
  if (isVisitor(actor)) return { role: 'visitor' };
  const [role] = actor.roles;
  return { identityUuid: actor.identityUuid, ...(role && { role }) };
}

const shown = ({ key, enabled, variables }: Flag) => ({ key, enabled, variables: { ...variables } });
