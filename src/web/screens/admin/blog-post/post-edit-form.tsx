import { useLingui } from '@lingui/react/macro';
import type { AdminPost } from '#shared/content/blog-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { PostForm, type BlogCategories } from '#web/features/post-form/post-form.tsx';
import { usePublish } from '#web/features/post-form/use-publish.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** The form of an existing post. */
export function PostEditForm({ post, categories }: { post: AdminPost; categories: BlogCategories }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const publish = usePublish();
  const edited = useEditedVersion(post);
  const params = { id: post.id };
  return (
    <PostForm
      post={post}
      edited={edited}
      categories={categories}
      send={(input) =>
        edited.watch(browserApi.adminBlog.change({ params, body: { ...input, version: edited.version } }))
      }
      onDone={() => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        reload();
      }}
      onPublish={
        post.state === 'draft'
          ? async ({ id, version }) => {
              await publish(id, version);
              reload();
            }
          : undefined
      }
    />
  );
}
