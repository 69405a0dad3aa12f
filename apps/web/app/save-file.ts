/** Downloads a blob as a file. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
