/** The outcome of one attempt to send an email. */
export interface SmtpOutcome {
  kind: 'accepted' | 'temporary' | 'permanent';
  /** The server's response, or the error; at most 500 characters. */
  answer: string;
}

/** nodemailer's codes for errors of the email itself: of its envelope or its content. */
const emailErrorCodes = new Set(['EENVELOPE', 'EMESSAGE']);

/** Responses to any command that require a login or TLS (RFC 4954, RFC 3207). */
const requiresLogin = new Set([530, 534, 535, 538]);
const tooLarge = 552;

const responseLimit = 500;

/**
 * Classifies an error of sending (RFC 5321: 4yz is temporary, 5yz permanent). Only the rejection of this one email is
 * permanent: a rejected connection, login or sender concerns every email, and is retried until an operator fixes it.
 * Timeouts, closed connections and unknown errors are temporary too, because a lost email is worse than a duplicate.
 */
export function smtpOutcomeOfError(error: unknown): SmtpOutcome {
  const details = detailsOf(error);
  const { code, responseCode, response, message } = details;
  const concernsEmail = code !== undefined && emailErrorCodes.has(code) && !concernsEveryEmail(details);
  const mayPassLater = responseCode !== undefined && responseCode < 500;
  return {
    kind: concernsEmail && !mayPassLater ? 'permanent' : 'temporary',
    answer: shorten(response || message),
  };
}

/** Returns whether the server rejected the login or MAIL_FROM. */
function concernsEveryEmail({ code, command, responseCode }: ErrorDetails): boolean {
  if (responseCode === undefined) return false;
  const concernsSender = code === 'EENVELOPE' && command === 'MAIL FROM' && responseCode !== tooLarge;
  return concernsSender || requiresLogin.has(responseCode);
}

/** Returns the outcome of an email that the server accepted. */
export function acceptedOutcome(response: string): SmtpOutcome {
  return { kind: 'accepted', answer: shorten(response) };
}

/** Shortens the text to one line of at most 500 characters. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > responseLimit ? `${line.slice(0, responseLimit - 1)}…` : line;
}

interface ErrorDetails {
  code?: string;
  /** The command that the server responded to. */
  command?: string;
  responseCode?: number;
  response?: string;
  message: string;
}

function detailsOf(error: unknown): ErrorDetails {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, command, responseCode, response } = error as Error & Record<string, unknown>;
  return {
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof response === 'string' && { response }),
  };
}
