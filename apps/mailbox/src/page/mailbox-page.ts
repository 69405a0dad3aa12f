import type { MailAddress, ReceivedMail } from '../mails/received-mail.js';
import { escapeHtml } from './escape-html.js';
import { pageScript } from './page-script.js';
import { pageStyle } from './page-style.js';

/** The mails shown in the list; the API answers all of them. */
const listLength = 200;

export interface MailboxPage {
  mails: readonly ReceivedMail[];
  selected: ReceivedMail | undefined;
  view: 'html' | 'text' | 'headers';
  /** Allows exactly this page's own script. */
  nonce: string;
}

/** The whole page: the list on the left, the chosen mail on the right; one under the other on a phone. */
export function mailboxPage({ mails, selected, view, nonce }: MailboxPage): string {
  const title = selected ? `${selected.subject || '(no subject)'} · Mailbox` : 'Mailbox';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
</head>
<body class="${selected ? 'reading' : 'listing'}">
<header>
<a class="brand" href="/">Mailbox</a>
<span class="count" id="count">${countText(mails.length)}</span>
<span class="note">Development only: mails end here, nobody else receives them.</span>
${mails.length > 0 ? '<button type="button" id="remove-all">Delete all</button>' : ''}
</header>
<main>
<nav aria-label="Mails" id="mails" data-newest="${escapeHtml(mails.at(-1)?.id ?? '')}" data-count="${mails.length}">
${
  mails.length === 0
    ? emptyList
    : mails
        .slice(-listLength)
        .toReversed()
        .map((mail) => listEntry(mail, mail === selected))
        .join('\n')
}
</nav>
${selected ? readView(selected, view) : placeholder(mails.length)}
</main>
<script nonce="${nonce}">${pageScript}</script>
</body>
</html>`;
}

const emptyList = '<p class="empty">No mail yet. This page looks again by itself.</p>';

function placeholder(count: number): string {
  return `<section class="placeholder"><p>${count > 0 ? 'Choose a mail to read it.' : 'Mails sent by the system appear here.'}</p></section>`;
}

function countText(count: number): string {
  return count === 1 ? '1 mail' : `${count} mails`;
}

function listEntry(mail: ReceivedMail, isSelected: boolean): string {
  return `<a class="entry" href="/mail/${encodeURIComponent(mail.id)}"${isSelected ? ' aria-current="page"' : ''}>
<span class="line"><span class="to">${escapeHtml(names(mail.to) || mail.envelopeTo.join(', '))}</span>${time(mail.date)}</span>
<span class="subject">${escapeHtml(mail.subject || '(no subject)')}</span>
<span class="from">from ${escapeHtml(names(mail.from))}</span>
</a>`;
}

function readView(mail: ReceivedMail, view: MailboxPage['view']): string {
  const address = `/mail/${encodeURIComponent(mail.id)}`;
  const tab = (name: MailboxPage['view'], label: string) =>
    `<a href="${address}?view=${name}"${name === view ? ' aria-current="true"' : ''}>${label}</a>`;
  return `<article>
<p class="back"><a href="/">← All mails</a></p>
<h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(full(mail.from))}</dd>
<dt>To</dt><dd>${escapeHtml(full(mail.to) || mail.envelopeTo.join(', '))}</dd>
${mail.replyTo.length > 0 ? `<dt>Reply to</dt><dd>${escapeHtml(full(mail.replyTo))}</dd>` : ''}
<dt>Received</dt><dd>${time(mail.date)}</dd>
${mail.attachments.length > 0 ? `<dt>Attached</dt><dd>${escapeHtml(mail.attachments.map(({ filename, size }) => `${filename} (${size} bytes)`).join(', '))}</dd>` : ''}
</dl>
<div class="tabs" role="navigation" aria-label="Views">${tab('html', 'Message')}${tab('text', 'Plain text')}${tab('headers', 'Headers')}<a href="/email/${encodeURIComponent(mail.id)}">JSON</a></div>
${body(mail, view)}
</article>`;
}

function body(mail: ReceivedMail, view: MailboxPage['view']): string {
  if (view === 'headers') {
    const rows = Object.entries(mail.headers).map(
      ([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
    );
    return `<table class="headers">${rows.join('')}</table>`;
  }
  if (view === 'text' || !mail.html) return `<pre>${escapeHtml(mail.text)}</pre>`;
  // Without allow-scripts and allow-same-origin a mail can neither run code nor reach this page.
  const framed = `<base target="_blank">${mail.html}`;
  return `<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>`;
}

function time(date: string): string {
  return `<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function names(addresses: MailAddress[]): string {
  return addresses.map(({ name, address }) => name || address).join(', ');
}

function full(addresses: MailAddress[]): string {
  return addresses.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');
}
