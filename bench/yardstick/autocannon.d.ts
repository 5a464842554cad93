/** The part of autocannon that we use; it brings no types. */
declare module 'autocannon' {
  interface Request {
    readonly path: string;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly { readonly setupRequest: (request: Request) => Request }[];
  }
  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly duration: number;
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
