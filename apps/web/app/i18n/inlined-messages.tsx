import { createContext, useContext } from 'react';
import type { Messages } from '../locales/messages';

const elementId = 'messages';

const MessagesContext = createContext<Messages | null>(null);
export const MessagesProvider = MessagesContext.Provider;

/** Carries the page's texts to the browser as data, which no policy has to allow. */
export function InlinedMessages() {
  const messages = useContext(MessagesContext);
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      // A browser retains what the server wrote.
      dangerouslySetInnerHTML={{ __html: messages ? escapeForScript(JSON.stringify(messages)) : '' }}
    />
  );
}

/** Reads what `InlinedMessages` wrote. */
export function readInlinedMessages(): Messages {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '{}') as Messages;
}

function escapeForScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}
