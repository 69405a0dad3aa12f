import type { Browser } from '../measure-page.js';
import type { DriverWithRide } from './create-driver-with-ride.js';
import { onPhone, type StepMeasurement } from './tap-recorder.js';

/** A cheap phone, slower than that of Lighthouse's mobile profile. */
const slowdown = 6;

/** Walks through a whole ride as its driver, from the PIN back to the list. Returns the measurement of each step. */
export function walkDriver(
  { link, pin, dropoff }: DriverWithRide,
  browser: Browser,
): Promise<StepMeasurement[]> {
  return onPhone(browser, slowdown, async (page, measure) => {
    const ride = new RegExp(dropoff);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const main = (name: string) => page.getByRole('contentinfo').getByRole('button', { name });
    const tap = (step: string, name: string | RegExp, next: string | RegExp) =>
      measure(step, async () => {
        await button(name).tap();
        await button(next).waitFor();
      });
    const take = (step: string, next: string) =>
      measure(step, async () => {
        await main(step).tap();
        await main(next).waitFor();
      });

    await page.goto(link, { waitUntil: 'networkidle' });
    await measure('Language', async () => {
      await button(/^AZ/).tap();
      await button(/^EN/).tap();
    });
    await measure('PIN', async () => {
      await page.getByRole('textbox', { name: 'PIN' }).tap();
      await page.keyboard.type(pin);
    });
    await tap('Sign in', 'Sign in', ride);
    await tap('Open the ride', ride, 'Accept the ride');
    await tap('Decline', 'Decline', 'Decline the ride');
    await measure('Reason and comment', async () => {
      await page.getByRole('radio').first().tap();
      await page.getByRole('textbox').tap();
      await page.keyboard.type('At the garage');
    });
    await tap('Back to the ride', 'Back', 'Accept the ride');
    await take('Accept the ride', 'On the way');
    await take('On the way', 'I have arrived');
    await take('I have arrived', 'Customer on board');
    await tap('Show the sign', /^Show the sign/, 'Close the sign');
    await tap('Close the sign', 'Close the sign', 'Customer on board');
    await take('Customer on board', 'Ride completed');
    await measure('Ride completed', async () => {
      await main('Ride completed').tap();
      await main('Ride completed').waitFor({ state: 'hidden' });
    });
    await measure('Undo', async () => {
      await button(/^Undo/).tap();
      await main('Ride completed').waitFor();
    });
    await tap('Back to the list', 'Back', ride);
  });
}
