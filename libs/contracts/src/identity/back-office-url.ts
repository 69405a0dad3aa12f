/** The back office, in which staff sign in. */
export function backOfficeUrl(publicUrl: string): string {
  return `${publicUrl}/admin`;
}
