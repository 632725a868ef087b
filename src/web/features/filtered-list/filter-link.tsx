import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigation } from '#web/page/page-context.tsx';
import { isPlainClick } from '#web/ui/plain-click.ts';

/** A link to the same list with other filters: the focus and the scroll position stay. */
export function FilterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const { navigate } = useNavigation();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(href, { keepScroll: true });
  };
  return <a {...rest} href={href} onClick={onClick} />;
}
