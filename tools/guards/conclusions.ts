/** What our rules conclude from vendors' reports, where it protects money or a right of the law. */
import type { Mutant } from './mutant.ts';

const of = (name: string) => ({
  file: `core/underwriting/conclusions/${name}.ts`,
  spec: `core/underwriting/conclusions/${name}.spec.ts`,
});

export const conclusionGuards: readonly Mutant[] = [
  {
    guard: 'no days of the right to cancel begin before every owner has the notice',
    ...of('closing'),
    text: 'if (isMissing) return',
    becomes: 'if (!now) return',
    test: 'no days begin before every owner has the notice',
  },
  {
    guard: 'the days of the right to cancel are counted from the notices when they come after the signature',
    ...of('closing'),
    text: 'rightToCancel(application, now, settings)',
    becomes: 'rightToCancel(application, new Date(0), settings)',
    test: 'counted from the notices when they come later',
  },
  {
    guard: 'a mortgage paid late within the year is looked at by a person',
    ...of('credit'),
    text: 'lastLateOn > addYears(today, -lateYears)',
    becomes: 'lastLateOn >= addYears(today, -lateYears)',
    test: 'what a report amounts to',
  },
  {
    guard: 'an alert comes before everything else that a report says',
    ...of('credit'),
    text: "if (alerts.length > 0) return 'alert';",
    becomes: '',
    test: 'what a report amounts to',
  },
  {
    guard: 'a score may move ten points between two reports and no more',
    ...of('credit'),
    text: 'const scoreDropTolerated = 10;',
    becomes: 'const scoreDropTolerated = 11;',
    test: 'changes the terms',
  },
  {
    guard: 'a draw that no longer pays all it is to pay goes back to the borrower',
    ...of('title'),
    text: 'const isEnough = coversAll(letters, known);',
    becomes: 'const isEnough = coversAll(letters, known) || true;',
    test: 'a cent more is a counter-offer',
  },
  {
    guard: 'what a title report finds beyond the standard exceptions is left to a person',
    ...of('title'),
    text: '({ kind }) => kind !== harmless',
    becomes: '({ kind }) => kind === harmless',
    test: 'everything else is filed for a person',
  },
  {
    guard: 'income a cent below nine tenths of what was stated is another income',
    file: 'core/underwriting/income.ts',
    text: 'verifiedCents * 10_000 < statedCents',
    becomes: 'verifiedCents * 10_000 <= statedCents',
    spec: 'core/underwriting/conclusions/verification.spec.ts',
    test: 'nine tenths of what was stated',
  },
  {
    guard: 'no machine’s suspicion of a paper decides',
    ...of('verification'),
    text: 'if (said.hasTamperSignals) return',
    becomes: 'if (!said) return',
    test: 'papers that were edited refuse no one',
  },
  {
    guard: 'a new lien before funding stops the money',
    ...of('last-checks'),
    text: 'isClear: findings.length === 0',
    becomes: 'isClear: findings.length >= 0',
    test: 'a lien that neither the borrower nor the title report told of is one',
  },
  {
    guard: 'an attorney state has its attorney whatever the platform says',
    ...of('closing'),
    text: 'platform.needsAttorney || needsAttorney(state)',
    becomes: 'platform.needsAttorney',
    test: 'the signing of a deed',
  },
  {
    guard: 'no deed is signed by video where the state knows none',
    ...of('closing'),
    text: 'platform.isManual || mustMeetNotary(state, today, settings)',
    becomes: 'platform.isManual',
    test: 'the signing of a deed',
  },
  {
    guard: 'no one closes before the day of the law',
    ...of('closing'),
    text: 'laterOf(lawful, platform.closingNotBefore)',
    becomes: 'platform.closingNotBefore',
    test: 'no one closes before the twelfth day of Texas',
  },
  {
    guard: 'a home that changed hands within ninety days is told of',
    ...of('property'),
    text: 'isTransferRecent(said.lastTransferOn, today)',
    becomes: 'isTransferRecent(said.lastTransferOn, said.lastTransferOn) && false',
    test: 'ninety days after the last transfer',
  },
  {
    guard: 'a model’s figure counts only when it is confident, narrow and recent',
    ...of('property'),
    text: "value.outcome === 'valued' && isConfident(value, today)",
    becomes: "value.outcome === 'valued'",
    test: 'a model’s figure',
  },
  {
    guard: 'a payoff names the account that the bureau or the lienholder gave, and no other',
    file: 'core/underwriting/payoffs.ts',
    text: 'file.payoffAccounts?.[uuid] ?? null',
    becomes: "file.payoffAccounts?.[uuid] ?? '0000'",
    spec: 'core/underwriting/conclusions/title.spec.ts',
    test: 'no letter, no number',
  },
];
