import type { TypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';

const textKeys = [
  'title',
  'add',
  'edit',
  'loadFailed',
  'saved',
  'saveFailed',
  'deleted',
  'deleteFailed',
  'alreadyDeleted',
  'none.title',
  'none.text',
  'delete.title',
  'delete.text',
] as const;

type TextKey = (typeof textKeys)[number];

/** The texts that a resource's screen needs, in its namespace under `screen`. */
interface RecordScreenTexts {
  title: string;
  add: string;
  edit: string;
  loadFailed: string;
  saved: string;
  saveFailed: string;
  deleted: string;
  deleteFailed: string;
  alreadyDeleted: string;
  none: { title: string; text: string };
  delete: { title: string; text: string };
}

type Messages = TypeOptions['resources'];

/** The namespaces that have these texts. */
export type ResourceName = {
  [Name in keyof Messages]: Messages[Name] extends { screen: RecordScreenTexts } ? Name : never;
}[keyof Messages];

export type RecordTexts = (key: TextKey, values?: { name: string }) => string;

/** Returns a function for the resource's own version of the texts that every record screen shows. */
export function useRecordTexts(resource: ResourceName): RecordTexts {
  const { t } = useTranslation();
  // ResourceName promises the keys; the compiler can't follow a namespace that is a variable.
  return (key, values) => t(`${resource}:screen.${key}` as 'appName', values ?? {});
}
