import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { SavingFields } from './saving-fields';

/** Two fields; the server can reject the second one. */
function Fields() {
  const [isSaving, setSaving] = useState(false);
  const [isRejected, setRejected] = useState(false);
  return (
    <>
      <SavingFields isSaving={isSaving}>
        <input aria-label="Name" />
        <input aria-label="Phone" aria-invalid={isRejected} />
      </SavingFields>
      <button onClick={() => setSaving(!isSaving)}>Save or end</button>
      <button onClick={() => setRejected(true)}>Reject</button>
    </>
  );
}

describe('the fields of a dialog while it is saved', () => {
  afterEach(cleanup);

  const field = (name: string) => screen.getByLabelText(name);
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const status = () => screen.getByRole('status');

  it('take no input, and have the focus again afterwards', () => {
    showScreen(Fields, new Session());
    field('Name').focus();
    press('Save or end');
    expect(field('Name').closest('[inert]')).not.toBeNull();
    expect(status().textContent).toBe('Saving…');
    expect(document.activeElement).toBe(status());
    press('Save or end');
    expect(field('Name').closest('[inert]')).toBeNull();
    expect(status().textContent).toBe('');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('move the focus to the rejected field', async () => {
    showScreen(Fields, new Session());
    field('Name').focus();
    press('Save or end');
    press('Reject');
    press('Save or end');
    expect(document.activeElement).toBe(field('Phone'));
    // As a dialog does that was opened meanwhile.
    status().focus();
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
  });
});
