/** Returns the values of a form that differ from those that it was based on. */
export function changedValues<Values extends object>(typed: Values, basedOn: object): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(basedOn));
  // Compared as JSON, because lists and objects of a form are copies.
  const isOther = (name: string, value: unknown) => JSON.stringify(value) !== JSON.stringify(known.get(name));
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => isOther(name, value)),
  ) as Partial<Values>;
}
