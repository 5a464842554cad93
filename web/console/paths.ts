/** Addresses within the console that more than one page leads to. */

/** Where one application is worked on. */
export const applicationPath = (uuid: string) => `/console/applications/${uuid}`;

/** What the law owes for one application, with its proofs. */
export const binderPath = (uuid: string) => `${applicationPath(uuid)}/binder`;

/** Its papers beside what they should prove; of one condition, or one paper, where it is named. */
export const reviewPath = (uuid: string, at: { readonly condition?: string; readonly document?: string } = {}) => {
  const query = new URLSearchParams(at).toString();
  return `${applicationPath(uuid)}/review${query === '' ? '' : `?${query}`}`;
};

export const findPath = '/console/find';
