import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { picturesPerAdvert } from '#shared/adverts/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { uploadPicture } from './upload-picture.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';

export interface FormPicture {
  /** Stable id within the form, before and after the picture has a key. */
  readonly id: string;
  /** Set once uploaded. */
  readonly key?: string;
  /** Missing for a picture of the stored advert. */
  readonly file?: File;
  /** Uploaded fraction, 0 to 1. */
  readonly progress: number;
  /** Why the upload was rejected. */
  readonly error?: string;
}

export interface Pictures {
  readonly items: readonly FormPicture[];
  readonly isUploading: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (picture: FormPicture) => void;
  readonly remove: (picture: FormPicture) => void;
  /** Shows stored pictures instead. */
  readonly replace: (keys: readonly string[]) => void;
  /** Moves a picture to a position. */
  readonly move: (id: string, to: number) => void;
}

/** The pictures of the form. Each is uploaded as soon as it is chosen, and may fail independently. */
export function usePictures(keys: readonly string[], onKeys: (keys: readonly string[]) => void): Pictures {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [items, setItems] = useState<readonly FormPicture[]>(() => itemsOf(keys));
  const uploads = useRef(new Map<string, AbortController>());
  const reportKeys = useEffectEvent(onKeys);
  const uploaded = items.flatMap(({ key }) => (key === undefined ? [] : [key])).join(' ');
  useEffect(() => reportKeys(uploaded === '' ? [] : uploaded.split(' ')), [uploaded]);
  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach((upload) => upload.abort());
  }, []);

  const patch = (id: string, changed: Partial<FormPicture>) =>
    setItems((now) => now.map((each) => (each.id === id ? { ...each, ...changed } : each)));

  const upload = async (id: string, file: File) => {
    const abort = new AbortController();
    uploads.current.set(id, abort);
    try {
      const { key } = await uploadPicture(file, {
        signal: abort.signal,
        onProgress: (progress) => patch(id, { progress }),
      });
      patch(id, { key, progress: 1 });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      const message =
        (error instanceof ApiError && error.answer.errors?.file?.[0]) ||
        failureText(error, t`Soubor se nepodařilo nahrát. Zkuste to prosím znovu.`);
      setItems((now) => now.map((each) => (each.id === id ? { ...each, error: message } : each)));
    } finally {
      uploads.current.delete(id);
    }
  };

  return {
    items,
    isUploading: items.some(({ key, error }) => key === undefined && error === undefined),
    add: (files) => {
      const added = files
        .slice(0, picturesPerAdvert - items.length)
        .map((file) => ({ id: crypto.randomUUID(), file, progress: 0 }));
      setItems([...items, ...added]);
      for (const { id, file } of added) void upload(id, file);
    },
    retry: ({ id, file }) => {
      if (!file) return;
      setItems(items.map((each) => (each.id === id ? { id, file, progress: 0 } : each)));
      void upload(id, file);
    },
    remove: ({ id, key, file }) => {
      uploads.current.get(id)?.abort();
      setItems(items.filter((each) => each.id !== id));
      // Chosen here, so no stored advert uses it. If this fails, the server deletes the unused picture after a day.
      if (file && key !== undefined) removeUpload(key);
    },
    replace: (stored) => setItems(itemsOf(stored)),
    move: (id, to) => {
      const moved = items.find((each) => each.id === id);
      if (!moved || to < 0 || to >= items.length) return;
      const others = items.filter((each) => each.id !== id);
      setItems([...others.slice(0, to), moved, ...others.slice(to)]);
    },
  };
}

function itemsOf(keys: readonly string[]): FormPicture[] {
  return keys.map((key) => ({ id: key, key, progress: 1 }));
}

function removeUpload(key: string): void {
  browserApi.pictures.remove({ params: { key } }).catch(() => undefined);
}
