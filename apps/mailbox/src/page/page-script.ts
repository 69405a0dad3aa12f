/** Looks for new mails every few seconds, refreshes the list alone, and deletes all on request. */
export const pageScript = `
(() => {
  const showLocalTimes = (root) => {
    for (const time of root.querySelectorAll('time')) {
      const at = new Date(time.dateTime);
      const isToday = at.toDateString() === new Date().toDateString();
      time.textContent = isToday ? at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }) : at.toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
    }
  };
  showLocalTimes(document);
  const refresh = async () => {
    if (document.hidden) return;
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const now = document.getElementById('mails');
    const next = fresh.getElementById('mails');
    if (!now || !next || (now.dataset.newest === next.dataset.newest && now.dataset.count === next.dataset.count)) return;
    showLocalTimes(next);
    const scrolled = now.scrollTop;
    now.replaceWith(next);
    next.scrollTop = scrolled;
    document.getElementById('count').textContent = fresh.getElementById('count').textContent;
    if (!document.getElementById('remove-all') && fresh.getElementById('remove-all')) location.reload();
  };
  setInterval(refresh, 3000);
  document.addEventListener('visibilitychange', refresh);
  document.getElementById('remove-all')?.addEventListener('click', async () => {
    if (!confirm('Delete all mails?')) return;
    await fetch('/email/all', { method: 'DELETE' });
    location.href = '/';
  });
})();
`;
