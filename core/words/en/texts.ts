/** Text messages of ours. Short: a phone shows the first line, and carriers charge by the part. */

export const weNeedSomething = (lender: string, url: string) =>
  `${lender}: We need something from you to keep your application moving. See what it is: ${url} Reply HELP for help, STOP to end texts.`;
export const stopped = (lender: string) =>
  `${lender}: You won’t get any more texts from us at this number. We’ll still email you. Reply START to get texts again.`;
export const started = (lender: string) =>
  `${lender}: Texts to this number are back on. Message and data rates may apply. Reply STOP to end them.`;
export const startedButNotAgreed = (lender: string, url: string) =>
  `${lender}: This number can get texts again. To get texts about your application, choose them in your settings: ${url} Reply STOP to end.`;
export const help = (lender: string, url: string) =>
  `${lender}: Texts about your application; how many depends on what it needs. Message and data rates may apply. Get help at ${url} Reply STOP to end texts.`;
