/** How a sandbox behaves: as it should, or in one of the ways in which a company fails us. */
export const sandboxModes = [
  'normal',
  'down',
  'slow',
  'duplicate',
  'malformed',
  'late',
  'reversed',
  'forged',
  'lost',
] as const;
export type SandboxMode = (typeof sandboxModes)[number];
