/**
 * Tells that something happened that is worth counting. Nothing is sent yet: whoever brings telemetry fills this in, and
 * every place that has something to tell already calls it.
 */
export type TrackedEvent = 'helocStarted' | 'appStarted';

export function track(_event: TrackedEvent, _properties: Readonly<Record<string, string>> = {}): void {}
