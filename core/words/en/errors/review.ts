/** Why a document cannot be judged. */
export const stillBeingChecked =
  'One of the files is still being checked for viruses, or did not pass. Wait until it can be opened, or ask for it again.';
