/** What stands on every page of a paper, and on what goes with it. */

export const certificateOfSigning = 'Certificate of signing';

export const sampleToBeApprovedBy = 'Sample, to be approved by counsel. ';
export const lenderLine = (legalName: string, nmlsId: string) => `${legalName}, NMLS ${nmlsId}. Equal housing lender.`;
export const theSameAsText = 'The same document as text';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

export const returnTo = 'Recording requested by, and return to:';
export const forTheRecorder = 'Space above this line is for the recorder.';

export const notaryReason = 'Notary acknowledgment and seal';

export const papersOf = (loanNumber: string | null | undefined) => `Documents for ${loanNumber ?? 'your application'}`;
