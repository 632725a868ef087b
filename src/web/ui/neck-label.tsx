import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  topped: 'bg-amber-bright text-on-amber',
  demand: 'bg-tobacco text-paper',
  sale: 'bg-burgundy text-white',
  sold: 'bg-ink text-paper',
  shop: 'bg-bottle text-on-bottle',
} as const;

/** A badge shaped like the paper label on a bottle's neck: TOP, Poptávka, −20 %. */
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
