import type { AdvertDraft } from './advert-draft.ts';

/** Props of a section of the form: the draft and its change handler. */
export interface FormPart {
  readonly draft: AdvertDraft;
  readonly change: (patch: Partial<AdvertDraft>) => void;
  readonly errorsOf: (field: string) => readonly string[];
}
