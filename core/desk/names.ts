/** Names of the journey's own words, as staff read them: `DEED_SIGNING` is "Deed signing", `fundingApproved` "Funding approved". */
export function sayStatus(status: string): string {
  return capital(status.replaceAll('_', ' ').toLowerCase());
}

export function sayEvent(event: string): string {
  return capital(event.replaceAll(/([A-Z])/g, ' $1').toLowerCase());
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
