import { sendPlainEmail } from '@chauffeur/notifications';
import type { Configuration } from '../settings/configuration.js';
import { texts } from '../texts.js';
import type { AlertSettings } from '../settings/alert-settings.js';
import type { AlertMessage } from './alerts.rules.js';

/** Notifies by email and webhook; throws if neither works. A failure of one is a warning, or it would go unnoticed. */
export async function notifyOperator(
  settings: AlertSettings,
  { mailFrom, smtpUrl, publicUrl }: Pick<Configuration, 'mailFrom' | 'publicUrl'> & { smtpUrl: string },
  message: AlertMessage,
  warn: (failure: unknown) => void,
): Promise<void> {
  const { subject, text } = textsOf(settings, publicUrl, message);
  const { email, webhook } = settings;
  const ways = [
    ...(email ? [sendPlainEmail({ smtpUrl, from: mailFrom, to: email, subject, text })] : []),
    ...(webhook ? [callWebhook(webhook, publicUrl, message, `${subject}\n${text}`)] : []),
  ];
  const results = await Promise.allSettled(ways);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures.length === ways.length) throw new AggregateError(failures, 'the operator was not reached');
  for (const failure of failures) warn(failure);
}

export function textsOf(
  { language }: Pick<AlertSettings, 'language'>,
  publicUrl: string,
  { kind, alert }: AlertMessage,
): { subject: string; text: string } {
  const own = texts[language];
  const values = {
    site: new URL(publicUrl).host,
    url: publicUrl,
    title: own.title[alert.name],
    name: alert.name,
    since: alert.since,
    detail: kind === 'ended' ? own.over : own.detail[alert.name].replace('{{value}}', () => alert.value),
  };
  const fill = (template: string) =>
    template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name as keyof typeof values]);
  return { subject: fill(own.subject[kind]), text: fill(own.text) };
}

/** Posts the message. Chat programs show `text`; the other fields are for programs. */
async function callWebhook(
  webhook: string,
  site: string,
  { kind, alert }: AlertMessage,
  text: string,
): Promise<void> {
  const { name, since, value } = alert;
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, alert: name, state: kind, since, value, site }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`the webhook responded with ${response.status}`);
}
