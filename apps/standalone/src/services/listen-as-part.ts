import { endLatePart } from './add-part.js';
import type { HostedApp } from './hosted-services.js';

/**
 * Listens, and has `parts` close the app; returns its address. If `parts` are disposed already, because the start was stopped
 * meanwhile, closes the app and throws.
 */
export async function listenAsPart(
  app: HostedApp,
  { port, host }: { port: number; host: string },
  parts: AsyncDisposableStack,
): Promise<string> {
  if (parts.disposed) await endLatePart(() => app.close());
  let isListening = false;
  // Before it listens, because its work begins before, and its database must stop after it.
  parts.defer(() =>
    app.close().catch((error: unknown) => {
      // Otherwise the reason why it could not listen matters.
      if (isListening) throw error;
    }),
  );
  const address = await app.listen(port, host);
  isListening = true;
  return address;
}
