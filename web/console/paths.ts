/** Addresses within the console that more than one page leads to. */

/** Where one application is worked on. */
export const applicationPath = (uuid: string) => `/console/applications/${uuid}`;

/** What the law owes for one application, with its proofs. */
export const binderPath = (uuid: string) => `${applicationPath(uuid)}/binder`;

export const findPath = '/console/find';
