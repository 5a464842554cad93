/** A guard, what becomes of it when it is taken out, and the test that must notice. */
export interface Mutant {
  readonly guard: string;
  readonly file: string;
  /** Stands once in the file; a spec sees to it. */
  readonly text: string;
  readonly becomes: string;
  /** The spec, and the words of its test that must turn red. */
  readonly spec: string;
  readonly test: string;
}
