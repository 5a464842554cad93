/** Whether an address has the shape of a pattern such as `/account/{product}/register`, and what stands in its places. */
export type PathParams = Readonly<Record<string, string>>;

/** Both cut at their slashes. */
export function matchSegments(pattern: readonly string[], segments: readonly string[]): PathParams | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) {
      if (segment === '') return undefined;
      params[part.slice(1, -1)] = segment;
    } else if (part !== segment) return undefined;
  }
  return params;
}
