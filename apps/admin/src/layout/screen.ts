import type { Language } from '@chauffeur/contracts/languages/languages';
import type { IconComponent } from '@chauffeur/brand/icons';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Session } from '../session/session';

/** The texts of a screen by key, nested. */
interface ScreenTexts {
  readonly [key: string]: unknown;
  /** The name of its entry in the sidebar. */
  readonly navigation?: string;
  /** Texts of the server's errors, by error code. */
  readonly errors?: object;
  /** Texts of field errors, by error code, if the text for all fields is not enough. */
  readonly fieldErrors?: object;
}

/** A page of the back office: address, entry in the sidebar and texts. Its code is fetched when it is first opened. */
export interface Screen<Name extends string = string, Texts extends ScreenTexts = ScreenTexts> {
  /** The namespace of its texts. */
  readonly name: Name;
  /** Below /admin. */
  readonly path: `/${string}`;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** With an icon, the screen has an entry in the sidebar, named by the text `navigation`. */
  readonly icon?: IconComponent;
  /** Shows how many things of the screen are new, in its entry in the sidebar. */
  readonly Unread?: ComponentType;
  readonly load: () => Promise<ComponentType>;
  /**
   * For a screen that is opened often: reads its first data when its entry in the sidebar is pointed at. Its code is fetched
   * even earlier. Never throws.
   */
  readonly prefetch?: (session: Session, queryClient: QueryClient) => Promise<void>;
  /** A page that the screen leads to, of one record or for one task. */
  readonly detail?: {
    /** Below the screen's own path, such as `:bookingId` or `settlement`. */
    readonly path: string;
    readonly load: () => Promise<ComponentType>;
  };
}
