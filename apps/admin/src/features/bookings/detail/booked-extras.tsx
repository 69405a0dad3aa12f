import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { extrasText, priceOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { styled } from '@mui/material/styles';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatMoney } from '../../../text/format-number';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
});

/** Lists the booked extras with their prices. */
export function BookedExtras({ booking: { extras } }: { booking: Pick<BookingResponse, 'extras'> }) {
  const { language } = useStaffLanguage();
  return (
    <List>
      {extras.map((extra) => (
        <Line key={extra.extraId}>
          <span>{extrasText([extra], language)}</span>
          <span>{formatMoney(priceOfExtras([extra]), 'USD', language)}</span>
        </Line>
      ))}
    </List>
  );
}
