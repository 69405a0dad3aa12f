import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PartOfSite } from '../site-under-test/part-of-site';
import { PlaceField } from './place-field';

export const written = jest.fn<(text: string, placeId: string | null) => void>();

function Field() {
  const [value, setValue] = useState('');
  const write = (text: string, placeId: string | null) => {
    setValue(text);
    written(text, placeId);
  };
  return <PlaceField label="Pickup location" name="pickupLocation" value={value} onWrite={write} />;
}

/** Renders the field on a page with this path; requests for the places get this response. */
export function showPlaceField(response: () => Promise<unknown>, path = '/') {
  globalThis.fetch = jest.fn(response) as unknown as typeof fetch;
  render(
    <PartOfSite path={path}>
      <Field />
    </PartOfSite>,
  );
  return userEvent.setup();
}
