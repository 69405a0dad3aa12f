import type { WizardCar } from '../../choices/wizard-choices';
import type { RowPrice } from '../../choices/price-list';

/** A car with the price that its list shows. */
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

/** Groups cars by category, cheapest first, both groups and cars. Those that are too small are separate. */
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

/** Compares by price. What has no price, or one that is to be agreed, comes last. */
export function byPrice(one: { price: RowPrice | null }, other: { price: RowPrice | null }): number {
  const none = Number.POSITIVE_INFINITY;
  const [left, right] = [one.price?.usd || none, other.price?.usd || none];
  return left === right ? 0 : left - right;
}
