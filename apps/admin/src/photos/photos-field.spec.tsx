import { afterEach, describe, expect, it } from '@jest/globals';
import { imageLimits } from '@chauffeur/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RequestFailed } from '../api/send-request';
import type { Upload } from '../api/send-upload';
import { refusal, showScreen } from '../resources/stored-records.fixture';
import { Session } from '../session/session';
import { PhotosField } from './photos-field';
import type { StoredPhoto } from './photos.rules';

/** A server that keeps pictures by their file's name and refuses as told. */
class SessionWithPictures extends Session {
  readonly sent: string[] = [];
  failure: RequestFailed | undefined;

  override async upload<Answer>({ file, answer }: Upload<Answer>): Promise<Answer> {
    this.sent.push(file.name);
    if (this.failure) throw this.failure;
    return answer.parse({ hash: file.name, width: 1200, height: 800, url: `/media/${file.name}` });
  }
}

function Field() {
  const [photos, setPhotos] = useState<readonly StoredPhoto[]>([]);
  return (
    <>
      <PhotosField photos={photos} onChange={setPhotos} most={2} />
      <output>
        {photos.map(({ imageHash, isMain }) => (isMain ? `${imageHash}*` : imageHash)).join(' ')}
      </output>
    </>
  );
}

function show(): SessionWithPictures {
  const session = new SessionWithPictures();
  showScreen(Field, session);
  return session;
}

const picture = (name: string, type = 'image/jpeg') => new File(['picture'], name, { type });
const order = () => document.querySelector('output')?.textContent;

describe('the photos of a record', () => {
  // What the browser's own picker keeps back is let through here, as dropping a file does.
  const user = userEvent.setup({ applyAccept: false });

  afterEach(cleanup);

  it('are stored in the order chosen, the first as the main one', async () => {
    show();
    await user.upload(screen.getByLabelText('Add photos'), [picture('a.jpg'), picture('b.jpg')]);
    await waitFor(() => expect(order()).toBe('a.jpg* b.jpg'));
    await user.click(screen.getByRole('button', { name: 'Make photo 2 the main one' }));
    expect(order()).toBe('a.jpg b.jpg*');
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(order()).toBe('a.jpg*');
  });

  it('are no more than allowed', async () => {
    const session = show();
    const chosen = [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')];
    await user.upload(screen.getByLabelText('Add photos'), chosen);
    expect(await screen.findByText('Maximum 2 photos allowed')).toBeTruthy();
    await waitFor(() => expect(order()).toBe('a.jpg* b.jpg'));
    expect(session.sent).toEqual(['a.jpg', 'b.jpg']);
  });

  it('are refused by name and reason, before they are sent where that can be seen', async () => {
    const session = show();
    await user.upload(screen.getByLabelText('Add photos'), picture('film.gif', 'image/gif'));
    const reason = 'Invalid file type. Please upload JPEG, PNG, or WebP images.';
    expect(await screen.findByText(`Error with film.gif: ${reason}`)).toBeTruthy();
    const large = picture('large.jpg');
    Object.defineProperty(large, 'size', { value: imageLimits.bytes + 1 });
    await user.upload(screen.getByLabelText('Add photos'), large);
    expect(
      await screen.findByText('Error with large.jpg: File too large. Please upload images smaller than 5MB.'),
    ).toBeTruthy();
    expect(session.sent).toEqual([]);
  });

  it('tell what the server refused and what it could not answer', async () => {
    const session = show();
    session.failure = refusal('image.unreadable');
    await user.upload(screen.getByLabelText('Add photos'), picture('text.jpg'));
    expect(await screen.findByText('Error with text.jpg: Failed to read image file.')).toBeTruthy();
    session.failure = new RequestFailed(null, null);
    await user.upload(screen.getByLabelText('Add photos'), picture('a.jpg'));
    expect(await screen.findByText('Failed to process a.jpg')).toBeTruthy();
    expect(order()).toBe('');
  });
});
