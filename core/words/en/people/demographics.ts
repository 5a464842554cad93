/** Ethnicity, race and sex, as Regulation C names them. */

// Ethnicities
export const hispanicOrLatino = 'Hispanic or Latino';
export const mexican = 'Mexican';
export const puertoRican = 'Puerto Rican';
export const cuban = 'Cuban';
export const otherHispanicOrLatino = 'Other Hispanic or Latino';
export const notHispanicOrLatino = 'Not Hispanic or Latino';
export const iDoNotWishTo = 'I do not wish to provide this information';

// Races
export const americanIndianOrAlaskaNative = 'American Indian or Alaska Native';
export const asian = 'Asian';
export const asianIndian = 'Asian Indian';
export const chinese = 'Chinese';
export const filipino = 'Filipino';
export const japanese = 'Japanese';
export const korean = 'Korean';
export const vietnamese = 'Vietnamese';
export const otherAsian = 'Other Asian';
export const blackOrAfricanAmerican = 'Black or African American';
export const nativeHawaiianOrOtherPacific = 'Native Hawaiian or Other Pacific Islander';
export const nativeHawaiian = 'Native Hawaiian';
export const guamanianOrChamorro = 'Guamanian or Chamorro';
export const samoan = 'Samoan';
export const otherPacificIslander = 'Other Pacific Islander';
export const white = 'White';

// Sexes
export const male = 'Male';
export const female = 'Female';
export const bothMaleAndFemale = 'Both male and female';

// Codes of
export const chooseAnAnswerOrSay = 'Please choose an answer, or say that you would rather not';
export const chooseEachOnce = 'Please choose each answer once';
export const atMost100Characters = 'Please use at most 100 characters';
