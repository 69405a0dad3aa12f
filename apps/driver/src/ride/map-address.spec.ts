import { describe, expect, it } from '@jest/globals';
import { mapAddress } from './map-address';

const hotel = { text: 'Hilton Baku', placeId: null, latitude: null, longitude: null };
const airport = { ...hotel, text: 'Airport (GYD)', latitude: 40.4675, longitude: 50.0467 };
const android = 'Mozilla/5.0 (Linux; Android 11; M2003J15SC) Chrome/90.0';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)';

describe('the link to a map', () => {
  it.each([
    [android, hotel, 'geo:0,0?q=Hilton%20Baku'],
    [android, airport, 'geo:40.4675,50.0467?q=40.4675,50.0467(Airport%20(GYD))'],
    [iPhone, hotel, 'https://maps.apple.com/?q=Hilton%20Baku'],
    [iPhone, airport, 'https://maps.apple.com/?q=Airport%20(GYD)&ll=40.4675,50.0467'],
    ['', hotel, 'https://www.google.com/maps/search/?api=1&query=Hilton%20Baku'],
    ['', airport, 'https://www.google.com/maps/search/?api=1&query=40.4675,50.0467'],
  ])('fits the phone', (userAgent, place, expected) => {
    expect(mapAddress(place, userAgent)).toBe(expected);
  });
});
