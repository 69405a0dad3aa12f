// Lists the emails every few seconds and shows the one in the URL's fragment: #<id>, #<id>/text or #<id>/headers.
const maxListed = 200;
const element = (id) => document.getElementById(id);
const names = (addresses) => addresses.map(({ name, address }) => name || address).join(', ');
const full = (addresses) =>
  addresses.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

/** Sets texts of emails as text content only, so that their markup never becomes part of this page. */
function make(tag, className, text) {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

function localTime(date) {
  const time = new Date(date);
  return time.toDateString() === new Date().toDateString()
    ? time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
    : time.toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}

function listEntry({ id, from, to, envelopeTo, subject, date }, selectedId) {
  const entry = make('a', 'entry', '');
  entry.href = `#${id}`;
  if (id === selectedId) entry.setAttribute('aria-current', 'page');
  const line = make('span', 'line', '');
  line.append(make('span', 'to', names(to) || envelopeTo.join(', ')), make('time', '', localTime(date)));
  const sender = make('span', 'from', `from ${names(from)}`);
  entry.append(line, make('span', 'subject', subject || '(no subject)'), sender);
  return entry;
}

const emptyList = element('emails').innerHTML;
let listed = '';

async function refreshList() {
  if (document.hidden) return;
  const response = await fetch('/summaries').catch(() => null);
  if (!response?.ok) return;
  const emails = await response.json();
  const [selectedId] = selection();
  const list = JSON.stringify([emails.map(({ id }) => id), selectedId]);
  if (list === listed) return;
  listed = list;
  element('count').textContent = emails.length === 1 ? '1 email' : `${emails.length} emails`;
  element('remove-all').hidden = emails.length === 0;
  const entries = emails.slice(-maxListed).toReversed();
  element('emails').replaceChildren(...entries.map((email) => listEntry(email, selectedId)));
  if (entries.length === 0) element('emails').innerHTML = emptyList;
}

function selection() {
  const [id = '', view = 'html'] = location.hash.slice(1).split('/');
  return [id, view];
}

async function showEmail() {
  const [id, view] = selection();
  const response = id && (await fetch(`/email/${encodeURIComponent(id)}`).catch(() => null));
  const email = response && response.ok ? await response.json() : null;
  document.body.className = email ? 'reading' : 'listing';
  document.title = email ? `${email.subject || '(no subject)'} · Mailbox` : 'Mailbox';
  element('email').hidden = !email;
  if (email) fill(email, view);
  await refreshList();
}

function fill(email, view) {
  element('subject').textContent = email.subject || '(no subject)';
  const details = {
    From: full(email.from),
    To: full(email.to) || email.envelopeTo.join(', '),
    'Reply to': full(email.replyTo),
    Received: localTime(email.date),
    Attached: email.attachments.map(({ filename, size }) => `${filename} (${size} bytes)`).join(', '),
  };
  const shown = Object.entries(details).filter(([, value]) => value);
  const rows = shown.flatMap(([name, value]) => [make('dt', '', name), make('dd', '', value)]);
  element('addresses').replaceChildren(...rows);
  for (const tab of document.querySelectorAll('[data-view]')) {
    tab.href = `#${email.id}/${tab.dataset.view}`;
    tab.setAttribute('aria-current', String(tab.dataset.view === view));
  }
  element('json').href = `/email/${encodeURIComponent(email.id)}`;
  const isHtml = view === 'html' && email.html !== '';
  element('html').hidden = !isHtml;
  element('html').srcdoc = isHtml ? `<base target="_blank">${email.html}` : '';
  element('text').hidden = isHtml;
  const headers = Object.entries(email.headers).map(([name, value]) => `${name}: ${value}`);
  element('text').textContent = view === 'headers' ? headers.join('\n') : email.text;
}

element('remove-all').addEventListener('click', async () => {
  if (!confirm('Delete all emails?')) return;
  await fetch('/email/all', { method: 'DELETE' });
  location.hash = '';
  await refreshList();
});
addEventListener('hashchange', showEmail);
document.addEventListener('visibilitychange', refreshList);
setInterval(refreshList, 3000);
await showEmail();
