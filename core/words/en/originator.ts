/** The loan officer who came with the application. */
export const your = (originator: string) => `Your ${originator}`;
export const nmls = (nmls: string) => `NMLS #${nmls}`;
export const call = (name: string) => `Call ${name}`;
export const email = (name: string) => `Email ${name}`;
