import { describe, expect, it } from '@jest/globals';
import { messagesByLanguage } from '../i18n/messages';
import { backOfficePages } from './back-office-pages';

describe('the sidebar', () => {
  it('lists the screens in the order of the specification', () => {
    const { navigation } = messagesByLanguage.en.layout;
    expect(backOfficePages.map(({ name }) => navigation[name])).toEqual([
      'Dashboard',
      'Bookings',
      'Manual Booking',
      'Cars',
      'Services',
      'Tours',
      'Drivers',
      'Finance',
      'Service Types',
      'Pricing',
      'Categories',
      'Contact',
      'SEO',
      'Email Templates',
    ]);
  });
});
