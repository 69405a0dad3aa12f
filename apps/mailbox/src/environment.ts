import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);

/** Settings of the development mailbox; port 0 means any free one. */
export const mailboxEnvironment = z.object({
  SMTP_PORT: port.default(1025),
  MAILBOX_PORT: port.default(1080),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where mails are kept as .eml files; without it they live in memory only. */
  DATA_DIR: z.string().min(1).optional(),
});
export type MailboxEnvironment = z.infer<typeof mailboxEnvironment>;

/** Reads and checks the settings; the error names each variable that is wrong. */
export function readMailboxEnvironment(variables: NodeJS.ProcessEnv): MailboxEnvironment {
  const result = mailboxEnvironment.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The mailbox's configuration is invalid: ${faults.join('; ')}`);
}
