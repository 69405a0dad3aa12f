/** Digits and the separators that people write between them. */
const onlyDigits = /^\+?[\d\s().-]+$/;
/** Positions before the last 2, 4, 7 and 9 digits: `+994 50 111 22 33`. */
const groupStarts = /(?<=\d)(?=(?:\d{2}|\d{4}|\d{7}|\d{9})$)/g;

/**
 * Formats a phone number in groups of digits, which spreadsheets treat neither as a number nor as a formula: `+994501112233`
 * becomes `+994 50 111 22 33`. Existing groups stay; hyphens and brackets become spaces. Null if it has other characters.
 */
export function phoneText(phone: string): string | null {
  if (!onlyDigits.test(phone)) return null;
  const groups = phone.replaceAll(/[^\d+]+/g, ' ').trim();
  return groups.includes(' ') ? groups : groups.replaceAll(groupStarts, ' ');
}
