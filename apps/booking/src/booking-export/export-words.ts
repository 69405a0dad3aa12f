import type { AirportDirection, BookingStatus, Language } from '@chauffeur/contracts';

interface ExportWords {
  readonly headings: typeof english.headings;
  readonly statuses: Record<BookingStatus, string>;
  readonly directions: Record<AirportDirection, string>;
  readonly yes: string;
  readonly no: string;
}

const english = {
  headings: {
    referenceNumber: 'Reference number',
    status: 'Status',
    bookingDate: 'Date',
    bookingTime: 'Time',
    customerName: 'Customer',
    customerPhone: 'Phone',
    customerEmail: 'Email',
    messagingApp: 'Messaging app',
    car: 'Vehicle',
    service: 'Service',
    tour: 'Tour',
    passengers: 'Passengers',
    pickup: 'Pickup',
    dropoff: 'Drop-off',
    direction: 'Airport direction',
    flight: 'Flight number',
    requests: 'Special requests',
    totalPrice: 'Total price (USD)',
    driver: 'Driver',
    manual: 'Manual booking',
    createdAt: 'Created (UTC)',
  },
  statuses: { pending: 'Pending', confirmed: 'Confirmed', completed: 'Completed', cancelled: 'Cancelled' },
  directions: { to_airport: 'To the airport', from_airport: 'From the airport' },
  yes: 'Yes',
  no: 'No',
};

const russian: ExportWords = {
  headings: {
    referenceNumber: 'Номер бронирования',
    status: 'Статус',
    bookingDate: 'Дата',
    bookingTime: 'Время',
    customerName: 'Клиент',
    customerPhone: 'Телефон',
    customerEmail: 'Эл. почта',
    messagingApp: 'Мессенджер',
    car: 'Автомобиль',
    service: 'Услуга',
    tour: 'Тур',
    passengers: 'Пассажиры',
    pickup: 'Место подачи',
    dropoff: 'Место назначения',
    direction: 'Направление трансфера',
    flight: 'Номер рейса',
    requests: 'Особые пожелания',
    totalPrice: 'Итого (USD)',
    driver: 'Водитель',
    manual: 'Ручное бронирование',
    createdAt: 'Создано (UTC)',
  },
  statuses: {
    pending: 'Ожидает',
    confirmed: 'Подтверждено',
    completed: 'Выполнено',
    cancelled: 'Отменено',
  },
  directions: { to_airport: 'В аэропорт', from_airport: 'Из аэропорта' },
  yes: 'Да',
  no: 'Нет',
};

/** The words of the exported file. */
export const exportWords: Record<Language, ExportWords> = { en: english, ru: russian };
