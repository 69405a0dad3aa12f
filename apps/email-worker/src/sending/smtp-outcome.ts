/** What became of one attempt to hand a mail over. */
export interface SmtpOutcome {
  kind: 'accepted' | 'temporary' | 'permanent';
  /** The server's answer, or the fault; at most 500 characters. */
  answer: string;
}

/** Faults of nodemailer that no later attempt can mend: the message itself is wrong. */
const permanentFaults = new Set(['EENVELOPE', 'EMESSAGE']);

const answerLimit = 500;

/**
 * Sorts a fault of sending. The server's own word counts first (RFC 5321: 4yz may pass later, 5yz will not), except
 * for the login: a refused login (535) is our configuration, and is tried again until it is put right. Time-outs,
 * refused or cut connections and unknown faults are temporary, since a lost mail is worse than a repeated one.
 */
export function outcomeOfFault(fault: unknown): SmtpOutcome {
  const { code, responseCode, response, message, command } = detailsOf(fault);
  const answer = shorten(response || message);
  const concernsLogin = code === 'EAUTH' || command?.startsWith('AUTH');
  if (responseCode !== undefined && responseCode >= 500 && responseCode < 600 && !concernsLogin) {
    return { kind: 'permanent', answer };
  }
  if (responseCode === undefined && code !== undefined && permanentFaults.has(code)) {
    return { kind: 'permanent', answer };
  }
  return { kind: 'temporary', answer };
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
  command?: string;
  message: string;
}

function detailsOf(fault: unknown): FaultDetails {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { code, responseCode, response, command } = fault as Error & Record<string, unknown>;
  return {
    message: fault.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof response === 'string' && { response }),
    ...(typeof command === 'string' && { command }),
  };
}
