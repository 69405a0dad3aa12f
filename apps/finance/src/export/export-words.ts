import type { Language, TransactionStatus, TransactionType } from '@chauffeur/contracts';

/** What a person reads in an exported table. */
export interface ExportWords {
  readonly headings: Record<
    | 'date'
    | 'type'
    | 'description'
    | 'amount'
    | 'currency'
    | 'status'
    | 'booking'
    | 'customer'
    | 'driver'
    | 'paymentMethod'
    | 'receipt'
    | 'notes',
    string
  >;
  readonly types: Record<TransactionType, string>;
  readonly statuses: Record<TransactionStatus, string>;
}

export const exportWords: Record<Language, ExportWords> = {
  en: {
    headings: {
      date: 'Date',
      type: 'Type',
      description: 'Description',
      amount: 'Amount',
      currency: 'Currency',
      status: 'Status',
      booking: 'Booking',
      customer: 'Customer',
      driver: 'Driver',
      paymentMethod: 'Payment method',
      receipt: 'Receipt',
      notes: 'Notes',
    },
    types: {
      revenue: 'Revenue',
      driver_payment: 'Driver payment',
      car_rental: 'Car rental',
      fuel: 'Fuel',
      maintenance: 'Maintenance',
      insurance: 'Insurance',
      other_expense: 'Other expense',
      other: 'Other',
    },
    statuses: { completed: 'Completed', pending: 'Pending', cancelled: 'Cancelled' },
  },
  ru: {
    headings: {
      date: 'Дата',
      type: 'Тип',
      description: 'Описание',
      amount: 'Сумма',
      currency: 'Валюта',
      status: 'Статус',
      booking: 'Бронирование',
      customer: 'Клиент',
      driver: 'Водитель',
      paymentMethod: 'Способ оплаты',
      receipt: 'Чек',
      notes: 'Примечания',
    },
    types: {
      revenue: 'Доход',
      driver_payment: 'Выплата водителю',
      car_rental: 'Аренда автомобиля',
      fuel: 'Топливо',
      maintenance: 'Обслуживание',
      insurance: 'Страхование',
      other_expense: 'Прочий расход',
      other: 'Прочее',
    },
    statuses: { completed: 'Завершена', pending: 'В ожидании', cancelled: 'Отменена' },
  },
};
