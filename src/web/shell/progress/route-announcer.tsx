import { useEffect, useRef, useState } from 'react';
import { usePage } from '#web/page/page-context.tsx';

/** Says the title of each page that one arrives at without loading anew. */
export function RouteAnnouncer() {
  const { path } = usePage();
  const [title, setTitle] = useState('');
  const last = useRef(path);

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    setTitle(document.title);
  }, [path]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
