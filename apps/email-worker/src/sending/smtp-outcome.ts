/** What became of one attempt to hand a mail over. */
export interface SmtpOutcome {
  kind: 'accepted' | 'temporary' | 'permanent';
  /** The server's answer, or the fault; at most 500 characters. */
  answer: string;
}

/** nodemailer's codes for a fault of the mail itself: its envelope or its content. */
const mailFaults = new Set(['EENVELOPE', 'EMESSAGE']);

/** Answers that ask for a login or for TLS, to whichever command (RFC 4954, RFC 3207). */
const asksForLogin = new Set([530, 534, 535, 538]);
const tooLarge = 552;

const answerLimit = 500;

/**
 * Sorts a fault of sending (RFC 5321: 4yz may pass later, 5yz will not). Only a refusal of this very mail is
 * permanent; a refused connection, login or sender concerns every mail and is tried again until an operator has put it
 * right. Time-outs, cut connections and unknown faults are temporary too, since a lost mail is worse than a repeated
 * one.
 */
export function outcomeOfFault(fault: unknown): SmtpOutcome {
  const details = detailsOf(fault);
  const { code, responseCode, response, message } = details;
  const concernsMail = code !== undefined && mailFaults.has(code) && !concernsEveryMail(details);
  const mayPassLater = responseCode !== undefined && responseCode < 500;
  return {
    kind: concernsMail && !mayPassLater ? 'permanent' : 'temporary',
    answer: shorten(response || message),
  };
}

/** The server does not know us, or refuses MAIL_FROM. */
function concernsEveryMail({ code, command, responseCode }: FaultDetails): boolean {
  if (responseCode === undefined) return false;
  const isOfSender = code === 'EENVELOPE' && command === 'MAIL FROM' && responseCode !== tooLarge;
  return isOfSender || asksForLogin.has(responseCode);
}

/** The outcome of a mail that the server took. */
export function accepted(response: string): SmtpOutcome {
  return { kind: 'accepted', answer: shorten(response) };
}

/** One line of at most 500 characters. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > answerLimit ? `${line.slice(0, answerLimit - 1)}…` : line;
}

interface FaultDetails {
  code?: string;
  /** What the server answered to. */
  command?: string;
  responseCode?: number;
  response?: string;
  message: string;
}

function detailsOf(fault: unknown): FaultDetails {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { code, command, responseCode, response } = fault as Error & Record<string, unknown>;
  return {
    message: fault.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof response === 'string' && { response }),
  };
}
