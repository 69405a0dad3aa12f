import { bookingStatuses, type BookingStatus } from '@chauffeur/contracts/bookings/booking';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

interface StatusMenuProps {
  /** The button that opens the menu; null while it is closed. */
  anchor: HTMLElement | null;
  labelledBy: string;
  status: BookingStatus;
  onClose: () => void;
  /** Not called for the status that the booking has. */
  onChoose: (status: BookingStatus) => void;
  /** Further links in the menu. */
  links?: readonly MenuLink[];
}

/** Lists all statuses, since any may follow any other. The current one is marked. */
export function StatusMenu({ anchor, labelledBy, status, onClose, onChoose, links = [] }: StatusMenuProps) {
  const { t } = useTranslation('bookings');
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
    >
      {bookingStatuses.map((each) => (
        <MenuItem
          key={each}
          role="menuitemradio"
          aria-checked={each === status}
          selected={each === status}
          onClick={() => {
            onClose();
            if (each !== status) onChoose(each);
          }}
        >
          {t(`status.${each}`)}
        </MenuItem>
      ))}
      {links.length > 0 && <Divider component="li" />}
      {links.map(({ label, to }) => (
        <MenuItem key={to} component={Link} to={to}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
