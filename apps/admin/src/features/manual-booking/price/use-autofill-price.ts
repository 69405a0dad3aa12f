import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ManualBookingForm } from '../manual-booking.rules';

/**
 * Fills a price field with the suggested price in USD whenever that changes. A price that staff typed stays until another
 * car, service or tour (`combination`) is chosen. Without a suggestion the field stays as it is.
 */
export function useAutofillPrice(
  name: 'totalPrice' | 'returnRide.totalPrice',
  suggested: number | undefined,
  combination: string,
): void {
  const { getValues, setValue } = useFormContext<ManualBookingForm>();
  const filled = useRef<{ combination: string; price: number }>(undefined);
  useEffect(() => {
    // Another service has just removed the ride back; setting its price would add it again.
    const isTakenOut = name === 'returnRide.totalPrice' && !getValues('returnRide');
    if (suggested === undefined || isTakenOut) {
      filled.current = undefined;
      return;
    }
    const last = filled.current;
    if (last?.combination === combination && getValues(name) !== last.price) return;
    setValue(name, suggested);
    filled.current = { combination, price: suggested };
  }, [name, suggested, combination, getValues, setValue]);
}
