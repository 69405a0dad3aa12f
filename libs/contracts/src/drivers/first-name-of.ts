/** Returns the first name in a driver's name, all that customers see of it. */
export function firstNameOf(name: string): string {
  return name.trim().replace(/\s.*/su, '');
}
