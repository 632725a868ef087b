import { Trans, useLingui } from '@lingui/react/macro';
import type { PrivacyOverview } from '#shared/privacy/contract.ts';

type Reason = PrivacyOverview['kept'][number]['reason'];

/** What the inventory keeps after the erasure, each reason once with its longest time. */
export function KeptData({ kept }: { kept: PrivacyOverview['kept'] }) {
  const { t } = useLingui();
  const longest = (reason: Reason) =>
    Math.max(...kept.filter((each) => each.reason === reason).map(({ months, years }) => months ?? (years ?? 0) * 12));
  const years = (reason: Reason) => longest(reason) / 12;
  const texts: readonly [Reason, string][] = [
    ['tax', t`doklady, platby a výplaty: ${years('tax')} let od konce roku, ve kterém vznikly (zákon o DPH)`],
    ['claims', t`objednávky, reklamace a placené služby: ${longest('claims')} měsíců kvůli případným nárokům`],
    ['reports', t`nahlášení obsahu, která se vás týkají: ${longest('reports')} měsíců od rozhodnutí`],
    ['fraud', t`telefon a účet z potvrzeného podvodu: ${longest('fraud')} měsíců`],
    ['proof', t`záznam o tom, kdy jsme údaje smazali, bez vašich údajů`],
  ];
  return (
    <div className="mb-4 max-w-[65ch]">
      <p className="font-semibold">
        <Trans>Zůstane jen to, co uložit musíme. Dostanou se k tomu jen správci objednávek a nahlášení:</Trans>
      </p>
      <ul className="list-disc pl-5">
        {texts
          .filter(([reason]) => kept.some((each) => each.reason === reason))
          .map(([reason, text]) => (
            <li key={reason}>{text}</li>
          ))}
      </ul>
    </div>
  );
}
