/** Bytes handled at once, so that no call has too many arguments. */
const CHUNK = 0x8000;

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
}

/** The bytes of a text in base64. What does not belong to it is passed over, since a snapshot may hold anything. */
export function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/[^A-Za-z0-9+/]/g, '');
  // A single last digit is less than a byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}
