/** Which language someone's browser asks for first: a hint for the agent, and no more. */

const names = new Intl.DisplayNames(['en-US'], { type: 'language', fallback: 'none' });

/** The primary tag of the language that weighs most in an Accept-Language header; null where none is a known language. */
export function languageAsked(header: string | undefined): string | null {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .flatMap((part, at) => {
      const [range = '', ...more] = part.trim().split(';');
      const tag = range.split('-')[0]?.toLowerCase() ?? '';
      const weight = Number(
        more
          .find((one) => one.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return /^[a-z]{2,3}$/.test(tag) && names.of(tag) !== undefined && weight > 0 ? [{ tag, weight, at }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  return wanted[0]?.tag ?? null;
}

/** "Spanish" */
export const languageName = (tag: string): string => names.of(tag) ?? tag;
