import { RequestFailed } from './send-request';

/** Milliseconds for a whole file: a year's bookings on a slow connection. */
const downloadTimeoutMs = 300_000;

/** Milliseconds after which the browser has the file. */
const revokeDelayMs = 60_000;

/** Fetches a file as staff and has the browser save it. Throws RequestFailed. */
export async function download(path: string, fileName: string, accessToken?: string): Promise<void> {
  const response = await fetch(path, {
    headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
    signal: AbortSignal.timeout(downloadTimeoutMs),
  }).catch(() => {
    throw new RequestFailed(null, null);
  });
  if (!response.ok) throw new RequestFailed(response.status, null);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not every browser has read the file when `click` returns.
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
