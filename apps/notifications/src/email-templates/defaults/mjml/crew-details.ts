import type { Language } from '@chauffeur/contracts';
import { emailTexts } from '../../../locales/texts.js';
import { detailTable, link, type EmailBlock } from './email-blocks.js';

/** Who drives the customer, in what, and where they meet; what is not known is left out. */
export function crewDetails(language: Language): EmailBlock {
  const texts = emailTexts(language).crew;
  return detailTable([
    { label: texts.name, value: '{{driver_name}}', when: 'driver_name', isStrong: true },
    {
      label: texts.phone,
      value: link('tel:+{{digits driver_phone}}', '{{driver_phone}}'),
      when: 'driver_phone',
    },
    { label: texts.vehicle, value: '{{car_name}}', when: 'car_name' },
    { label: texts.plate, value: '{{vehicle_plate}}', when: 'vehicle_plate' },
    { label: texts.colour, value: '{{vehicle_colour}}', when: 'vehicle_colour' },
    { label: texts.meeting, value: '{{meeting_note}}', when: 'meeting_note' },
  ]);
}
