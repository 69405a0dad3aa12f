/** Returns a query string; values that are undefined or '' are left out. */
export function parametersOf(values: Readonly<Record<string, string | undefined>>): string {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString();
}
