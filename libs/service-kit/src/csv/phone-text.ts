/** Digits with what people write between them; nothing of it runs as a formula once only spaces are left. */
const onlyDigits = /^\+?[\d\s().-]+$/;
/** Before the last 2, 4, 7 and 9 digits: `+994 50 111 22 33`. */
const groupStarts = /(?<=\d)(?=(?:\d{2}|\d{4}|\d{7}|\d{9})$)/g;

/**
 * A phone in groups of digits, which no spreadsheet takes for a number or a formula: `+994501112233` becomes
 * `+994 50 111 22 33`, other groups stay, hyphens and brackets become spaces. null for what has other characters.
 */
export function phoneText(phone: string): string | null {
  if (!onlyDigits.test(phone)) return null;
  const groups = phone.replaceAll(/[^\d+]+/g, ' ').trim();
  return groups.includes(' ') ? groups : groups.replaceAll(groupStarts, ' ');
}
