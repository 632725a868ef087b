import { useLingui } from '@lingui/react/macro';
import type { AdminBanner } from '#shared/content/banners-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { BannerForm } from '#web/features/banner-form/banner-form.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface BannerEditFormProps {
  readonly banner: AdminBanner;
  readonly banners: readonly AdminBanner[];
  readonly targets: LinkTargets;
}

/** The form of an existing banner. */
export function BannerEditForm({ banner, banners, targets }: BannerEditFormProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const edited = useEditedVersion(banner);
  return (
    <BannerForm
      banner={banner}
      banners={banners}
      edited={edited}
      targets={targets}
      send={(input) =>
        edited.watch(
          browserApi.adminBanners.change({
            params: { id: banner.id },
            body: { ...input, version: edited.version },
          }),
        )
      }
      onDone={() => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        reload();
      }}
    />
  );
}
