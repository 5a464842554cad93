/** Why someone of the staff may not be changed by someone. */
export const notYourself = 'You can’t change your own account here. Another administrator can.';
export const onlyProviderAdmins = 'Only a provider admin can change a provider admin.';
export const onlyTheProviderHas = 'Only the provider’s own organization has provider admins.';
export const worksHereAlready = 'Someone with this email works here already. Change their roles instead.';
export const chooseARole = 'Choose at least one role.';
export const sayWhy = 'Say why, in a few words.';
export const isTooLong = 'Say it shorter.';
export const enterAName = 'Enter a name.';
