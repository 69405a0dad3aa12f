export const demoHotels = [
  'Four Seasons Hotel, Neftchilar Avenue 1',
  'Fairmont Baku, Flame Towers',
  'JW Marriott Absheron, Azadlig Square 674',
  'Hilton Baku, Azadlig Avenue 1B',
  'The Ritz-Carlton, Babek Avenue 1A',
  'Boulevard Hotel, Khagani Rustamov 20C',
  'Hyatt Regency, Izmir Street 1033',
  'Excelsior Hotel, Heydar Aliyev Avenue 2',
  'InterContinental, Zarifa Aliyeva Street 4',
  'Sultan Inn, Old City, Boyuk Gala 20',
];

export const demoOffices = [
  'Port Baku Towers, Neftchilar Avenue 153',
  'SOCAR Tower, Heydar Aliyev Avenue 121',
  'White City Office Building, 8 November Avenue 25',
  'Baku Convention Center, Heydar Aliyev Avenue',
  'Landmark Business Centre, Nizami Street 96',
  'ADA University, Ahmadbay Agha-Oglu Street 61',
  'Baku Expo Center, Surakhani',
];

/** Numbers of flights to and from Baku, which a driver asks for. */
export const demoFlights = [
  'TK 334',
  'TK 338',
  'J2 068',
  'J2 852',
  'J2 144',
  'LH 612',
  'QR 251',
  'FZ 709',
  'PC 314',
  'W6 2388',
  'HY 757',
];

export const demoRequests = [
  'One child seat, please.',
  'Please hold a sign with my name.',
  'Three large suitcases.',
  'Water and a phone charger in the car, please.',
  'We travel with a small dog.',
  'A stop at a currency exchange on the way.',
  'The driver should speak English.',
  'Нужно детское кресло.',
  'Встретьте, пожалуйста, с табличкой.',
];
