import { useLingui } from '@lingui/react/macro';
import type { PostState } from '#shared/content/posts.ts';
import type { Tone } from '#web/ui/state-tones.ts';

export function usePostStateTexts(): Readonly<Record<PostState, string>> {
  const { t } = useLingui();
  return {
    draft: t({ message: 'koncept', context: 'article' }),
    scheduled: t({ message: 'naplánovaný', context: 'article' }),
    published: t({ message: 'zveřejněný', context: 'article' }),
    hidden: t({ message: 'skrytý', context: 'article' }),
  };
}

export const postStateTones: Readonly<Record<PostState, Tone>> = {
  draft: 'neutral',
  scheduled: 'waiting',
  published: 'good',
  hidden: 'bad',
};
