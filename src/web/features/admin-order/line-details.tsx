import { Trans } from '@lingui/react/macro';
import type { Order } from '#shared/orders/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';

type Line = Order['lines'][number];

/** A small picture: one file, without the formats and widths that the shop offers its visitors. */
export function LinePicture({ picture }: Pick<Line, 'picture'>) {
  if (picture === null) return <span className="h-15 w-12 shrink-0 rounded bg-sunken" />;
  return (
    <img
      src={pictureAddress(picture.key, 160, 'webp')}
      alt=""
      width={48}
      height={60}
      loading="lazy"
      className="h-15 w-12 shrink-0 rounded bg-sunken object-contain"
    />
  );
}

/** The product's code, for those who manage products with a link to it. */
export function LineCode({ line: { sku, listing_id: id } }: { line: Line }) {
  const { locale } = usePage();
  const session = useSession();
  const isManager = session.status === 'in' && session.session.me.scopes.includes('content');
  const code =
    isManager && id !== null ? (
      <a href={routePath('admin-product', locale, { id })} className="underline underline-offset-2">
        {sku}
      </a>
    ) : (
      sku
    );
  return (
    <span className="text-sm text-muted tabular-nums">
      <Trans>Kód {code}</Trans>
    </span>
  );
}
