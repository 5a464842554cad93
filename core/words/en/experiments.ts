/** As the specification words them: a caller that forgot an id is told so, and nothing is sent. */
export const appIdIsRequired = 'App ID is required to save experiment';
export const noProfileUuid = 'No profile uuid';
