/** Addresses as they are shown to someone who should recognize their own and learn no one else's. */

/** `j•••@example.com` */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** `(•••) •••-1234` */
export function maskedPhone(digits: string): string {
  return `(•••) •••-${digits.slice(-4)}`;
}
