/** Where payment files, and what banks say of them, lie sealed. */
export const achPlace = (orgCode: string, field: string) => ({ orgCode, subject: 'ach files', field });
