/** The name by which this application is known to the identity broker, and the header that carries it. */
export const APPLICATION_HEADERS = { 'x-application-name': 'heloc' } as const;

/** The feature that decides the base address of this application's calls: fe-relative-url-{application}. */
export const relativeUrlFlag = 'fe-relative-url-heloc';
