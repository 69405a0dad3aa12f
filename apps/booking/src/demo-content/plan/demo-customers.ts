import type { MessagingApp } from '@chauffeur/contracts/bookings/booking-choices';
import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import type { Language } from '@chauffeur/contracts/languages/languages';

export interface DemoCustomer {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly preferredMessagingApp: MessagingApp;
  readonly language: Language;
  readonly currency: CurrencyCode;
}

/** Emails to this domain are never delivered (RFC 2606). */
const domain = 'example.com';

const guest =
  (language: Language, currency: CurrencyCode, preferredMessagingApp: MessagingApp = 'whatsapp') =>
  (customerName: string, mailbox: string, customerPhone: string): DemoCustomer => ({
    customerName,
    customerEmail: `${mailbox}@${domain}`,
    customerPhone: customerPhone.replaceAll(' ', ''),
    preferredMessagingApp,
    language,
    currency,
  });

const fromAmerica = guest('en', 'USD');
const fromEurope = guest('en', 'EUR');
const fromTheGulf = guest('en', 'AED');
const fromRussia = guest('ru', 'RUB', 'telegram');
const fromBaku = guest('ru', 'AZN');

/** Guests and companies; their phone numbers are from unassigned ranges. */
export const demoCustomers: readonly DemoCustomer[] = [
  fromEurope('Emily Carter', 'emily.carter', '+44 7700 900101'),
  fromEurope('Oliver Bennett', 'oliver.bennett', '+44 7700 900102'),
  fromEurope('Charlotte Hughes', 'charlotte.hughes', '+44 7700 900103'),
  fromEurope('Lukas Schneider', 'lukas.schneider', '+49 30 23125 014'),
  fromEurope('Anna Hoffmann', 'anna.hoffmann', '+49 30 23125 027'),
  fromEurope('Camille Laurent', 'camille.laurent', '+33 1 99 00 12 34'),
  fromEurope('Giulia Romano', 'giulia.romano', '+39 06 0000 0118'),
  fromEurope('Sofia Lindberg', 'sofia.lindberg', '+46 70 174 06 12'),
  fromAmerica('Michael Turner', 'michael.turner', '+1 202 555 0114'),
  fromAmerica('Jessica Morales', 'jessica.morales', '+1 202 555 0137'),
  fromAmerica('Daniel Cooper', 'daniel.cooper', '+1 202 555 0152'),
  fromAmerica('Priya Raman', 'priya.raman', '+1 202 555 0189'),
  fromAmerica('Kenji Watanabe', 'kenji.watanabe', '+1 202 555 0191'),
  fromTheGulf('Omar Al Farsi', 'omar.alfarsi', '+971 50 000 0121'),
  fromTheGulf('Layla Hassan', 'layla.hassan', '+971 50 000 0134'),
  fromTheGulf('Khalid Rahman', 'khalid.rahman', '+971 50 000 0156'),
  fromTheGulf('Noura Saeed', 'noura.saeed', '+971 50 000 0178'),
  fromRussia('Мария Соколова', 'maria.sokolova', '+7 900 000 01 12'),
  fromRussia('Дмитрий Волков', 'dmitry.volkov', '+7 900 000 01 23'),
  fromRussia('Екатерина Морозова', 'ekaterina.morozova', '+7 900 000 01 34'),
  fromRussia('Алексей Никитин', 'alexey.nikitin', '+7 900 000 01 45'),
  fromRussia('Ольга Лебедева', 'olga.lebedeva', '+7 900 000 01 56'),
  fromRussia('Игорь Павлов', 'igor.pavlov', '+7 900 000 01 67'),
  fromBaku('Leyla Mehdiyeva', 'leyla.mehdiyeva', '+994 12 000 02 01'),
  fromBaku('Javid Safarov', 'javid.safarov', '+994 12 000 02 02'),
  fromBaku('Нигяр Ахмедова', 'nigar.ahmadova', '+994 12 000 02 03'),
  fromBaku('Sabina Musayeva', 'sabina.musayeva', '+994 12 000 02 04'),
];

/** Companies that book often, mostly by phone. */
export const demoCompanies: readonly DemoCustomer[] = [
  fromAmerica('Caspian Energy Forum, Laura Mitchell', 'events.energyforum', '+994 12 000 03 01'),
  fromEurope('Nordwind Engineering, Jan Vestergaard', 'travel.nordwind', '+994 12 000 03 02'),
  fromBaku('Port Baku Consulting, Эльнура Гасанова', 'office.portconsulting', '+994 12 000 03 03'),
];
