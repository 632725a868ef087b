import { useEffect, useRef, useState } from 'react';
import { usePage } from '#web/page/page-context.tsx';

/** Announces the title of each page reached by client-side navigation. */
export function RouteAnnouncer() {
  const { path, search } = usePage();
  const address = path + search;
  const [title, setTitle] = useState('');
  const last = useRef(address);

  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    setTitle(document.title);
  }, [address]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
