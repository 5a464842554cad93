/** What is said of names on sanctions lists, and why something waits for it. */

export const nameIsLikeOneOnAList = 'A name is like one on a sanctions list.';
export const ourTeamLooksAtIt = 'Our team is looking at your application. We will let you know when you can go on.';
