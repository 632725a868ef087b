import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

interface CardProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  /** The whole card leads there. */
  readonly href?: string;
  readonly children: ReactNode;
}

/** A part of the overview. */
export function Card({ icon, title, href, children }: CardProps) {
  return (
    <section
      className={classes('relative rounded border border-line bg-surface p-5', href && 'hover:border-amber-text')}
    >
      <h2 className="mb-2 flex items-center gap-2.5 text-xl">
        <Icon name={icon} className="text-amber-text" />
        {href ? (
          <a href={href} className="grow no-underline after:absolute after:inset-0">
            {title}
          </a>
        ) : (
          title
        )}
        {href && <Icon name="chevron-right" className="text-muted" />}
      </h2>
      {children}
    </section>
  );
}
