/** What we need from the bank that takes our payment files: a place to lay them, and one where its answers lie. */
interface FoundFile {
  readonly name: string;
  /** Changes when its content does, as far as a list can tell. */
  readonly mark: string;
}

/** While we are connected. */
export interface BankRoom {
  /**
   * Lays a file there, whole or not at all, under a name that no other has. The same content twice is one file; another
   * content under the same name is a fault.
   */
  put(name: string, content: Buffer): Promise<void>;
  /** What the bank has laid there for us. */
  list(): Promise<readonly FoundFile[]>;
  get(name: string): Promise<Buffer>;
}

export interface BankFiles {
  /** One connection for a piece of work. */
  within<T>(work: (room: BankRoom) => Promise<T>): Promise<T>;
  /** Whether the bank lets us in; throws otherwise. */
  check(): Promise<void>;
}
