import type { Language } from '@chauffeur/contracts/languages/languages';
import { emailTexts } from '../../../locales/texts.js';
import { detailTable, link, type EmailBlock } from './email-blocks.js';
import { rideRows } from './ride-rows.js';

/** The driver, the vehicle and where they meet the customer; omits what is unknown. */
export function crewDetails(language: Language): EmailBlock {
  const texts = emailTexts(language).crew;
  const { car, plate } = rideRows(language);
  return detailTable([
    { label: texts.name, value: '{{driver_name}}', when: 'driver_name', isStrong: true },
    {
      label: texts.phone,
      value: link('tel:+{{digits driver_phone}}', '{{driver_phone}}'),
      when: 'driver_phone',
    },
    car,
    plate,
    { label: texts.colour, value: '{{vehicle_colour}}', when: 'vehicle_colour' },
    { label: texts.meeting, value: '{{meeting_note}}', when: 'meeting_note' },
  ]);
}
