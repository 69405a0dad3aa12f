import {
  contactSettingsRequest,
  type ContactSettingsRequest,
  type StaffContactSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { z, type ZodType } from 'zod';
import { socialLinksInput, linksOf } from './social-links.rules';

const contactForm = contactSettingsRequest.extend({ socialMedia: socialLinksInput });

export type ContactFormValues = z.input<typeof contactForm>;

/** The rules of the contract, with the social media links as a list or as JSON. */
export const contactFormRules: ZodType<ContactSettingsRequest, ContactFormValues> = contactForm;

export const blankContactForm: ContactFormValues = {
  companyName: '',
  websiteUrl: '',
  phonePrimary: '',
  phoneWhatsapp: '',
  emailInfo: '',
  emailSupport: '',
  address: '',
  addressRu: '',
  city: '',
  cityRu: '',
  country: '',
  countryRu: '',
  businessHours: '',
  businessHoursRu: '',
  emergencyContact: '',
  googleReviewUrl: '',
  socialMedia: { links: [], json: null },
  isActive: true,
};

export function contactFormValuesOf(settings: StaffContactSettingsResponse): ContactFormValues {
  return { ...settings, socialMedia: { links: linksOf(settings.socialMedia), json: null } };
}
