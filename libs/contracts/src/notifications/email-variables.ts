import type { Language } from '../language.js';
import { isContactTemplate } from './template-name.js';

/** Names that a booking's template, and every template of staff's own, may use in double braces. */
export const bookingEmailVariables = [
  'reference_number',
  'company_name',
  'customer_name',
  'customer_email',
  'customer_phone',
  'service_name',
  'tour_name',
  'car_name',
  'booking_date',
  'booking_time',
  'pickup_location',
  'dropoff_location',
  'passenger_count',
  'total_price',
  'phone_primary',
  'phone_whatsapp',
  'email_info',
  'google_review_url',
  'website_url',
  'language',
  'status',
  'flight_number',
  'preferred_messaging_app',
  'special_requests',
] as const;
export type BookingEmailVariable = (typeof bookingEmailVariables)[number];

/** Names that the templates of the contact form may use in double braces. */
export const contactEmailVariables = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'message_subject',
  'message',
  'language',
  'company_name',
  'phone_primary',
  'phone_whatsapp',
  'email_info',
  'website_url',
] as const;
export type ContactEmailVariable = (typeof contactEmailVariables)[number];

/** The variables that a template of this name may use. */
export function emailVariablesOf(templateName: string): readonly EmailVariable[] {
  return isContactTemplate(templateName) ? contactEmailVariables : bookingEmailVariables;
}

export type EmailVariable = BookingEmailVariable | ContactEmailVariable;

/** What each variable stands for, for staff who write templates. */
export const emailVariableDescriptions: Record<Language, Record<EmailVariable, string>> = {
  en: {
    reference_number: 'Reference number of the booking',
    company_name: 'Company name, from the contact settings',
    customer_name: 'Customer’s full name',
    customer_email: 'Customer’s email address',
    customer_phone: 'Customer’s phone number',
    service_name: 'Service; empty when a tour is booked',
    tour_name: 'Tour; empty when a service is booked',
    car_name: 'Vehicle',
    booking_date: 'Date of the ride, in words',
    booking_time: 'Time of the ride in Baku, HH:MM; may be empty',
    pickup_location: 'Where the ride begins',
    dropoff_location: 'Where the ride ends; may be empty',
    passenger_count: 'Number of passengers',
    total_price: 'Price in the currency that the customer chose',
    phone_primary: 'Company’s phone number',
    phone_whatsapp: 'Company’s WhatsApp number',
    email_info: 'Company’s info address',
    google_review_url: 'Link to leave a review; may be empty',
    website_url: 'Address of the site',
    language: 'Language of the customer',
    status: 'Status of the booking, in words',
    flight_number: 'Flight number; may be empty',
    preferred_messaging_app: 'Messaging app that the customer prefers',
    special_requests: 'Special requests; may be empty',
    message_subject: 'Subject of the message; may be empty',
    message: 'Text of the message',
  },
  ru: {
    reference_number: 'Номер заявки',
    company_name: 'Название компании из контактных данных',
    customer_name: 'Имя клиента',
    customer_email: 'Почта клиента',
    customer_phone: 'Телефон клиента',
    service_name: 'Услуга; пусто, если заказан тур',
    tour_name: 'Тур; пусто, если заказана услуга',
    car_name: 'Автомобиль',
    booking_date: 'Дата поездки словами',
    booking_time: 'Время поездки в Баку, ЧЧ:ММ; может быть пустым',
    pickup_location: 'Место подачи',
    dropoff_location: 'Место назначения; может быть пустым',
    passenger_count: 'Число пассажиров',
    total_price: 'Стоимость в валюте, которую выбрал клиент',
    phone_primary: 'Телефон компании',
    phone_whatsapp: 'WhatsApp компании',
    email_info: 'Почта компании',
    google_review_url: 'Ссылка для отзыва; может быть пустой',
    website_url: 'Адрес сайта',
    language: 'Язык клиента',
    status: 'Статус заявки словами',
    flight_number: 'Номер рейса; может быть пустым',
    preferred_messaging_app: 'Мессенджер, который предпочитает клиент',
    special_requests: 'Особые пожелания; могут быть пустыми',
    message_subject: 'Тема сообщения; может быть пустой',
    message: 'Текст сообщения',
  },
};
