/** How a row chooses between values by facts. */

/** A value, or a list of which the first line that holds gives the value; `otherwise` always holds and always closes. */
export type Choice<Fact extends string, Value> =
  | Value
  | readonly [...(readonly [Fact, Value])[], readonly ['otherwise', Value]];

/** The line of a choice that holds; `always` where there is nothing to choose. */
export function lineOf<Fact extends string, Value extends string>(
  choice: Choice<Fact, Value>,
  holds: (fact: Fact) => boolean,
): readonly [because: Fact | 'otherwise' | 'always', value: Value] {
  if (typeof choice === 'string') return ['always', choice];
  for (const [fact, value] of choice) if (fact === 'otherwise' || holds(fact as Fact)) return [fact, value];
  throw new Error('A list must end in otherwise.');
}

export function choose<Fact extends string, Value extends string>(
  choice: Choice<Fact, Value>,
  holds: (fact: Fact) => boolean,
): Value {
  return lineOf(choice, holds)[1];
}
