import BriefcaseIcon from '@mui/icons-material/WorkRounded';
import BusIcon from '@mui/icons-material/DirectionsBusRounded';
import CarIcon from '@mui/icons-material/DirectionsCarRounded';
import ClockIcon from '@mui/icons-material/ScheduleRounded';
import GroupIcon from '@mui/icons-material/GroupsRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import PlaneIcon from '@mui/icons-material/FlightRounded';
import ShieldIcon from '@mui/icons-material/ShieldRounded';
import StarIcon from '@mui/icons-material/StarRounded';
import ZapIcon from '@mui/icons-material/BoltRounded';
import type { ServiceTypeIcon } from '@chauffeur/contracts';
import type { SvgIconComponent } from '@mui/icons-material';

/** The icons as the public site draws them. */
export const serviceTypeIconComponents: Record<ServiceTypeIcon, SvgIconComponent> = {
  Plane: PlaneIcon,
  MapPin: PlaceIcon,
  Users: GroupIcon,
  Briefcase: BriefcaseIcon,
  Car: CarIcon,
  Bus: BusIcon,
  Clock: ClockIcon,
  Star: StarIcon,
  Shield: ShieldIcon,
  Zap: ZapIcon,
};
