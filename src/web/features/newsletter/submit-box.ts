import { msg } from '@lingui/core/macro';
import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import { looksLikeEmail } from '#shared/newsletters/limits.ts';
import { lazyPartText } from '#web/page/i18n.ts';
import { newsletterRequest } from './newsletter-request.ts';

/**
 * Checks the address in the box of the footer and opens the dialog. The footer is the server's HTML, so the error
 * is written into it.
 */
export function submitBox(form: HTMLFormElement): void {
  const fieldOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const field = fieldOf('email');
  const email = field.value.trim();
  const error = errorOf(email);
  const lang = fieldOf('lang').value;
  form.querySelector('[data-error]')!.textContent = error
    ? lazyPartText(isLocale(lang) ? lang : defaultLocale, error)
    : '';
  field.ariaInvalid = error ? 'true' : null;
  if (error) field.focus();
  else newsletterRequest.set({ email, onSaved: () => form.reset() });
}

function errorOf(email: string) {
  if (email === '') return msg`Pole musí být vyplněno`;
  return looksLikeEmail(email) ? undefined : msg`Pole musí obsahovat platný email.`;
}
