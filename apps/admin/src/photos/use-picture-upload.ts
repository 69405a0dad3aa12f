import { imageLimits, imageResponse, type ImageResponse } from '@chauffeur/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingWork } from '../forms/pending-work';
import { useRefusalText } from '../i18n/use-refusal-text';
import { useSession } from '../session/session-context';

export interface PictureUpload {
  /** The file that is on its way and how much of it is sent, from 0 to 1; undefined while none is. */
  readonly inHand: { readonly file: string; readonly sent: number } | undefined;
  /** What went wrong with the last files, a sentence each. */
  readonly faults: readonly string[];
  readonly clearFaults: () => void;
  /** Sends files one after the other; `onStored` hears of each that was taken. Never throws. */
  readonly send: (files: readonly File[], onStored: (image: ImageResponse) => void) => Promise<void>;
}

/** Uploads pictures and says in the specified words which were refused and why. */
export function usePictureUpload(): PictureUpload {
  const session = useSession();
  const { t } = useTranslation('photos');
  const refusalText = useRefusalText();
  const [inHand, setInHand] = useState<PictureUpload['inHand']>();
  usePendingWork(inHand !== undefined);
  const [faults, setFaults] = useState<readonly string[]>([]);

  /** What can be seen without sending it; the server looks at the bytes themselves. */
  const visibleFault = (file: File) => {
    if (!(imageLimits.types as readonly string[]).includes(file.type)) return t('reasons.type');
    return file.size > imageLimits.bytes ? t('reasons.size') : null;
  };

  const sendOne = async (file: File, onStored: (image: ImageResponse) => void) => {
    const reason = visibleFault(file);
    if (reason) return t('fileFault', { file: file.name, reason });
    setInHand({ file: file.name, sent: 0 });
    try {
      const onProgress = (sent: number) => setInHand({ file: file.name, sent });
      onStored(await session.upload({ path: '/api/admin/images', file, answer: imageResponse, onProgress }));
      return null;
    } catch (failure) {
      const refused = refusalText(failure);
      return refused
        ? t('fileFault', { file: file.name, reason: refused })
        : t('fileFailed', { file: file.name });
    }
  };

  return {
    inHand,
    faults,
    clearFaults: () => setFaults([]),
    send: async (files, onStored) => {
      setFaults([]);
      for (const file of files) {
        // One at a time: a phone's connection is better used so, and the order stays as chosen.
        // oxlint-disable-next-line no-await-in-loop
        const fault = await sendOne(file, onStored);
        if (fault) setFaults((before) => [...before, fault]);
      }
      setInHand(undefined);
    },
  };
}
