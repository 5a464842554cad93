/** What is said when a call, an upload or a camera fails. */
export const tooManyTriesPlease = (retryAfterS: string) => `Too many tries. Please wait ${retryAfterS} and try again.`;
export const aMinute = 'a minute';
export const minutes = (minutes: number) => `${minutes} minutes`;
/** Said by the first page, which has no room for the rules of plurals. */
export const hours = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`);

export const thisFileWasRefused = 'This file was refused.';
export const theUploadWasCancelled = 'The upload was canceled.';

export const theBrowserDoesNot =
  'The browser does not let this page use your camera and microphone. Allow both in the address bar, then try again.';
export const weFoundNoCamera = 'We found no camera or no microphone. Plug one in, or use a phone, then try again.';
export const anotherProgramIsUsing = 'Another program is using your camera or microphone. Close it, then try again.';
export const yourCameraOrMicrophone =
  'Your camera or microphone could not be started. Try again, or use another device.';
export const noDevicesHere = 'No devices here.';
