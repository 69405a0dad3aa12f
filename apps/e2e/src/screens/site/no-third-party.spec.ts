import { staffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import { listedPages } from '@chauffeur/contracts/site-pages';
import { readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { firstAdmin, signIn } from '../../staff.ts';
import { expect, test } from '../../browser/site-test.ts';

// The test machine can't reach the video's host.
test.use({ expectedError: /ERR_|Failed to load resource/ });

test('no public page requests anything from another origin before the visitor asks for it', async ({
  page,
}) => {
  test.slow();
  const site = staffSiteUrl();
  const staff = await signIn(site, firstAdmin);
  const tour = {
    name: 'Tour with a film',
    description: 'One day in the mountains',
    basePrice: 60,
    destinations: ['Lahij'],
    youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
  };
  const added = staffTourResponse.parse((await staff.call('POST', '/tours', tour)).body);
  const elsewhere: string[] = [];
  await page.route('**', (route) => {
    const url = new URL(route.request().url());
    if (url.origin === site || !url.protocol.startsWith('http')) return route.continue();
    elsewhere.push(url.origin);
    return route.abort();
  });
  const { services } = await readOffer(site);
  for (const path of [...listedPages, `/services/${services[0]?.id}`, `/tours/${added.id}`]) {
    await page.goto(site + path);
    await expect(page.getByRole('main')).toBeVisible();
    // Scroll to the end, so that lazy content loads.
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
  }
  const play = page.getByRole('button', { name: 'Play the video about Tour with a film' });
  await expect(play).toBeVisible();
  expect(elsewhere).toEqual([]);

  await play.click();
  await expect.poll(() => elsewhere).toEqual(['https://www.youtube-nocookie.com']);
  expect((await staff.call('DELETE', `/tours/${added.id}`)).status).toBe(204);
});
