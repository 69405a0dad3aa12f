import { afterEach, expect, it } from '@jest/globals';
import { act, render, renderHook } from '@testing-library/react';
import { startTransition, use, useEffect, useState } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { beginHydration, HydratedPage } from '../../../start/hydration/hydrated-page';
import type { BookingDraft } from './booking-draft';
import { clearDraft, readStoredDraft } from './draft-storage';
import type { WizardCar, WizardChoices } from '../choices/wizard-choices';
import { useBookingDraft } from './use-booking-draft';

const choices: WizardChoices = {
  cars: [],
  services: [],
  tours: [],
  prices: [],
  currencies: [],
  hasPrices: false,
  isComplete: false,
};
const choosing = (serviceId: string) => (draft: BookingDraft) => ({ ...draft, serviceId });

afterEach(clearDraft);

it('has stored the last change while an earlier one renders [II-8]', async () => {
  const stored: (string | null | undefined)[] = [];
  const { result } = renderHook(
    () => {
      const inUse = useBookingDraft(choices);
      // After each render, as a reload would find it.
      useEffect(() => void stored.push(readStoredDraft()?.serviceId));
      return inUse;
    },
    { wrapper: MemoryRouter },
  );
  stored.length = 0;
  await act(async () => {
    result.current.setDraft(choosing('first'));
    startTransition(() => result.current.setDraft(choosing('last')));
  });
  expect(result.current.draft.serviceId).toBe('last');
  expect(stored).toEqual(['last', 'last']);
});

it('renders all pending changes before another step', async () => {
  const drawn: (string | null)[] = [];
  const { result } = renderHook(
    () => {
      // As the router renders after Back or Forward: at once, without waiting for other changes.
      const [address, setAddress] = useState('');
      useEffect(() => {
        const follow = () => setAddress('?step=details');
        window.addEventListener('popstate', follow);
        return () => window.removeEventListener('popstate', follow);
      }, []);
      const inUse = useBookingDraft(choices);
      useEffect(() => void (address && drawn.push(inUse.draft.serviceId)));
      return inUse;
    },
    { wrapper: MemoryRouter },
  );
  await act(async () => {
    startTransition(() => result.current.setDraft(choosing('last')));
    window.history.replaceState(null, '', '?step=details');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  window.history.replaceState(null, '', '?');
  expect(new Set(drawn)).toEqual(new Set(['last']));
});

it('leaves the choice of a link in the address until it is stored, which takes a while on a slow phone', async () => {
  beginHydration();
  const offered = { ...choices, cars: [{ id: 'saloon' } as WizardCar] };
  const { promise: drawn, resolve } = Promise.withResolvers<void>();
  const Wizard = () => {
    const { isRestored } = useBookingDraft(offered);
    if (isRestored) use(drawn);
    return null;
  };
  const router = createMemoryRouter([{ path: '*', Component: Wizard }], {
    initialEntries: ['/booking?carId=saloon'],
  });
  const page = (
    <HydratedPage>
      <RouterProvider router={router} />
    </HydratedPage>
  );
  await act(async () => render(page));
  expect([router.state.location.search, readStoredDraft()]).toEqual(['?carId=saloon', null]);
  await act(async () => resolve());
  expect([router.state.location.search, readStoredDraft()?.carId]).toEqual(['', 'saloon']);
});
