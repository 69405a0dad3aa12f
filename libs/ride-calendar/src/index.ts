export { rideCalendar, type CalendarRide } from './ride-calendar.js';
