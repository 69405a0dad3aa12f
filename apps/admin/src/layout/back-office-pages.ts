import BookingsIcon from '@mui/icons-material/EventNoteRounded';
import DriversIcon from '@mui/icons-material/BadgeOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Messages } from '../i18n/messages';

interface BackOfficePage {
  readonly path: string;
  readonly name: keyof Messages['layout']['navigation'];
  readonly icon: SvgIconComponent;
}

/** The sidebar's entries, in the order of the specification. */
export const backOfficePages: readonly BackOfficePage[] = [
  { path: '/bookings', name: 'bookings', icon: BookingsIcon },
  { path: '/drivers', name: 'drivers', icon: DriversIcon },
];
