/** What became of one attempt to hand a mail over. */
export interface SmtpOutcome {
  kind: 'accepted' | 'temporary' | 'permanent';
  /** The server's answer, or the fault; at most 500 characters. */
  answer: string;
}

/** nodemailer's codes for a fault of the mail itself: its envelope or its content. */
const mailFaults = new Set(['EENVELOPE', 'EMESSAGE']);

const answerLimit = 500;

/**
 * Sorts a fault of sending (RFC 5321: 4yz may pass later, 5yz will not). Only a refusal of this very mail is
 * permanent; a refused connection or login concerns every mail and is tried again until it is put right. Time-outs,
 * cut connections and unknown faults are temporary too, since a lost mail is worse than a repeated one.
 */
export function outcomeOfFault(fault: unknown): SmtpOutcome {
  const { code, responseCode, response, message } = detailsOf(fault);
  const concernsMail = code !== undefined && mailFaults.has(code);
  const mayPassLater = responseCode !== undefined && responseCode < 500;
  return {
    kind: concernsMail && !mayPassLater ? 'permanent' : 'temporary',
    answer: shorten(response || message),
  };
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
  responseCode?: number;
  response?: string;
  message: string;
}

function detailsOf(fault: unknown): FaultDetails {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { code, responseCode, response } = fault as Error & Record<string, unknown>;
  return {
    message: fault.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof response === 'string' && { response }),
  };
}
