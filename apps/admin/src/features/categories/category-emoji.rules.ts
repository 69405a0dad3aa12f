const emojiByName = new Map([
  ['economy', '🚗'],
  ['suv', '🚙'],
  ['family', '🚐'],
  ['business', '💼'],
  ['bus', '🚌'],
]);

/** Returns the emoji of a category without an image, by its English name (specification); a car for any other name. */
export function categoryEmoji(name: string): string {
  return emojiByName.get(name.trim().toLowerCase()) ?? '🚘';
}
