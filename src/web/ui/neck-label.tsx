import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Tone = 'topped' | 'demand' | 'sale' | 'sold' | 'shop';

/** A badge shaped like the paper label on a bottle's neck: TOP, Poptávka, −20 %. */
export function NeckLabel({ tone, children, className }: { tone: Tone; children: ReactNode; className?: string }) {
  return <span className={classes(`neck-label neck-${tone}`, className)}>{children}</span>;
}
