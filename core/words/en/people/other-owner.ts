/** What is said of another owner who is not named well. */

export const enterAValidPhoneNumber = 'Please enter a valid phone number';
