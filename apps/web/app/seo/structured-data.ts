const context = 'https://schema.org';

/** A service or tour in one language; addresses are absolute. */
export interface OfferedItem {
  name: string;
  description: string;
  url: string;
  /** Starting price in USD; 0 is a price on request. */
  basePrice: number;
  imageUrl?: string | undefined;
  publicUrl: string;
}

const offer = (offered: OfferedItem) => ({
  '@type': 'Offer',
  url: offered.url,
  ...(offered.basePrice > 0 && { priceCurrency: 'USD', price: offered.basePrice }),
});

/** Returns a service with its offer as a schema.org Service. */
export function serviceData(offered: OfferedItem): object {
  return {
    '@context': context,
    '@type': 'Service',
    name: offered.name,
    description: offered.description,
    url: offered.url,
    ...(offered.imageUrl && { image: offered.imageUrl }),
    provider: { '@id': `${offered.publicUrl}/#company` },
    offers: offer(offered),
  };
}

/** Returns a tour with its destinations and offer as a schema.org TouristTrip. */
export function tourData(offered: OfferedItem & { destinations: string[] }): object {
  return {
    '@context': context,
    '@type': 'TouristTrip',
    name: offered.name,
    description: offered.description,
    url: offered.url,
    ...(offered.imageUrl && { image: offered.imageUrl }),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: offered.destinations.map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'TouristDestination', name },
      })),
    },
    provider: { '@id': `${offered.publicUrl}/#company` },
    offers: offer(offered),
  };
}

/** Returns the path from the home page as a schema.org BreadcrumbList. */
export function breadcrumbData(steps: readonly { name: string; url: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
