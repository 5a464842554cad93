/**
 * What a page would like to know of the database, where it says so in a moment. A page is served whatever the database does:
 * one that swallows questions without a word would keep every visitor waiting for as long as it lasts.
 */
const momentMs = 300;

/** Undefined where it fails or takes longer. What comes later is for those who ask then. */
export function ifSoon<T>(asked: Promise<T> | undefined, ms = momentMs): Promise<T | undefined> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(undefined), ms);
    const settle = (answer: T | undefined) => {
      clearTimeout(timer);
      done(answer);
    };
    Promise.resolve(asked).then(settle, () => settle(undefined));
  });
}
