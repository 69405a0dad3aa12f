/** Returns the address of the back office. */
export function backOfficeUrl(publicUrl: string): string {
  return `${publicUrl}/admin`;
}
