import { imageResponse, type ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { imageLimits } from '@chauffeur/contracts/catalogue/media/image-request';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingWork } from '../forms/saving/pending-work';
import { useFailureText } from '../i18n/use-failure-text';
import { useServerErrorText } from '../i18n/use-server-error-text';
import { useSession } from '../session/session-context';

export interface ImageUpload {
  /** The file in flight and the part of it that is sent, from 0 to 1; undefined if there is none. */
  readonly inFlight: { readonly file: string; readonly sent: number } | undefined;
  /** The file that was stored last, until others are sent. */
  readonly stored: string | undefined;
  /** The errors of the last upload, a sentence each. */
  readonly errors: readonly string[];
  readonly clearErrors: () => void;
  /**
   * Uploads files one after another while there is room and the field is on the screen, and calls `onStored` for each stored
   * one. Returns for how many there was no room. Never throws.
   */
  readonly send: (
    files: readonly File[],
    onStored: (image: ImageResponse) => void,
    hasRoom?: () => boolean,
  ) => Promise<number>;
}

/** Uploads images; errors are the specified texts with file and reason. */
export function useImageUpload(): ImageUpload {
  const session = useSession();
  const { t } = useTranslation('photos');
  const serverErrorText = useServerErrorText();
  const failureText = useFailureText();
  const [inFlight, setInFlight] = useState<ImageUpload['inFlight']>();
  usePendingWork(inFlight !== undefined);
  const [stored, setStored] = useState<string>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const left = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const presence = new AbortController();
    left.current = presence.signal;
    return () => presence.abort();
  }, []);

  /** Checks type and size before the file is sent; the server checks its bytes. */
  const visibleErrorOf = (file: File) => {
    if (!(imageLimits.types as readonly string[]).includes(file.type)) return t('reasons.type');
    return file.size > imageLimits.bytes ? t('reasons.size') : null;
  };

  const sendOne = async (file: File, onStored: (image: ImageResponse) => void) => {
    const reason = visibleErrorOf(file);
    if (reason) return t('fileError', { file: file.name, reason });
    setInFlight({ file: file.name, sent: 0 });
    try {
      const onProgress = (sent: number) => setInFlight({ file: file.name, sent });
      const path = '/api/admin/images';
      const signal = left.current;
      onStored(await session.upload({ path, file, response: imageResponse, onProgress, signal }));
      setStored(file.name);
      return null;
    } catch (failure) {
      const reason = serverErrorText(failure);
      if (reason) return t('fileError', { file: file.name, reason });
      return failureText(failure, t('fileFailed', { file: file.name }));
    }
  };

  return {
    inFlight,
    stored,
    errors,
    clearErrors: () => setErrors([]),
    send: async (files, onStored, hasRoom = () => true) => {
      setErrors([]);
      setStored(undefined);
      const waiting = [...files];
      while (hasRoom() && !left.current?.aborted) {
        const file = waiting.shift();
        if (!file) break;
        // One at a time, which suits a phone's connection and preserves the chosen order.
        const error = await sendOne(file, onStored);
        if (error) setErrors((before) => [...before, error]);
      }
      setInFlight(undefined);
      return waiting.length;
    },
  };
}
