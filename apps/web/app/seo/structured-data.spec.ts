import { describe, expect, it } from '@jest/globals';
import { serviceData } from './structured-data';

const offerAt = (basePrice: number) => {
  const publicUrl = 'https://site.example';
  const data = serviceData({
    name: 'Transfer',
    description: 'To the gate',
    url: publicUrl,
    basePrice,
    publicUrl,
  });
  return (data as { offers: object }).offers;
};

describe('the offer that search engines read', () => {
  it('has the starting price', () =>
    expect(offerAt(55.5)).toMatchObject({ price: 55.5, priceCurrency: 'USD' }));

  it('has no price if it is on request', () => {
    expect(offerAt(0)).not.toHaveProperty('price');
    expect(offerAt(0)).not.toHaveProperty('priceCurrency');
  });
});
