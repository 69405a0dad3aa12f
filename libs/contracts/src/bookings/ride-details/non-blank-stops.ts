/** Returns a form's stops without blank ones, which the server drops too. */
export function nonBlankStops<Stop extends { readonly text: string }>(
  stops: readonly Stop[] | null | undefined,
): Stop[] {
  return (stops ?? []).filter(({ text }) => text.trim() !== '');
}
