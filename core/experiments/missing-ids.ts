/** As the specification words them: a caller that forgot an id is told so, and nothing is sent. Apart, because pages need only these. */
export const NO_APPLICATION_ID = 'App ID is required to save experiment';
export const NO_PROFILE_UUID = 'No profile uuid';
