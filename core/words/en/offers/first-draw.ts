/** Where the first draw goes. */
export const aNotaryInPerson = (manualNotarization: string) =>
  `a notary in person instead of by video costs ${manualNotarization}`;
export const aValuationShouldOne = (valuation: string) => `a valuation, should one be needed, costs ${valuation}`;
export const whereYourFirstDraw = 'Where your first draw goes';
export const firstDraw = 'First draw';
export const paysOffLoansOnYourHome = 'Pays off loans on your home';
export const paysOff = (creditor: string) => `Pays off ${creditor}`;
export const youBringNoMoney = (fee: number, fee2: string, count: number, possible: string) =>
  `You bring no money to closing: these costs are kept back from the draw.${fee > 0 ? ` The origination fee of ${fee2} is added to the line instead.` : ''}${count > 0 ? ` These apply only if needed: ${possible}. We’ll tell you first.` : ''}`;
export const youReceiveItAround = (on: string, signBy: string) =>
  `You receive it around ${on}, if you sign by ${signBy}.`;
