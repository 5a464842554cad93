/** What a closing still lacks. */

export const notEveryOwnerHasThe = 'Not every owner has the notice of the right to cancel.';
