/**
 * A registration that is not finished: everything with the moment it was said, so that what two tabs say can be brought
 * together and the newest of each wins. The browser holds it in memory, the server keeps it sealed; no password and no
 * Social Security number is ever in it.
 */
interface Stamped {
  readonly value: unknown;
  readonly atMs: number;
}

/** By name: `answer:name`, `seen:name` (a step that was confirmed), `typed:name:firstName`, and whatever else is kept. */
type Said = Readonly<Record<string, Stamped>>;

export interface Draft {
  readonly version: 1;
  readonly savedAtMs: number;
  readonly said: Said;
}

export const emptyDraft: Draft = { version: 1, savedAtMs: 0, said: {} };

/**
 * A week after the last change it is forgotten, here and there, because a computer may be shared. One number, so that it
 * stands where it is read: every page reads it, and only registration needs the rest of this file.
 */
export const DRAFT_LIFE_MS = 604_800_000;

/** Ids are made in the browser; what someone wrote into the address need only be harmless. */
export function isRegistrationId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** Two drafts as one: the newest of everything. */
export function mergeDrafts(one: Draft, other: Draft): Draft {
  const said: Record<string, Stamped> = { ...one.said };
  for (const [name, stamped] of Object.entries(other.said)) {
    const known = Object.hasOwn(said, name) ? said[name] : undefined;
    if (!known || stamped.atMs > known.atMs) said[name] = stamped;
  }
  return withoutStale({ version: 1, savedAtMs: Math.max(one.savedAtMs, other.savedAtMs), said });
}

/** What was typed before its step was confirmed, or before its owner moved into the property, is done with. */
export function withoutStale(draft: Draft): Draft {
  const { said } = draft;
  const isStale = (name: string, atMs: number) => {
    const [kind, step] = name.split(':');
    return kind === 'typed' && ['seen', 'moved'].some((end) => atMs <= (said[`${end}:${step}`]?.atMs ?? 0));
  };
  return {
    ...draft,
    said: Object.fromEntries(Object.entries(said).filter(([name, { atMs }]) => !isStale(name, atMs))),
  };
}
