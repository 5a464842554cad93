/** What is said where an application rests longer than it usually does. */
export const thisIsTakingLonger = (hasNoToldAt: boolean) =>
  `This is taking longer than usual${hasNoToldAt ? '.' : ', and our team has been told.'}`;
export const itIsTakingLonger = 'It is taking longer than usual';
export const yourApplicationHasBeen = (hasToldAt: boolean) =>
  `Your application has been at this step longer than we expected. Nothing you sent is lost.${hasToldAt ? ' Our team has been told.' : ''}`;
/** For another owner, who waits with an application that is not theirs. */
export const theApplicationHasBeen = (hasToldAt: boolean) =>
  `The application has been at this step longer than we expected. Nothing you sent is lost.${hasToldAt ? ' Our team has been told.' : ''}`;
export const wouldYouLikeToTalk = <T>(supportPhone: T) =>
  ['Would you like to talk to us? Call ', supportPhone, '.'] as const;
