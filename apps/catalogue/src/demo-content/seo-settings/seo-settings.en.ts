import type { SeoTexts } from './seo-page.js';

/** Without the company's name: link previews show it next to the title, and it may change. */
export const seoTextsEn: SeoTexts = {
  '/': {
    metaTitle: 'Private driver in Baku: airport, city and tours',
    metaDescription:
      'Book a private driver in Baku: airport transfers, city tours, business rides and day trips across Azerbaijan. A fixed price before you confirm, day and night.',
    metaKeywords: 'private driver Baku, chauffeur Baku, car with driver Azerbaijan, Baku airport transfer',
    socialTitle: 'Your driver in Baku is already there',
    socialDescription:
      'Airport transfers, city tours and trips into the Caucasus with your own driver. You see the price before you book.',
  },
  '/services': {
    metaTitle: 'Airport transfers, city tours and business rides in Baku',
    metaDescription:
      'Met at the airport with a name sign, shown the Old City, or driven from meeting to meeting: compare our services in Baku, what they include and what they cost.',
    metaKeywords: 'Baku airport transfer, Baku city tour, business transfer Baku, chauffeur for a day',
    socialTitle: 'Drivers for the airport, the city and business',
    socialDescription:
      'Name sign in arrivals, the Old City on foot, or a car for the working day: choose your ride in Baku.',
  },
  '/cars': {
    metaTitle: 'Our cars with drivers: saloons, SUVs, minivans and buses',
    metaDescription:
      'Saloons, four-wheel drives, minivans, executive cars and buses, each with its own driver. See the seats, the year and the starting price of every car in Baku.',
    metaKeywords: 'car with driver Baku, minivan with driver, Mercedes S-Class Baku, minibus hire Azerbaijan',
    socialTitle: 'From a quiet saloon to a coach for 49',
    socialDescription:
      'Choose your car by seats, comfort and price. The driver, the fuel and a clean cabin come with it.',
  },
  '/tours': {
    metaTitle: 'Day tours from Baku with your own car and driver',
    metaDescription:
      'Shamakhi, Shaki, Gabala, Shahdagh, Gobustan, Lahij and the fires of Absheron: private day tours from Baku with a driver who stops wherever you like.',
    metaKeywords: 'day tours from Baku, Gobustan tour, Shaki tour, Gabala tour, Shahdagh tour, Lahij tour',
    socialTitle: 'Seven days out of Baku',
    socialDescription:
      'Palaces, petroglyphs, mountain villages and a hillside on fire, each within a day’s drive of Baku.',
  },
  '/about': {
    metaTitle: 'About us: private drivers in Baku since 2018',
    metaDescription:
      'We have driven visitors and companies across Azerbaijan since 2018. Meet more than 50 drivers and 80 vehicles, and read what you can hold us to on every ride.',
    metaKeywords: 'chauffeur company Baku, private drivers Azerbaijan, driver service since 2018',
    socialTitle: 'Drivers who know the road, since 2018',
    socialDescription:
      'Who we are, how we choose our drivers, and what you can rely on each time you get in.',
  },
  '/contact': {
    metaTitle: 'Contact our drivers’ office in Baku, day or night',
    metaDescription:
      'Call, write on WhatsApp or leave a message: our office in Baku answers 24 hours a day, 7 days a week, and every written message within 24 hours at the latest.',
    metaKeywords: 'contact chauffeur Baku, driver Baku phone, WhatsApp driver Baku',
    socialTitle: 'Ask us anything about your ride',
    socialDescription: 'By phone, WhatsApp or message, in English, Russian or Azerbaijani, at any hour.',
  },
  '/booking': {
    metaTitle: 'Book a car with a driver in Baku in three steps',
    metaDescription:
      'Choose the car, the service or tour and the time, see the price in your currency and confirm. No account is needed, and we contact you within two hours.',
    metaKeywords: 'book driver Baku, book airport transfer Baku, book tour Azerbaijan',
    socialTitle: 'Book your driver in three steps',
    socialDescription:
      'Choose, fill in, confirm. The price is on the screen before you book; we are in touch within two hours.',
  },
  '/privacy': {
    metaTitle: 'Privacy policy: what we keep about your ride',
    metaDescription:
      'Which details of a booking we keep, why and for how long, who gets to see them, and how you can ask for a copy, a correction or the deletion of your data.',
    metaKeywords: 'privacy policy, personal data, booking data',
    socialTitle: 'Privacy policy',
    socialDescription: 'What we keep about your ride, why, and for how long.',
  },
  '/terms': {
    metaTitle: 'Terms of service: booking, payment, cancellation',
    metaDescription:
      'The terms of a ride with us: how a booking is confirmed, which currencies we take, how to change or cancel, how long we wait, and who is responsible for what.',
    metaKeywords: 'terms of service, cancellation, payment, booking terms',
    socialTitle: 'Terms of service',
    socialDescription: 'How a booking is confirmed, paid, changed and cancelled.',
  },
};
