import type { ImageResponse } from '@chauffeur/contracts';
import { RequestFailed, type ApiCall } from '../api/send-request';
import type { Upload } from '../api/send-upload';
import type { StampedRecord } from '../resources/resource';
import { SessionWithRecords } from '../resources/stored-records.fixture';

export const uploadedHash = 'a'.repeat(64);

/** Records with one picture each: a write's `imageHash` becomes the picture that is answered. */
export class SessionWithPicturedRecords<Row extends StampedRecord> extends SessionWithRecords<Row> {
  override ask<Answer>(call: ApiCall<Answer>): Promise<Answer> {
    const { imageHash, ...body } = (call.body ?? {}) as { imageHash?: string | null };
    if (imageHash === undefined) return super.ask(call);
    return super.ask({ ...call, body: { ...body, image: imageHash === null ? null : pictureOf(imageHash) } });
  }

  override async upload<Answer>({ answer }: Upload<Answer>): Promise<Answer> {
    if (this.isDown) throw new RequestFailed(null, null);
    return answer.parse(pictureOf(uploadedHash));
  }
}

function pictureOf(hash: string): ImageResponse {
  return { hash, width: 1200, height: 800, url: `/media/${hash}/1200.webp` };
}
