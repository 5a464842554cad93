/** Names of sanctions lists, as their publishers call them. */
export const sdnList = 'Specially Designated Nationals';
