import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import ManualBookingIcon from '@mui/icons-material/AddIcCallOutlined';
import BookingsIcon from '@mui/icons-material/EventNoteRounded';
import CarsIcon from '@mui/icons-material/DirectionsCarOutlined';
import ServicesIcon from '@mui/icons-material/RoomServiceOutlined';
import ToursIcon from '@mui/icons-material/LandscapeOutlined';
import DriversIcon from '@mui/icons-material/BadgeOutlined';
import FinanceIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import PricingIcon from '@mui/icons-material/SellOutlined';
import SeoIcon from '@mui/icons-material/TravelExploreRounded';
import EmailTemplatesIcon from '@mui/icons-material/MailOutlineRounded';
import ContactIcon from '@mui/icons-material/ContactPhoneOutlined';
import CategoriesIcon from '@mui/icons-material/CategoryOutlined';
import ServiceTypesIcon from '@mui/icons-material/StyleOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Messages } from '../i18n/messages';

interface BackOfficePage {
  readonly path: string;
  readonly name: keyof Messages['layout']['navigation'];
  readonly icon: SvgIconComponent;
}

/** The sidebar's entries, in the order of the specification. */
export const backOfficePages: readonly BackOfficePage[] = [
  { path: '/', name: 'dashboard', icon: DashboardIcon },
  { path: '/bookings', name: 'bookings', icon: BookingsIcon },
  { path: '/manual-booking', name: 'manualBooking', icon: ManualBookingIcon },
  { path: '/cars', name: 'cars', icon: CarsIcon },
  { path: '/services', name: 'services', icon: ServicesIcon },
  { path: '/tours', name: 'tours', icon: ToursIcon },
  { path: '/drivers', name: 'drivers', icon: DriversIcon },
  { path: '/finance', name: 'finance', icon: FinanceIcon },
  { path: '/service-types', name: 'serviceTypes', icon: ServiceTypesIcon },
  { path: '/pricing', name: 'pricing', icon: PricingIcon },
  { path: '/categories', name: 'categories', icon: CategoriesIcon },
  { path: '/contact', name: 'contact', icon: ContactIcon },
  { path: '/seo', name: 'seo', icon: SeoIcon },
  { path: '/email-templates', name: 'emailTemplates', icon: EmailTemplatesIcon },
];
