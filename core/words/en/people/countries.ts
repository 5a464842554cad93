/** The countries of the phone input. */

export const unitedStates = 'United States';
export const australia = 'Australia';
export const brazil = 'Brazil';
export const canada = 'Canada';
export const china = 'China';
export const colombia = 'Colombia';
export const dominicanRepublic = 'Dominican Republic';
export const elSalvador = 'El Salvador';
export const france = 'France';
export const germany = 'Germany';
export const guatemala = 'Guatemala';
export const india = 'India';
export const ireland = 'Ireland';
export const israel = 'Israel';
export const italy = 'Italy';
export const japan = 'Japan';
export const mexico = 'Mexico';
export const philippines = 'Philippines';
export const southKorea = 'South Korea';
export const spain = 'Spain';
export const unitedKingdom = 'United Kingdom';
export const vietnam = 'Vietnam';
