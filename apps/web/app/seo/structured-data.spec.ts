import { describe, expect, it } from '@jest/globals';
import { breadcrumbData, serviceData, tourData } from './structured-data';

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
  it('has the starting price', () => {
    for (const price of [55.5, 0.5]) expect(offerAt(price)).toMatchObject({ price, priceCurrency: 'USD' });
  });

  it('has no price if it is on request', () => {
    expect(offerAt(0)).not.toHaveProperty('price');
    expect(offerAt(0)).not.toHaveProperty('priceCurrency');
  });
});

describe('what search engines read of a tour', () => {
  const tour = {
    name: 'Gobustan',
    description: 'Mud volcanoes',
    url: 'https://site.example/tours/1',
    basePrice: 120,
    publicUrl: 'https://site.example',
    destinations: ['Gobustan', 'Bibi-Heybat'],
  };

  it('has its destinations in order, and its image if it has one', () => {
    expect(tourData(tour)).toMatchObject({
      itinerary: {
        itemListElement: [
          { position: 1, item: { name: 'Gobustan' } },
          { position: 2, item: { name: 'Bibi-Heybat' } },
        ],
      },
    });
    expect(tourData(tour)).not.toHaveProperty('image');
    const imageUrl = 'https://site.example/media/1.jpg';
    for (const data of [tourData, serviceData])
      expect(data({ ...tour, imageUrl })).toMatchObject({ image: imageUrl });
  });

  it('has the path to its page', () => {
    const steps = [
      { name: 'Home', url: 'https://site.example/' },
      { name: 'Tours', url: 'https://site.example/tours' },
    ];
    expect(breadcrumbData(steps)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: steps[0]?.url },
        { position: 2, name: 'Tours', item: steps[1]?.url },
      ],
    });
  });
});
