/** Of the lines for stops in a form those that something is written in; as the server drops blank ones. */
export function statedStops<Stop extends { readonly text: string }>(
  stops: readonly Stop[] | null | undefined,
): Stop[] {
  return (stops ?? []).filter(({ text }) => text.trim() !== '');
}
