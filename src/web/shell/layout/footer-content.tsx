import { Trans, useLingui } from '@lingui/react/macro';
import { howItWorksPath } from '#shared/content/info-paths.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { NewsletterBox } from '#web/features/newsletter/newsletter-box.tsx';
import { CardLogos } from '#web/features/payment/card-logos.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { FooterContacts } from './footer-contacts.tsx';
import { MenuLink } from './menu-link.tsx';

const buttonClasses =
  'inline-flex min-h-11 items-center gap-2 rounded border border-on-bottle/50 px-4 font-semibold no-underline hover:bg-on-bottle/10';

/** About the portal, the configured menus, contacts, card logos, legal links. */
export function FooterContent() {
  const { locale, shell } = usePage();
  const { bottommenu = [], contacts } = shell.settings;
  return (
    <>
      <div className="mx-auto grid max-w-[1500px] gap-x-10 gap-y-10 px-4 py-12 tablet:grid-cols-2 tablet:px-6 desktop:grid-cols-[1.3fr_2fr_1.2fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-[32ch] font-heading text-lg">
            <Trans>Inzertní portál pro alkohol a tabák</Trans>
          </p>
          <p className="mt-5">
            <a href={howItWorksPath(locale)} className={buttonClasses}>
              <Trans>Jak to funguje</Trans>
              <Icon name="arrow-right" />
            </a>
          </p>
          {contacts && <Socials socials={contacts.socials} />}
          <NewsletterBox />
        </div>
        <div className="grid gap-8 [grid-template-columns:repeat(auto-fit,minmax(11rem,1fr))]">
          {bottommenu.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="bottom-menu">
              <p>{title}</p>
              <ul>
                {links.map((item) => (
                  <li key={item.link}>
                    <MenuLink {...item} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {contacts && <FooterContacts contacts={contacts} />}
      </div>
      <LegalLine company={contacts?.company} />
    </>
  );
}

function Socials({ socials }: { socials: readonly { link: string; title: string; icon: 'facebook' | 'instagram' }[] }) {
  const { t } = useLingui();
  return (
    <ul className="mt-5 flex gap-2">
      {socials.map(({ link, title, icon }) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={t`${title} (otevře se v novém okně)`}
            className="grid size-11 place-items-center rounded-full border border-on-bottle/30 hover:bg-on-bottle/10"
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function LegalLine({ company }: { company: string | undefined }) {
  return (
    <div className="border-t border-on-bottle/15 bg-bottle-strong">
      <div className="mx-auto flex max-w-[1500px] flex-wrap items-center gap-x-8 gap-y-4 px-4 py-5 text-sm tablet:px-6">
        <p className="flex items-center gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-current text-xs font-bold">
            {ageLimit}+
          </span>
          <Trans>Alkohol a tabák nabízíme jen osobám od {ageLimit} let.</Trans>
        </p>
        {company && <p className="opacity-85">© {company}</p>}
        <button
          type="button"
          data-cookie-settings
          className="hidden min-h-9 underline underline-offset-4 scripted:inline-block desktop:ml-auto pointer-coarse:min-h-11"
        >
          <Trans>Nastavení cookies</Trans>
        </button>
        <CardLogos />
      </div>
    </div>
  );
}
