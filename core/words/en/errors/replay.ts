/** Why a recording of a visit is not taken. */
export const thisPageIsNeverRecorded = 'This page is never recorded.';
