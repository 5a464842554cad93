/** What we asked for, said where the borrower waits. */
export const whatWeNeedFrom = 'What we need from you';
export const beforeYouCanSign = 'Before you can sign, please send us this:';
export const seeWhatWeNeed = 'See what we need';
export const weHaveWhatYouSent = 'We have what you sent';
export const weWillEmailYou = (isLate: boolean) =>
  `${isLate ? 'Our team reviews it.' : 'Our team reviews it, usually within one business day.'} We will email you.`;
export const seeWhatYouSent = 'See what you sent';
