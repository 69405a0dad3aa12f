import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MailStore } from '../mails/mail-store.js';
import { mailboxPage, type MailboxPage } from './mailbox-page.js';

/** The page for people: `/` lists, `/mail/:id` reads. */
export function servePage(server: FastifyInstance, store: MailStore): void {
  server.get('/', (_request, reply) =>
    send(reply, { mails: store.list(), selected: undefined, view: 'html' }),
  );

  server.get<{ Params: { id: string }; Querystring: { view?: string } }>('/mail/:id', (request, reply) => {
    const selected = store.find(request.params.id);
    if (!selected) return reply.redirect('/');
    return send(reply, { mails: store.list(), selected, view: viewNamed(request.query.view) });
  });
}

function viewNamed(name: string | undefined): MailboxPage['view'] {
  return name === 'text' || name === 'headers' ? name : 'html';
}

function send(reply: FastifyReply, page: Omit<MailboxPage, 'nonce'>): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  // A framed mail inherits this policy: its inline styles and pictures show, its scripts never run.
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    'img-src data: https:',
    'font-src data:',
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ];
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(mailboxPage({ ...page, nonce }));
}
