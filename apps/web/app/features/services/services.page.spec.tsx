import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { cardOf } from '../../site-under-test/card-of';
import { noResponse } from '../../site-under-test/fake-gateway';
import { pricedCar, somePhoto, someService, textOf } from '../../site-under-test/records';
import { visit } from '../../site-under-test/visit';

const transferFeatures = ['Flight tracking', 'Meet and greet', '24/7', 'Door-to-door'];

describe('/services', () => {
  it('shows what a service is, how long it takes and what it costs [P2.5.2, P2.5.3, P2.5.4, P2.5.5, P2.5.7, P2.5.8]', async () => {
    const photos = [somePhoto('second', 1), somePhoto('main', 2, true)];
    const service = someService(1, { photos, description: textOf(81), basePrice: 120.5 });
    await visit('/services', { '/api/services': [service] });
    const card = await cardOf('Service 1');
    expect(card.getByRole('img', { name: 'Service 1' }).getAttribute('src')).toContain('/media/main/');
    expect(card.getByText('City tours')).toBeDefined();
    expect(card.getByText('PREMIUM')).toBeDefined();
    expect(card.getByText(`${textOf(80).trimEnd()}…`)).toBeDefined();
    expect(card.getByText('4 hours')).toBeDefined();
    expect(card.getByText('$120.50')).toBeDefined();
    for (const feature of transferFeatures) expect(card.queryByText(feature)).toBeNull();
  });

  it('shows a description of 80 characters whole [P2.5.6, P9.10]', async () => {
    await visit('/services', { '/api/services': [someService(1, { description: textOf(79) + 'z' })] });
    expect((await cardOf('Service 1')).getByText(textOf(79) + 'z')).toBeDefined();
  });

  it('lists what an airport transfer brings [P2.5.11]', async () => {
    await visit('/services', { '/api/services': [someService(1, { serviceType: 'airport_transfer' })] });
    const card = await cardOf('Service 1');
    for (const feature of transferFeatures) expect(card.getByText(feature)).toBeDefined();
  });

  it('shows the Russian texts, and the English ones where there are none [P3.1]', async () => {
    const translated = someService(1, { nameRu: 'Прогулка по Баку', durationHours: 1.5 });
    await visit('/ru/services', { '/api/services': [translated, someService(2)] });
    const card = await cardOf('Прогулка по Баку');
    expect(card.getByText('1,5 часа')).toBeDefined();
    expect(card.getByText('120,50 $')).toBeDefined();
    expect(card.getByText('Экскурсии по городу')).toBeDefined();
    expect(await cardOf('Service 2')).toBeDefined();
  });

  it('leads to the details [P2.5.10]', async () => {
    const { user, location } = await visit('/services', { '/api/services': [someService(1)] });
    await user.click((await cardOf('Service 1')).getByRole('link', { name: 'View Details: Service 1' }));
    await screen.findByRole('heading', { level: 1, name: 'Service 1' });
    expect(location().pathname).toBe(`/services/${someService(1).id}`);
  });

  it('takes the service to the wizard [P2.5.9]', async () => {
    const { user, location } = await visit('/services', {
      '/api/services': [someService(1), someService(2)],
      ...pricedCar({ service: someService(2) }),
    });
    const book = (await cardOf('Service 2')).getByRole('link', { name: 'Book Now: Service 2' });
    expect(book.getAttribute('href')).toBe(`/booking?serviceId=${someService(2).id}`);
    await user.click(book);
    await screen.findByRole('button', { name: 'Change service or tour' });
    expect(screen.getAllByText('Service 2').length).toBeGreaterThan(0);
    expect(location().pathname).toBe('/booking');
  });

  it.each([
    ['nothing is on offer', []],
    ['the services cannot be loaded', noResponse],
  ])('shows it when %s [P8.1]', async (_, response) => {
    await visit('/services', { '/api/services': response });
    expect(await screen.findByText(/There are no services to show at the moment/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:/);
  });
});
