import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ManualBookingForm } from '../manual-booking.rules';

/**
 * Fills a price field with the suggested price, in USD, whenever that changes; one that staff have typed stays until
 * another car, service or tour (`combination`) is chosen. Without a suggestion the field is left alone.
 */
export function useFilledPrice(
  name: 'totalPrice' | 'returnRide.totalPrice',
  suggested: number | undefined,
  combination: string,
): void {
  const { getValues, setValue } = useFormContext<ManualBookingForm>();
  const filled = useRef<{ combination: string; price: number }>(undefined);
  useEffect(() => {
    // Another service has just taken the ride back out: its price would bring it back.
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
