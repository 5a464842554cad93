/** The little of autocannon we use; the package brings no types. */
declare module 'autocannon' {
  interface LoadRequest {
    readonly path: string;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Requests a second, over all connections. */
    readonly overallRate?: number;
    readonly requests?: readonly (Partial<LoadRequest> & {
      readonly setupRequest: (request: LoadRequest) => LoadRequest;
    })[];
  }
  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly latency: { readonly p50: number; readonly p99: number };
  }
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
