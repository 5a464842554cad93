/** The video session with the notary. */
export const checkYourDevice = 'Check your device';
export const yourBrowserIsSupported = 'Your browser is supported.';
export const yourCameraWorks = 'Your camera works.';
export const yourCameraIsNot = 'Your camera is not on yet.';
export const yourMicrophoneWorksSay = 'Your microphone works. Say something: the bar moves.';
export const yourMicrophoneIsNot = 'Your microphone is not on yet.';
export const you = 'You';
export const howLoudYourMicrophone = 'Microphone level';
export const turnOnCameraAndMicrophone = 'Turn on camera and microphone';
export const playASound = 'Play a sound';
export const iHeardIt = 'I heard it';
export const iDidNotHear = 'I did not hear it';
export const thisBrowserIsToo =
  'This browser is too old for video. Use a current Chrome, Edge, Firefox or Safari, on a computer or a phone.';
export const yourSpeakerHasNot = 'You haven’t tested your speaker yet.';
export const didYouHearTwo = 'Did you hear two short tones?';
export const yourSpeakerWorks = 'Your speaker works.';
export const turnTheVolumeUp = 'Turn the volume up, or plug in headphones, and play the sound again.';

export const firstFiveQuestions = 'First, five questions';
export const notConfirmed = 'Not confirmed';
export const theyComeFromPublic =
  'They come from public records about you. Answer four of five correctly. You have two minutes once you begin.';
export const begin = 'Begin';
export const asking = 'Asking';
export const theTimeWasOver = 'Time ran out.';
export const notEnoughAnswersWere = 'Not enough answers were right.';
export const youHaveOneMore = (what: string) => `${what} You have one more try, with a new set of questions.`;
export const youWillMeetANotary = (what: string) =>
  `${what} You will meet a notary in person instead, at no cost to you.`;
export const timeLeft = (clock: string) => `Time left ${clock}`;
export const secondsLeft = (secondsLeft: number) => `${secondsLeft} seconds left`;
export const timeRanOutSend = 'Time ran out. Send your answers to start again.';
export const pleaseChooseOne = 'Please choose one';
export const sendMyAnswers = 'Send my answers';

export const openingTheRoom = 'Opening the room';
export const theNotary = 'The notary';
export const tryAgain = 'Try again';
export const itDoesNotWork = 'It isn’t working';
export const connecting = 'Connecting';
export const isNotInTheRoom = (notary: string) =>
  `${notary} is not in the room yet. Please stay; you are in the queue.`;
export const yourCameraIsOff = 'Your camera is off';
export const youSignInAMoment = 'You sign in a moment';
export const showYourIdentityDocument = 'Show your identity document';
export const knowsWhoYouAreAndAsks = (notary: string) =>
  `${notary} has confirmed who you are and will ask you to sign when it’s your turn.`;
export const holdYourIdentityDocument = (notary: string) =>
  `Hold your identity document to the camera when ${notary} asks you to.`;
export const youHaveSigned = 'You have signed';
export const nowSealsTheDeed = (notary: string) => `${notary} now seals the deed. Please stay for another moment.`;
export const theOthersStillHave =
  'The others still have to sign. You may close this page; we’ll email you when the deed is sealed.';
export const ifThePictureStops = <T>(supportPhone: T) =>
  ['If the video stops, stay on this page. It comes back automatically. Or call ', supportPhone, '.'] as const;
export const openingTheRoomSentence = 'Opening the room.';
export const youAreInTheRoom = 'You are in the room.';
export const theConnectionDroppedWeAreBringing = 'The connection dropped. We are bringing you back.';
export const theMeetingIsOpen = 'The meeting is open in another window';
export const youCanBeInTheRoom =
  'The session is already open in another window. Continue there, or close it and reload this page.';
export const toUseThisWindow = 'Use this window';
export const theDeedIsSealed = 'The deed is sealed';
export const theSessionHasEnded = 'The session has ended';
export const thankYouTheNotary = 'Thank you. The notary has sealed the deed.';
export const theDeedWasNot = 'The deed was not signed in this session. The next page says what happens next.';
export const goOn = 'Continue';
export const theDeedOfTrust = 'The deed of trust or mortgage';
export const theHome = 'The home';
export const loan = 'Loan';
export const hasSigned = 'Has signed';
export const hasNotSignedYet = 'Has not signed yet';

export const theSessionIsOver = 'The session is over';
export const thankYouWeAreTaking = 'Thank you. We are taking you to what comes next.';
export const nothingIsLostWhat = 'Nothing is lost: what has been signed stays signed, and the notary keeps your place.';
export const waysOn = 'What you can do';
export const loadThePageAgain =
  'Load the page again, or open it on another computer or phone: log in there and pick up where you left off.';
export const allowCameraAndMicrophone = 'Allow camera and microphone in the browser’s address bar.';
export const closeOtherProgramsThatUse = 'Close other programs that use the camera.';
export const checkMyDeviceAgain = 'Check my device again';
export const orCallAndWeGo = <T>(supportPhone: T) =>
  ['Or call ', supportPhone, ', and we go through it with you.'] as const;
export const thereIsNoNotary = 'There is no notary session now';

export const pleaseReadItFirst = 'Please read it first';
export const pleaseTypeYourName = 'Please type your name';
export const itIsYourTurn = 'It is your turn to sign';
export const iHaveReadTheDeed = 'I have read the deed, and I sign it of my own free will.';
export const typeYourNameToSign = 'Type your name to sign';
export const exactlyAsOnTheDeed = (name: string) => `Exactly as on the deed: ${name}`;
export const signTheDeed = 'Sign the deed';
