/** Records: how long they are kept, and legal holds. */
export const title = 'Records';
export const intro =
  'How long each kind of record is kept. What is past its time is destroyed automatically. A legal hold stops that for one application.';
export const reading = 'Loading records';
export const holdsTitle = 'Legal holds';
export const noHolds = 'No legal hold was placed.';
export const tableTitle = 'How long records are kept';
export const next = 'Next page';
export const first = 'First page';

export const hold = 'Legal hold';
export const onHold = 'On legal hold: nothing of this application is destroyed.';
export const notHeld = 'No legal hold.';
export const place = 'Place a legal hold';
export const placing = 'Placing the hold';
export const reason = 'Reason';
export const reasonHint = 'Name the lawsuit, exam, or complaint.';
export const placedBy = (who: string, when: string) => `Placed by ${who}, ${when}`;
export const askLift = 'Ask to lift the hold';
export const asking = 'Sending the request';
export const liftAsked = (who: string, when: string) => `${who} asked to lift it, ${when}`;
export const waitsForSecond = 'A second person must agree before the hold is lifted.';
export const agree = 'Agree and lift the hold';
export const refuse = 'Keep the hold';
export const takeBack = 'Take the request back';
export const ofLoan = (act: string, loanNumber: string) => `${act}: ${loanNumber}`;
export const settling = 'Saving';
export const lifted = (who: string, when: string) => `Lifted by ${who}, ${when}`;
export const failed = 'That didn’t work';
export const destroyedTitle = 'Destroyed at the end of its time';
export const destroyedOn = (kind: string, when: string) => `${kind}, ${when}`;
export const counselMust = 'Counsel must confirm';
export const destroys = 'Destroyed automatically once every rule has ended.';
export const stays = 'Not destroyed automatically.';

export const isHeld = 'There is a legal hold on this application already.';
export const liftWaits = 'Someone asked to lift this hold already, or it is lifted.';
export const nothingToLift = 'Nothing waits to be lifted here. Reload the page.';
export const someoneElseLifts = 'You asked to lift this hold. Someone else must agree.';
