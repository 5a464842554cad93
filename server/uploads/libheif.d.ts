/** What we use of libheif; the package brings no types of its own for it. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface Pixels {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  }
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Null when it cannot be decoded. */
    display(into: Pixels, done: (drawn: Pixels | null) => void): void;
  }
  const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] } };
  // biome-ignore lint/style/noDefaultExport: the package is made so
  export default libheif;
}
