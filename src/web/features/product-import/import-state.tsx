import { useLingui } from '@lingui/react/macro';
import type { ImportState } from '#shared/product-imports/imports.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';

const tones: Record<ImportState, Tone> = {
  uploaded: 'waiting',
  reading: 'waiting',
  checking: 'waiting',
  checked: 'waiting',
  applying: 'waiting',
  stopped: 'bad',
  reverting: 'waiting',
  reverted: 'bad',
  done: 'good',
  undoing: 'waiting',
  undone: 'neutral',
  failed: 'bad',
};

export function ImportStateMark({ state }: { state: ImportState }) {
  const { t } = useLingui();
  const texts: Record<ImportState, string> = {
    uploaded: t`čeká na sloupce`,
    reading: t`čte se`,
    checking: t`kontroluje se`,
    checked: t`zkontrolovaný`,
    applying: t`provádí se`,
    stopped: t`zastavený`,
    reverting: t`bere se zpět`,
    reverted: t`neprovedený`,
    done: t`provedený`,
    undoing: t`vrací se zpět`,
    undone: t`vrácený zpět`,
    failed: t`nečitelný`,
  };
  return <StateMark tone={tones[state]}>{texts[state]}</StateMark>;
}
