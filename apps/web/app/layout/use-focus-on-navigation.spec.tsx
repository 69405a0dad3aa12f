import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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
