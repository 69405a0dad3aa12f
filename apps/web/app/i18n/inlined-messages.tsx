import { createContext, useContext } from 'react';
import type { Messages } from '../locales/messages';

const elementId = 'messages';

const MessagesContext = createContext<Messages | null>(null);
export const MessagesProvider = MessagesContext.Provider;

/** Inlines the page's texts as JSON, which the content security policy does not restrict. */
export function InlinedMessages() {
  const messages = useContext(MessagesContext);
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      // Browsers have no messages here: hydration leaves the server's JSON in place.
      dangerouslySetInnerHTML={{ __html: messages ? escapeForScript(JSON.stringify(messages)) : '' }}
    />
  );
}

/** Reads the texts that `InlinedMessages` wrote. */
export function readInlinedMessages(): Messages {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '{}') as Messages;
}

function escapeForScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}
