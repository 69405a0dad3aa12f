import { inLanguage, socialImageUrl } from '@chauffeur/contracts';
import { messagesByLanguage } from '../../i18n/messages';
import { languageOfPath, localisedPath } from '../../i18n/site-language';
import { mainPicture } from '../../pictures/main-picture';
import { pageSeo, type PageSeo } from '../seo/page-seo';
import { publicUrlContext } from '../seo/public-url';
import { breadcrumbData, type Offered } from '../seo/structured-data';
import type { Offer } from './offer-detail';

/** The head of a service's or tour's page: its name, words and picture, its offer, and the way to it. */
export function offerSeo(
  args: Parameters<typeof pageSeo>[0],
  offer: Offer,
  list: 'services' | 'tours',
  describe: (offered: Offered) => object,
): Promise<PageSeo> {
  const { context, url } = args;
  const language = languageOfPath(url.pathname);
  const publicUrl = context.get(publicUrlContext);
  const { navigation } = messagesByLanguage[language].layout;
  const name = inLanguage(offer, 'name', language);
  const description = inLanguage(offer, 'description', language);
  const address = publicUrl + url.pathname;
  const picture = mainPicture(offer);
  const imagePath = picture ? socialImageUrl(picture.hash) : undefined;
  return pageSeo(args, {
    title: name,
    description,
    imagePath,
    structuredData: [
      describe({
        name,
        description,
        url: address,
        basePrice: offer.basePrice,
        imageUrl: imagePath && publicUrl + imagePath,
        publicUrl,
      }),
      breadcrumbData([
        { name: navigation.home, url: publicUrl + localisedPath('/', language) },
        { name: navigation[list], url: publicUrl + localisedPath(`/${list}`, language) },
        { name, url: address },
      ]),
    ],
  });
}
