/** Statements of server/store that name no organization, each with the reason. What is spread over databases must mend these first. */
export interface Exception {
  readonly file: string;
  /** Words that only this statement has. */
  readonly holds: string;
  readonly why: string;
}

export const exceptions: readonly Exception[] = [];
