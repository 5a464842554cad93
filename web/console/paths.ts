/** Addresses within the console that more than one page leads to. */

/** Where one application is worked on. */
export const applicationPath = (uuid: string) => `/console/applications/${uuid}`;

export const findPath = '/console/find';
