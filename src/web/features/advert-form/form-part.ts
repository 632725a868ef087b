import type { AdvertDraft } from './advert-draft.ts';

/** What a part of the form shows and changes. */
export interface FormPart {
  readonly draft: AdvertDraft;
  readonly change: (patch: Partial<AdvertDraft>) => void;
  readonly errorsOf: (field: string) => readonly string[];
}
