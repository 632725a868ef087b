import { Trans, useLingui } from '@lingui/react/macro';
import type { IssueBlock } from '#shared/newsletters/issues-contract.ts';
import { issueLimits } from '#shared/newsletters/issues.ts';
import { RemovedNote } from '#web/features/sorted-list/removed-note.tsx';
import { SortedList } from '#web/features/sorted-list/sorted-list.tsx';
import { useRemoval } from '#web/features/sorted-list/use-removal.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BlockFields, type BlockFieldsProps } from './block-fields.tsx';
import { blockKinds, newBlock, useBlockKindTexts } from './new-block.ts';

interface BlockListProps extends Omit<BlockFieldsProps, 'block' | 'field' | 'onChange'> {
  readonly blocks: readonly IssueBlock[];
  readonly onChange: (blocks: readonly IssueBlock[]) => void;
}

/** The blocks of an issue in their order. A removed one can be put back. */
export function BlockList({ blocks, onChange, ...fields }: BlockListProps) {
  const { t } = useLingui();
  const kinds = useBlockKindTexts();
  const removal = useRemoval(blocks, onChange);
  const nameOf = ({ id, kind }: IssueBlock) => {
    const number = blocks.findIndex((block) => block.id === id) + 1;
    return number === 0 ? kinds[kind] : `${number}. ${kinds[kind]}`;
  };
  return (
    <section aria-labelledby="issue-blocks">
      <h2 id="issue-blocks" className="mb-3 text-xl">
        <Trans>Obsah</Trans>
      </h2>
      {blocks.length === 0 && (
        <p className="mb-3 text-muted">
          <Trans>Zatím prázdný. Začněte textem.</Trans>
        </p>
      )}
      <SortedList
        items={blocks}
        nameOf={nameOf}
        onSort={onChange}
        renderItem={(block, place) => (
          <section aria-label={nameOf(block)} className="px-1 pb-2">
            <div className="mb-2 flex flex-wrap items-center gap-x-3">
              <h3 className="grow font-heading text-lg font-semibold">{kinds[block.kind]}</h3>
              <Button
                look="quiet"
                size="small"
                aria-label={t`Odebrat blok ${nameOf(block)}`}
                onClick={() => removal.remove(block)}
              >
                <Trans>Odebrat</Trans>
              </Button>
            </div>
            <BlockFields
              {...fields}
              block={block}
              field={`blocks.${place}`}
              onChange={(changed) => onChange(blocks.map((each) => (each.id === changed.id ? changed : each)))}
            />
          </section>
        )}
      />
      <RemovedNote removal={removal} nameOf={nameOf} />
      <div role="group" aria-label={t`Přidat blok`} className="mt-3 flex flex-wrap gap-2">
        {blockKinds.map((kind) => (
          <Button
            key={kind}
            look="secondary"
            size="small"
            disabled={blocks.length >= issueLimits.blocks}
            onClick={() => onChange([...blocks, newBlock(kind)])}
          >
            <Icon name="plus" size={16} />
            {kinds[kind]}
          </Button>
        ))}
      </div>
    </section>
  );
}
