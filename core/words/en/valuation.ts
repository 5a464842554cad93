/** What the home is worth: ordering a valuation, or estimating it. */
export const pleaseEnterWhatYourHome = 'Please enter what your home is worth';
export const pleaseEnterTheValue = 'Please enter the value of the whole home, in dollars';
export const pleaseChooseTheCondition = 'Please choose the condition of your home';
export const weCouldNotFind =
  'We could not find enough sales nearby to value your home automatically. Your estimate lets us show offers now; a professional confirms the value before closing.';
export const whatWouldItSell = 'What would it sell for today?';
export const aRoundFigureIsFine = 'A round figure is fine.';
export const whatShapeIsItIn = 'What condition is it in?';

export const pleaseAgreeBeforeWeOrder = 'Please agree before we order it';
export const yourHomeCouldNot =
  'We couldn’t see your home well enough from the street. You’re not charged for this valuation. Another kind of valuation will work. Please order it here.';
export const theFirstValuationCould = 'The first valuation could not be made';
export const aProfessionalLooksAtYourHome =
  'A professional looks at your home from outside and compares it with others that sold nearby. No one needs to come in.';
export const whatShapeIsYourHome = 'What condition is your home in?';
export const ourRecordsSay = (condition: string) => `Our records say: ${condition}. Tell us how it is today.`;
export const whatItCosts = 'What it costs';
export const wePayForTheValuation = 'We pay for the valuation.';
export const theValuationCostsItIsTaken = (fee: string) =>
  `The valuation costs ${fee}. It is taken from your first draw at closing, not before.`;
export const pleaseOrderTheValuation = 'Please order the valuation.';
export const iAgreeToTheFee = (fee: string) => `I agree to the fee of ${fee}. Please order it.`;
export const orderTheValuation = 'Order the valuation';
