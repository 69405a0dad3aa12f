import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { someCar, somePrice, someService } from '../../../site-under-test/records';
import { visit } from '../../../site-under-test/visit';
import { beginHydration, HydratedPage } from '../../../start/hydration/hydrated-page';

const car = someCar(1, { brand: 'Toyota', model: 'Corolla' });
const cityTour = someService(1, { name: 'City tour' });

it('does not go on to step 2 with half a time, which would be lost there', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = await visit(`/booking?carId=${car.id}&serviceId=${cityTour.id}`, {
    '/api/cars': [car],
    '/api/services': [cityTour],
    '/api/pricing': [somePrice(car, { service: cityTour }, 100)],
  });
  const time = await screen.findByLabelText<HTMLInputElement>(/^Preferred time/);
  await user.click(time);
  // As browsers report 14:--.
  Object.defineProperty(time, 'validity', { value: { badInput: true } });
  await user.click(screen.getAllByRole('button', { name: 'Next' })[0] ?? time);
  expect(await screen.findByText('Please enter a time, for example 09:30')).toBeDefined();
  expect(document.activeElement).toBe(time);
  expect(screen.getByRole('heading', { name: 'Select Options' })).toBeDefined();
});

it('moves the focus to the fields that replace the line of a trip from a link', async () => {
  // The line is shown while a page is hydrated; parts of the page wait until they are visible.
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
    },
  });
  beginHydration();
  const { user } = await visit(`/booking?carId=${car.id}&serviceId=${cityTour.id}`, {
    '/api/cars': [car],
    '/api/services': [cityTour],
    '/api/pricing': [somePrice(car, { service: cityTour }, 100)],
  });
  const enter = await screen.findByRole('button', { name: 'Enter now' });
  // Awaited, because it loads further parts of the page.
  await act(async () => render(<HydratedPage>{null}</HydratedPage>));
  await user.click(enter);
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Your ride' }));
});
