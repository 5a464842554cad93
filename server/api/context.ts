/** Calls whose path says whether one is signed in: `external` is for anyone, `secure` for those with a token. */
import { type Actor, isVisitor } from '../actor.ts';
import { Failure } from '../failure.ts';

export function checkContext(context: string, actor: Actor): void {
  if (context !== 'external' && context !== 'secure') throw new Failure('notFound');
  if (context === 'secure' && isVisitor(actor)) throw new Failure('unauthenticated');
}
