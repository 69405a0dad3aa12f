import type { OtherLeg } from '@chauffeur/contracts/bookings/booking';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '../../../booking-display/status-chip';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { rideMoment } from '../../../booking-display/booking-texts';

/** The other ride of a trip: its number as a link, its start and its status. */
export function OtherLegLink({ leg }: { leg: OtherLeg }) {
  const { language } = useStaffLanguage();
  return (
    <>
      <Link component={RouterLink} to={`/bookings/${leg.id}`} noWrap>
        {leg.referenceNumber}
      </Link>
      <span>{`, ${rideMoment(leg, language)} `}</span>
      <StatusChip status={leg.status} />
    </>
  );
}
