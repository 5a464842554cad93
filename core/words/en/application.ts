/** What many pages of an application share. */
export const streetAddress = 'Street address';
export const apartmentOrUnit = 'Apartment or unit';
export const city = 'City';
export const state = 'State';
export const choose = 'Choose';
export const zipCode = 'Zip code';

export const pdfJpegPngOrHeic = 'PDF, JPEG, PNG or HEIC, up to 25 MB each.';
export const takeAPhoto = 'Take a photo';

export const continueLabel = 'Continue';

export const readingYourApplication = 'Loading your application';

export const goToDashboard = 'Go to dashboard';
