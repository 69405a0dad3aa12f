import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { visit } from '../site-under-test/visit';

it('following a link moves the focus to the heading of its page, so that screen readers announce it', async () => {
  const { user } = await visit('/about');
  const link = [...screen.getByRole('banner').querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Contact',
  );
  if (!link) throw new Error('the header does not lead to Contact');
  await user.click(link);
  await waitFor(() => expect(document.activeElement?.outerHTML).toMatch(/^<h1 .*>Talk to us<\/h1>$/));
});

it('waits for the heading of a page that loads more before it has one', async () => {
  const { user } = await visit('/about');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'My booking' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Get your link again' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
