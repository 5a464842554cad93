/**
 * The second factors that Plaid's sandbox publishes, chosen by password: `mfa_device` wants 1234, `mfa_questions_2_3` asks
 * two rounds of three questions whose answers are answer_0_0 to answer_1_2, `mfa_selections` wants Yes.
 */
export interface Factor {
  readonly prompts: readonly string[];
  /** What there is to choose from; empty where one types. */
  readonly choices: readonly string[];
}

interface Prompt extends Factor {
  readonly expected: readonly string[];
}

export function isSecondFactor(password: string): boolean {
  return roundsOf(password).length > 0;
}

/** The next thing to ask, or how the answers so far turned out. A password that names no factor asks nothing. */
export function secondFactor(password: string, answers: readonly string[]): Factor | 'passed' | 'wrong' {
  let at = 0;
  for (const { prompts, choices, expected } of roundsOf(password)) {
    const given = answers.slice(at, at + expected.length);
    if (given.length === 0) return { prompts, choices };
    if (expected.some((answer, index) => given[index] !== answer)) return 'wrong';
    at += expected.length;
  }
  return 'passed';
}

function roundsOf(password: string): readonly Prompt[] {
  if (password === 'mfa_device') return [{ prompts: ['The code we sent you'], choices: [], expected: ['1234'] }];
  if (password === 'mfa_selections')
    return [{ prompts: ['Is this your device?'], choices: ['Yes', 'No'], expected: ['Yes'] }];
  const [, rounds, questions] = /^mfa_questions_([1-9])_([1-9])$/.exec(password) ?? [];
  return Array.from({ length: Number(rounds ?? 0) }, (_, round) => {
    const each = Array.from({ length: Number(questions) }, (_, question) => `${round}_${question}`);
    return {
      prompts: each.map((name) => `Your question ${name}`),
      choices: [],
      expected: each.map((name) => `answer_${name}`),
    };
  });
}
