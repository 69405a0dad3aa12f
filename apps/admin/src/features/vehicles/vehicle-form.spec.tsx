import type { VehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { otherLists } from '../../resources/fixtures/prices.fixture';
import { vehicles } from '../../resources/fleet/vehicles';
import { VehicleForm } from './vehicle-form';

afterEach(cleanup);

it('says at the number plate that several vehicles can not share it', async () => {
  const user = userEvent.setup();
  const session = new SessionWithRecords<VehicleResponse>(vehicles.path, [], otherLists);
  const Form = () => (
    <VehicleForm
      resource={vehicles}
      record={undefined}
      start={undefined}
      title="Add vehicle"
      onSaved={() => undefined}
      onDeleted={() => undefined}
      onClose={() => undefined}
    />
  );
  showScreen(Form, session);
  const form = within(await screen.findByRole('dialog', { name: 'Add vehicle' }));
  await user.click(form.getByRole('combobox', { name: /^Car/ }));
  await user.click(await screen.findByRole('option', { name: 'Toyota Prado' }));
  await user.type(form.getByLabelText(/plate/i), '90-AA-123');
  fireEvent.change(form.getByLabelText(/^How many/), { target: { value: '3' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Only one vehicle can have it. Leave it empty for several.')).toBeTruthy();
  await user.clear(form.getByLabelText(/plate/i));
  await waitFor(() => expect(form.queryByLabelText(/plate/i)).toBeNull());
  expect(session.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
