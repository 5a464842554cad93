/** Photos of an identity document and of oneself. */
export const toUseThisPhoto = 'Use this photo';
export const toUseItAnyway = 'Use it anyway';
export const takeItAgain = 'Take it again';
export const takeThePhoto = 'Take the photo';
export const theCameraIsNot = 'The camera is not available';
export const pleaseLookAgain = 'Please look again';
export const canEverythingBeRead = 'Can everything be read, and is nothing cut off?';
export const whatYouHaveJust = 'What you have just taken';
export const whatTheCameraSees = 'What the camera sees';
export const yourBrowserDoesNot =
  'Your browser does not let us use the camera. Allow it in the address bar, upload a photo, or continue on your phone.';

export const frontOfYourDocument = 'Front of your document';
export const backOfYourDocument = 'Back of your document';
export const aPhotoOfYourself = 'A photo of yourself';
export const layItOnADark =
  'Lay it on a dark, even surface and fill the frame. Show all four corners, and avoid glare.';
export const turnItOverAndFill = 'Turn it over and fill the frame. The bar code must be sharp.';
export const lookStraightIntoTheCamera =
  'Look straight into the camera, without hat or sunglasses, with light on your face.';
export const asYouSentIt = (titles: string) => `${titles}, as you sent it`;
export const yourBrowserCannotShow = (name: string, sizeBytes: string) =>
  `${name}, ${sizeBytes}. Your browser cannot show this kind of photo; we can.`;
export const sending = (name: string) => `Sending ${name}`;
export const youMayAlsoSend = (quality: string) => `${quality} You may also send it as it is.`;
export const tryAgain = 'Try again';
export const toUseTheCamera = 'Use the camera';
export const uploadAnotherPhoto = 'Upload another photo';
export const uploadAPhoto = 'Upload a photo';
export const upload = (titles: string) => `Upload: ${titles}`;

export const notATemporaryPaper = 'Not a temporary paper one.';
export const thePageWithYourPhoto = 'The page with your photo.';
export const issuedByYourState = 'Issued by your state.';
export const alsoCalledAGreen = 'Also called a green card.';

export const openingTheStep = 'Opening the step';
export const weCouldNotReach = 'We could not reach our server';
export const pleaseCheckYourConnection = 'Please check your connection and try again.';
export const thisCodeNoLonger = 'This code no longer works';
export const aCodeWorksOnce =
  'A code works once and for ten minutes, and ends when the photos are sent. Please look at the page on your computer: it has gone on, or it makes a new code to scan.';
export const thankYouWeHave = 'Thank you, we have your photos';
export const pleaseGoBackToYourComputer =
  'Please go back to your computer. The page there continues automatically. You can close this one.';
export const letsConfirmItsYouYourPhotos = (firstName: string) =>
  `Let’s confirm it’s you, ${firstName}. Your photos are sealed when they arrive and used for nothing else.`;

export const preferToUseYourPhone = 'Prefer to use your phone?';
export const thatCodeNoLonger = 'That code no longer works. You can have a new one.';
export const scanACodeWithYourPhones =
  'Scan a code with your phone’s camera and take the photos there. You don’t need to log in again.';
export const makingACode = 'Making a code';
export const showMeANew = 'Show me a new code';
export const showMeACode = 'Show me a code';
export const codeThatOpensThisStep = 'Code that opens this step on your phone';
export const yourPhoneIsConnected =
  'Your phone is connected. Take the photos there; this page continues automatically when they arrive.';
export const scanThisCodeWithYourPhones =
  'Scan this code with your phone’s camera. It works once, for ten minutes, and only for these photos.';
export const stopping = 'Stopping';
export const disconnectThePhone = 'Disconnect the phone';
export const cancel = 'Cancel';

export const pleaseAddAPhoto = 'Please add a photo of the front.';
export const pleaseAddAPhotoOf = 'Please add a photo of the back.';
export const pleaseAddAPhotoOfYourself = 'Please add a photo of yourself.';
export const somePhotosAreStill = 'Some photos are still missing.';
export const whichDocumentWillYouShow = 'Which document will you show?';
export const pleaseChooseADocument = 'Please choose a document.';
export const sendMyPhotos = 'Send my photos';

export const letsConfirmItsYouItTakes = (firstName: string) =>
  `Let’s confirm it’s you, ${firstName}. It takes about two minutes and one document. Your photos are sealed when they arrive and used for nothing else.`;
export const questionsCall = <T>(supportPhone: T) => ['Questions? Call ', supportPhone, '.'] as const;

export const thePhotoIsToo = 'The photo is too small to read. Please go closer, or use the main camera.';
export const thePhotoIsTooDark = 'The photo is too dark. Please find more light.';
export const thePhotoIsTooBright = 'The photo is too bright. Please turn away from the light to avoid glare.';
export const thePhotoIsBlurred = 'The photo is blurred. Please hold still and let the camera focus.';

export const goodLightADark = (triesLeft: string) =>
  `${triesLeft} Good light, a dark surface and a steady hand help most.`;
export const weCouldNotRead = 'We could not read your last photos';
export const aPersonLooksAtWhat = 'Our team will review what you send now.';
export const youHaveOneMore = 'You have one more try. After that, our team reviews your documents.';
export const youHaveMoreTries = (triesLeft: number) => `You have ${triesLeft} more tries.`;
