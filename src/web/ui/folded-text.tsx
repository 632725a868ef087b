import { useLingui } from '@lingui/react/macro';

/** About two lines on a narrow phone. */
const shortLength = 80;

/** A paragraph of which phones show two lines, and the rest on request. Works without script. */
export function FoldedText({ text }: { text: string }) {
  const { t } = useLingui();
  if (text.length <= shortLength) return <p className="max-w-[70ch] text-muted">{text}</p>;
  return (
    <div className="folded-text group max-w-[70ch] text-muted">
      <p className="max-tablet:line-clamp-2 group-has-open:line-clamp-none">{text}</p>
      <details className="tablet:hidden">
        <summary className="inline-block py-0.5 text-sm text-link underline underline-offset-4 pointer-coarse:py-2.5 pointer-coarse:-my-2">
          <span className="group-has-open:hidden">{t`Zobrazit více`}</span>
          <span className="hidden group-has-open:inline">{t`Zobrazit méně`}</span>
        </summary>
      </details>
    </div>
  );
}
