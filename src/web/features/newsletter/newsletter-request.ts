import { createStore } from '#web/ui/store.ts';

/** An address typed into the box in the footer, and what empties the box. */
export interface NewsletterRequest {
  readonly email: string;
  readonly onSaved: () => void;
}

/** Whom the dialog asks for categories; undefined: it is closed. */
export const newsletterRequest = createStore<NewsletterRequest | undefined>(undefined);
