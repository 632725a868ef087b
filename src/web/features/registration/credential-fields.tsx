import { Trans, useLingui } from '@lingui/react/macro';
import { passwordLength, usernameLength } from '#shared/accounts/limits.ts';
import { termsPath } from '#shared/content/terms-path.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';

const fieldOf = (form: Form, name: string) => ({ name, errors: form.errorsOf(name) });

/** The public user name. */
export function UsernameField({ form }: { form: Form }) {
  const { t } = useLingui();
  return (
    <TextField
      {...fieldOf(form, 'username')}
      label={t`Uživatelské jméno`}
      help={t`Uvidí ho ostatní. Smí obsahovat písmena bez diakritiky, číslice a tečku.`}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      minLength={usernameLength.min}
      maxLength={usernameLength.max}
    />
  );
}

/** A new password and its repetition. */
export function PasswordFields({ form }: { form: Form }) {
  const { t } = useLingui();
  const field = (name: string) => ({
    ...fieldOf(form, name),
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    maxLength: passwordLength.max,
  });
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <TextField {...field('password')} label={t`Heslo`} help={t`Nejméně ${passwordLength.min} znaků.`} />
      <TextField {...field('password_confirmation')} label={t`Heslo znovu`} />
    </div>
  );
}

/** The terms open in a new tab, so that typed values are not lost. */
export function TermsField({ form }: { form: Form }) {
  const { locale } = usePage();
  return (
    <Checkbox
      {...fieldOf(form, 'terms')}
      label={
        <Trans>
          Souhlasím s{' '}
          <a className="underline" href={termsPath(locale)} target="_blank" rel="noreferrer">
            obchodními podmínkami
          </a>
        </Trans>
      }
    />
  );
}
