import { useTranslation } from 'react-i18next';
import type { Messages } from '../i18n/messages';

const textKeys = [
  'title',
  'add',
  'edit',
  'loadFailed',
  'saved',
  'saveFailed',
  'deleted',
  'deleteFailed',
  'gone',
  'none.title',
  'none.text',
  'delete.title',
  'delete.text',
] as const;

type TextKey = (typeof textKeys)[number];

/** The texts that a resource's screen needs, in its namespace under `screen`. */
interface ScreenTexts {
  title: string;
  add: string;
  edit: string;
  loadFailed: string;
  saved: string;
  saveFailed: string;
  deleted: string;
  deleteFailed: string;
  gone: string;
  none: { title: string; text: string };
  delete: { title: string; text: string };
}

/** The namespaces that hold them. */
export type ResourceName = {
  [Name in keyof Messages]: Messages[Name] extends { screen: ScreenTexts } ? Name : never;
}[keyof Messages];

export type ResourceTexts = (key: TextKey, values?: { name: string }) => string;

/** A resource's own words for what every resource's screen says. */
export function useResourceTexts(resource: ResourceName): ResourceTexts {
  const { t } = useTranslation();
  // ResourceName promises the keys; the compiler can't follow a namespace that is a variable.
  return (key, values) => t(`${resource}:screen.${key}` as 'house', values ?? {});
}
