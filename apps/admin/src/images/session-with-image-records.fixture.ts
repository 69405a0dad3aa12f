import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { RequestFailed, type ApiCall } from '../api/send-request';
import type { Upload } from '../api/send-upload';
import type { ManagedRecord } from '../records/resource';
import { SessionWithRecords } from '../records/session-with-records.fixture';

export const uploadedHash = 'a'.repeat(64);

/** Records with one image each: a write's `imageHash` becomes the image of the response. */
export class SessionWithImageRecords<Row extends ManagedRecord> extends SessionWithRecords<Row> {
  override request<Result>(call: ApiCall<Result>): Promise<Result> {
    const { imageHash, ...body } = (call.body ?? {}) as { imageHash?: string | null };
    if (imageHash === undefined) return super.request(call);
    return super.request({
      ...call,
      body: { ...body, image: imageHash === null ? null : imageOf(imageHash) },
    });
  }

  override async upload<Result>({ response }: Upload<Result>): Promise<Result> {
    if (this.isDown) throw new RequestFailed(null, null);
    return response.parse(imageOf(uploadedHash));
  }
}

function imageOf(hash: string): ImageResponse {
  return { hash, width: 1200, height: 800, url: `/media/${hash}/1200.webp` };
}
