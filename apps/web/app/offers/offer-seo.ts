import { socialImageUrl } from '@chauffeur/contracts/catalogue/media/image-address';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { messagesIn } from '../locales/messages';
import { localisedPath } from '../i18n/site-language';
import { mainImage } from '../images/record-images';
import { matchedPage } from '../seo/matched-page';
import { pageSeo, type PageSeo } from '../seo/page-seo';
import { publicUrlContext } from '../seo/public-url';
import { breadcrumbData, type OfferedItem } from '../seo/structured-data';
import { cutText } from '../text/cut-text';
import type { OfferRecord } from './offer-record';

/** More than search engines and link previews show; a description may have 5,000 characters in paragraphs. */
const snippetLength = 300;

/** Composes the head of a service's or tour's page: name, description, image, offer and breadcrumbs. */
export function offerSeo(
  args: Parameters<typeof pageSeo>[0],
  offer: OfferRecord,
  list: 'services' | 'tours',
  describe: (offered: OfferedItem) => object,
): Promise<PageSeo> {
  const { language, pagePath } = matchedPage(args);
  const publicUrl = args.context.get(publicUrlContext);
  const { navigation } = messagesIn(language).layout;
  const name = inLanguage(offer, 'name', language);
  const description = inLanguage(offer, 'description', language);
  const address = publicUrl + localisedPath(pagePath, language);
  const image = mainImage(offer);
  const imagePath = image ? socialImageUrl(image.hash) : undefined;
  return pageSeo(args, {
    title: name,
    description: cutText(description.replaceAll(/\s+/g, ' '), snippetLength),
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
