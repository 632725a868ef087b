import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigation } from '#web/page/page-context.tsx';

/** A link to the same list with other filters: the focus and the scroll position stay. */
export function FilterLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const { navigate } = useNavigation();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href, { keepScroll: true });
  };
  return <a {...rest} href={href} onClick={onClick} />;
}
