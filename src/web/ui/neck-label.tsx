import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  topped: 'bg-amber-text text-paper',
  demand: 'bg-tobacco text-paper',
  sale: 'bg-burgundy text-white',
  sold: 'bg-ink text-paper',
  plain: 'bg-bottle text-on-bottle',
} as const;

/** A badge shaped like the paper label around a bottle's neck: TOP, Poptávka, −20 %. */
export function NeckLabel({
  tone,
  children,
  className,
}: {
  tone: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classes('neck-label inline-block text-xs font-bold tracking-wide uppercase', tones[tone], className)}
    >
      {children}
    </span>
  );
}
