import type { WizardCar } from '../choices/wizard-choices';
import { byPrice, type RowPrice } from '../choices/price-list';

/** A car as its list shows it. */
export interface PricedCar extends WizardCar {
  price: RowPrice | null;
}

interface CarGroup {
  category: WizardCar['category'];
  cars: PricedCar[];
}

interface CarGroups {
  groups: CarGroup[];
  /** Those with fewer seats than passengers. */
  tooSmall: PricedCar[];
}

/** Cars by category, both the cheapest first; those that are too small apart. */
export function groupCars(cars: PricedCar[], passengerCount: number): CarGroups {
  const sorted = cars.toSorted(byPrice);
  const fits = ({ capacity }: PricedCar) => !(capacity < passengerCount);
  const groups = new Map<string, CarGroup>();
  for (const car of sorted.filter(fits)) {
    const group = groups.get(car.category.id) ?? { category: car.category, cars: [] };
    group.cars.push(car);
    groups.set(car.category.id, group);
  }
  return { groups: [...groups.values()], tooSmall: sorted.filter((car) => !fits(car)) };
}
