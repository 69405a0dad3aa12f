import { randomUUID } from 'node:crypto';

export interface Person extends Record<string, string> {
  name: string;
  email: string;
  phone: string;
  place: string;
  words: string;
}

export const zarifa: Person = {
  name: 'Zarifa Quliyeva',
  email: 'Zarifa@people.example',
  phone: '+994557654321',
  place: 'Nizami street 14',
  words: 'my mother needs a wheelchair',
};

/** Another person, whose email address ends with the first one's. */
export const others: Person = {
  name: 'Anar Mammadov',
  email: 'not-zarifa@people.example',
  phone: '+994501234567',
  place: 'Tbilisi avenue 3',
  words: 'a child seat, please',
};

export type Rows = [table: string, row: Record<string, unknown>][];

/** Returns the rows of a person with a ride, a contact message and emails, by database. */
export function rowsOf(app: string, person: Person, bookingId: string): Rows {
  const make = { booking, finance, notifications }[app];
  if (!make) throw new Error(`There are no rows for ${app}.`);
  return make(person, bookingId);
}

function booking({ name, email, phone, place, words }: Person, id: string): Rows {
  return [
    [
      'bookings',
      {
        id,
        reference_number: `BK20261101-${id.slice(0, 8)}`,
        status: 'completed',
        language: 'en',
        customer_name: name,
        customer_email: email,
        customer_phone: phone,
        car_id: randomUUID(),
        car_name: 'Mercedes V',
        tour_id: randomUUID(),
        tour_name: 'Gobustan',
        booking_date: '2026-11-01',
        pickup_location: place,
        dropoff_location: place,
        special_requests: words,
        total_price: 80,
        currency: 'USD',
        exchange_rate: 1,
        converted_price: 80,
      },
    ],
    ['driver_assignments', { booking_id: id, assigned_by: 'admin', notes: `${name}: ${words}` }],
    ['outbox', event('booking.created.v1', { booking: { id, customerEmail: email, customerName: name } })],
  ];
}

function finance({ name }: Person, id: string): Rows {
  const eventData = { booking: { id, customerName: name } };
  return [
    [
      'transactions',
      {
        booking_id: id,
        customer_name: name,
        transaction_type: 'revenue',
        amount: 80,
        description: 'Payment for booking',
        transaction_date: '2026-11-01',
        created_by: 'system',
      },
    ],
    ['parked_message', deadLetter('finance.record-revenue', 'booking.created.v1', eventData)],
  ];
}

function notifications({ name, email, phone, words }: Person, id: string): Rows {
  const content = { customer_name: name, customer_email: email, customer_phone: phone };
  const delivery = (recipient: string) => ({
    id: randomUUID(),
    template_name: 'booking_received',
    language: 'en',
    recipient_role: 'customer',
    content,
    job: { variables: content },
    recipient,
    status: 'sent',
    last_answer: `250 <${email}> stored`,
    booking_id: id,
    correlation_id: randomUUID(),
    next_check_at: new Date(),
  });
  const toPerson = delivery(email);
  return [
    ['contact_messages', { language: 'en', name, email, phone, message: words, request_hash: 'x' }],
    ['email_deliveries', toPerson],
    ['email_deliveries', delivery('dispatch@company.example')],
    [
      'delivery_attempts',
      {
        delivery_id: toPerson.id,
        attempt: 1,
        outcome: 'sent',
        server_answer: `<${email}>`,
        attempted_at: new Date(),
      },
    ],
    ['outbox', event('contact-message.received.v1', { name, email, message: words })],
  ];
}

function event(routingKey: string, data: object) {
  return {
    id: randomUUID(),
    routing_key: routingKey,
    payload: data,
    reactions: [],
    correlation_id: randomUUID(),
    published_at: new Date(),
  };
}

function deadLetter(queue: string, routingKey: string, data: object) {
  return { queue, message_id: randomUUID(), routing_key: routingKey, payload: { data }, error: 'broken' };
}
