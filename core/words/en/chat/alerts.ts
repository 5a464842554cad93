/** What a chat says when something is wrong, and how it ends. The specification words these. */

export const connectionLost = 'Connection lost. Attempting to reconnect.';
export const somethingWentWrong = 'Something went wrong. Please try again later.';
export const tokenStateIsInvalid = 'Token state is invalid.';
export const tryResendingTheMessage = 'Something went wrong. Please try resending the message.';

export const webchatSessionDataNotFound = 'Webchat session data not found';
export const omniProxyValueNotAvailable = 'Omni Proxy value not available';
export const contactIdNotAvailable = 'Contact ID not available';
export const userNotFound = 'User not found';

export const representativeHasEndedTheChat = 'Customer representative has ended the chat';
