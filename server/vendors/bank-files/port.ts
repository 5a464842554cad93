/** What we need from the bank that takes our payment files: a place to lay them, and one where its answers lie. */
export interface BankFiles {
  /**
   * Lays a file there, whole or not at all, under a name that no other has. The same content twice is one file; another
   * content under the same name is a fault.
   */
  put(name: string, content: Buffer): Promise<void>;
  /** Names of what the bank has laid there for us. */
  list(): Promise<readonly string[]>;
  get(name: string): Promise<Buffer>;
  /** Whether the bank lets us in; throws otherwise. */
  check(): Promise<void>;
}
