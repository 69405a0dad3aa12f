/**
 * Has `parts` stop a part that was started. If `parts` are disposed already, because the start was stopped meanwhile, stops it
 * and throws.
 */
export async function addPart(parts: AsyncDisposableStack, stop: () => void | Promise<void>): Promise<void> {
  if (parts.disposed) await endLatePart(stop);
  parts.defer(stop);
}

/** Stops a part that was started when the others had stopped already. Throws. */
export async function endLatePart(stop: () => void | Promise<void>): Promise<never> {
  await stop();
  throw new Error('the start was stopped');
}
