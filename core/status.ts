/** The parts of the product that partners read about at /status, in the order of the page. */
export const components = ['applying', 'deciding', 'vendors', 'messages'] as const;
export type Component = (typeof components)[number];

/** From best to worst. */
const levels = ['up', 'slow', 'down'] as const;
export type Level = (typeof levels)[number];

export interface ComponentStatus {
  readonly component: Component;
  readonly level: Level;
  /** When it left `up`; null while it is. */
  readonly since: Date | null;
}

export interface Incident {
  readonly component: Component;
  readonly level: Exclude<Level, 'up'>;
  readonly since: Date;
  readonly until: Date;
}

export interface StatusShown {
  readonly at: Date;
  readonly components: readonly ComponentStatus[];
  /** Those that are over, the newest first. */
  readonly past: readonly Incident[];
  /** Whether what is over could be read. */
  readonly isPastKnown: boolean;
}

export function worst(all: readonly Level[]): Level {
  return levels[Math.max(0, ...all.map((level) => levels.indexOf(level)))] ?? 'up';
}
