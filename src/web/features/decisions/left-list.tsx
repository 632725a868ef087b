import { Trans } from '@lingui/react/macro';

export interface LeftItem {
  readonly id: number;
  readonly name: string;
  readonly path?: string;
  readonly why: string;
}

/** The items that a bulk action skipped, with the reasons. */
export function LeftList({ items }: { items: readonly LeftItem[] }) {
  if (items.length === 0) return null;
  return (
    <div role="status" className="mb-3 rounded border border-amber bg-amber-soft px-4 py-3">
      <p className="font-semibold">
        <Trans>Beze změny zůstalo:</Trans>
      </p>
      <ul>
        {items.map(({ id, name, path, why }) => (
          <li key={id}>
            {path === undefined ? (
              <strong className="font-semibold">{name}</strong>
            ) : (
              <a href={path} className="font-semibold">
                {name}
              </a>
            )}{' '}
            {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
