import { useLingui } from '@lingui/react/macro';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { IssueBlock, IssueBlockKind } from '#shared/newsletters/issues-contract.ts';

export const blockKinds: readonly IssueBlockKind[] = ['text', 'picture', 'listings', 'button'];

export function useBlockKindTexts(): Readonly<Record<IssueBlockKind, string>> {
  const { t } = useLingui();
  return { text: t`Text`, picture: t`Obrázek`, listings: t`Nabídky`, button: t`Tlačítko` };
}

export function newBlock(kind: IssueBlockKind): IssueBlock {
  const id = crypto.randomUUID();
  const empty = () => mapLocales(() => '');
  switch (kind) {
    case 'text':
      return { id, kind, texts: empty() };
    case 'picture':
      return { id, kind, picture: null, alts: empty(), links: empty() };
    case 'listings':
      return { id, kind, listings: [] };
    case 'button':
      return { id, kind, texts: empty(), links: empty() };
  }
}
