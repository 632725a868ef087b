import type { UploadedPicture } from '#shared/pictures/contract.ts';
import type { ErrorAnswer } from '#shared/errors.ts';
import { ApiError } from '#web/api/api-error.ts';

/** The `accept` attribute of file inputs for pictures. */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * Uploads a file. Uses XMLHttpRequest, because `fetch` does not report upload progress.
 * @param onProgress called with the uploaded fraction, 0 to 1
 * @throws ApiError, with status 0 if there is no connection
 */
export function uploadPicture(file: File, options: UploadOptions): Promise<UploadedPicture> {
  return uploadFile<UploadedPicture>('/api/pictures', file, options);
}

interface UploadOptions {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** As `uploadPicture`, to another address that receives one file. */
export function uploadFile<Answer>(path: string, file: File, { onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-client-url', window.location.href);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status < 300) resolve(request.response as Answer);
      else reject(new ApiError(request.status, (request.response ?? {}) as Partial<ErrorAnswer>));
    });
    request.addEventListener('error', () => reject(new ApiError(0, {})));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
