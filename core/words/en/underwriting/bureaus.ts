/** Addresses of bureaus for people who want to see their report. */

export const equifax = 'Equifax Information Services LLC, P.O. Box 740241, Atlanta, GA 30374';
export const experian = 'Experian, P.O. Box 2002, Allen, TX 75013';
export const transUnion = 'TransUnion LLC, Consumer Disclosure Center, P.O. Box 1000, Chester, PA 19016';
export const meridian = '12 Sample Avenue, Reno, NV 89501';
export const northbridge = '34 Sample Avenue, Reno, NV 89501';
export const trilane = '56 Sample Avenue, Reno, NV 89501';
