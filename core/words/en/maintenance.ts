/** What the maintenance page says beside its specified words, which are in shell.ts. */
export const weExpectToBeBack = (moment: string) => `We expect to be back ${moment}.`;
export const needUsNow = <T>(phone: T) => ['Need us now? Call ', phone, '.'] as const;
export const seeSystemStatus = 'See system status';
