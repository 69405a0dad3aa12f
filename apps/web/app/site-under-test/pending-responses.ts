import { jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';

/** Requests of the browser, the responses of which a test sends itself in any order, also to aborted ones. */
export function pendingResponses() {
  const requests: { path: string; respond: (response: Response) => void }[] = [];
  const server = jest
    .spyOn(globalThis as { fetch: typeof fetch }, 'fetch')
    .mockImplementation(
      (input) => new Promise((respond) => requests.push({ path: input as string, respond })),
    );
  return {
    /** Waits until this many requests were sent. */
    sent: (count: number) =>
      waitFor(() => {
        if (requests.length !== count) throw new Error(`${requests.length} requests were sent`);
      }),
    /** Responds to a request, by its number from 1 on. */
    respond: (number: number, body: unknown, status = 200) =>
      act(async () => {
        requests[number - 1]?.respond(Response.json(body, { status }));
        // The body is read in further turns of the event loop.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }),
    restore: () => server.mockRestore(),
  };
}
