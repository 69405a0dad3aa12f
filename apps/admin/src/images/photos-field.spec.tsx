import { afterEach, describe, expect, it } from '@jest/globals';
import { imageLimits } from '@chauffeur/contracts/catalogue/media/image-request';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';
import type { Upload } from '../api/send-upload';
import { errorResponse } from '../records/session-with-records.fixture';
import { showScreen } from '../show-screen.fixture';
import { Session } from '../session/session';
import { PhotosField } from './photos-field';
import type { StoredPhoto } from './form-photos.rules';

/** A server that stores images by file name and fails on demand. */
class SessionWithImages extends Session {
  readonly sent: string[] = [];
  failure: RequestFailed | undefined;
  isSlow = false;
  signal: AbortSignal | undefined;

  override async upload<Result>({ file, response, signal }: Upload<Result>): Promise<Result> {
    this.sent.push(file.name);
    this.signal = signal;
    if (this.isSlow) await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    if (this.failure) throw this.failure;
    return response.parse({ hash: file.name, width: 1200, height: 800, url: `/media/${file.name}` });
  }
}

function Field() {
  const { i18n } = useTranslation();
  const [photos, setPhotos] = useState<readonly StoredPhoto[]>([]);
  return (
    <>
      <button onClick={() => void i18n.changeLanguage('ru')}>RU</button>
      <PhotosField photos={photos} onChange={setPhotos} max={2} />
      <output>
        {photos.map(({ imageHash, isMain }) => (isMain ? `${imageHash}*` : imageHash)).join(' ')}
      </output>
    </>
  );
}

function show(): SessionWithImages {
  const session = new SessionWithImages();
  showScreen(Field, session);
  return session;
}

const imageFile = (name: string, type = 'image/jpeg') => new File(['image'], name, { type });
const order = () => document.querySelector('output')?.textContent;

describe('the photos of a record', () => {
  // The browser's file picker filters types; this test bypasses it, as dropping a file does.
  const user = userEvent.setup({ applyAccept: false });

  afterEach(cleanup);

  it('are stored in the order chosen, the first as the main one [B2.5.4, B4.19]', async () => {
    show();
    await user.upload(screen.getByLabelText('Add photos'), [imageFile('a.jpg'), imageFile('b.jpg')]);
    await waitFor(() => expect(order()).toBe('a.jpg* b.jpg'));
    expect(document.activeElement).toBe(screen.getByLabelText('Add photos'));
    await waitFor(() => expect(screen.getByText('Uploaded: b.jpg').closest('[role="status"]')).toBeTruthy());
    const handle = screen.getByRole('button', { name: 'Move photo 1' });
    expect(handle.getAttribute('aria-roledescription')).toBe('movable photo');
    await user.click(screen.getByRole('button', { name: 'Make photo 2 the main photo' }));
    expect(order()).toBe('a.jpg b.jpg*');
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(order()).toBe('a.jpg*');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move photo 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Add photos'));
  });

  it('are no more than allowed [B5.1.24, B5.1.25, B9.3]', async () => {
    const session = show();
    const chosen = [imageFile('a.jpg'), imageFile('b.jpg'), imageFile('c.jpg')];
    await user.upload(screen.getByLabelText('Add photos'), chosen);
    expect(await screen.findByText('Maximum 2 photos allowed')).toBeTruthy();
    await waitFor(() => expect(order()).toBe('a.jpg* b.jpg'));
    expect(session.sent).toEqual(['a.jpg', 'b.jpg']);
  });

  it('are no longer sent once the field is left', async () => {
    const session = show();
    session.isSlow = true;
    await user.upload(screen.getByLabelText('Add photos'), [imageFile('a.jpg'), imageFile('b.jpg')]);
    await waitFor(() => expect(session.sent).toEqual(['a.jpg']));
    cleanup();
    expect(session.signal?.aborted).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.sent).toEqual(['a.jpg']);
  });

  it('have messages with a close button in the language of the page', async () => {
    show();
    await user.click(screen.getByText('RU'));
    const right = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => imageFile(name));
    const chosen = [imageFile('film.gif', 'image/gif'), ...right];
    await user.upload(screen.getByLabelText('Добавить фотографии'), chosen);
    expect(await screen.findByText('Не больше 2 фотографий')).toBeTruthy();
    for (const button of screen.getAllByRole('button', { name: 'Закрыть' })) await user.click(button);
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('are as many as there is room for; rejected files do not count', async () => {
    const session = show();
    const wrong = ['film.gif', 'clip.gif'].map((name) => imageFile(name, 'image/gif'));
    const right = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => imageFile(name));
    await user.upload(screen.getByLabelText('Add photos'), [...wrong, ...right]);
    await waitFor(() => expect(order()).toBe('a.jpg* b.jpg'));
    expect(await screen.findByText('Maximum 2 photos allowed')).toBeTruthy();
    expect(session.sent).toEqual(['a.jpg', 'b.jpg']);
    expect(screen.getByText(/^Error with clip.gif/)).toBeTruthy();
  });

  it('are rejected by name and reason, before they are sent where that can be checked [B5.1.22, B8.31, P5.2.9, P5.2.10, P5.2.11]', async () => {
    const session = show();
    await user.upload(screen.getByLabelText('Add photos'), imageFile('film.gif', 'image/gif'));
    const reason = 'Invalid file type. Please upload JPEG, PNG, or WebP images.';
    expect(await screen.findByText(`Error with film.gif: ${reason}`)).toBeTruthy();
    const large = imageFile('large.jpg');
    Object.defineProperty(large, 'size', { value: imageLimits.bytes + 1 });
    await user.upload(screen.getByLabelText('Add photos'), large);
    expect(
      await screen.findByText('Error with large.jpg: File too large. Please upload images smaller than 5MB.'),
    ).toBeTruthy();
    expect(session.sent).toEqual([]);
  });

  it('show what the server rejected and what had no response [P8.15]', async () => {
    const session = show();
    session.failure = errorResponse('image.unreadable');
    await user.upload(screen.getByLabelText('Add photos'), imageFile('text.jpg'));
    expect(await screen.findByText('Error with text.jpg: Failed to read image file.')).toBeTruthy();
    session.failure = new RequestFailed(null, null);
    await user.upload(screen.getByLabelText('Add photos'), imageFile('a.jpg'));
    expect(await screen.findByText('Failed to process a.jpg')).toBeTruthy();
    expect(order()).toBe('');
  });
});
