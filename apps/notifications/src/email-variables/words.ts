import type { BookingStatus, contactSubjects, Language, MessagingApp } from '@chauffeur/contracts';

/** Statuses as they stand in the middle of a sentence: "Your booking is cancelled", «Заявка отменена». */
export const statusWords: Record<Language, Record<BookingStatus, string>> = {
  en: { pending: 'pending', confirmed: 'confirmed', completed: 'completed', cancelled: 'cancelled' },
  ru: {
    pending: 'ожидает подтверждения',
    confirmed: 'подтверждена',
    completed: 'выполнена',
    cancelled: 'отменена',
  },
};

export const languageWords: Record<Language, Record<Language, string>> = {
  en: { en: 'English', ru: 'Russian' },
  ru: { en: 'английский', ru: 'русский' },
};

export const messagingAppWords: Record<MessagingApp, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
};

/** The contact form's subjects. */
export const subjectWords: Record<Language, Record<(typeof contactSubjects)[number], string>> = {
  en: {
    booking_inquiry: 'Booking inquiry',
    customer_support: 'Customer support',
    feedback: 'Feedback',
    partnership: 'Partnership',
    other: 'Other',
  },
  ru: {
    booking_inquiry: 'Вопрос о бронировании',
    customer_support: 'Поддержка',
    feedback: 'Отзыв',
    partnership: 'Сотрудничество',
    other: 'Другое',
  },
};

/** Who writes while the company's own settings have not arrived. */
export const unnamedCompany: Record<Language, string> = {
  en: 'Private driver service, Baku',
  ru: 'Частный водитель в Баку',
};

const airportNamesRu: Record<string, string> = { 'Baku Airport (GYD)': 'Аэропорт Баку (GYD)' };

/** The airport's fixed label in the reader's language; every other place is quoted as the customer wrote it. */
export function placeName(place: string, language: Language): string {
  return (language === 'ru' && airportNamesRu[place]) || place;
}
