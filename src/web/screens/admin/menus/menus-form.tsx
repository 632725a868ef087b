import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { menuLimits } from '#shared/content/limits.ts';
import type { AdminMenus } from '#shared/content/menus-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useTargetText, type LinkTargets } from '#web/features/link-target/target-texts.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { editedMenus, storedMenus, type EditedGroup, type EditedLink, type EditedMenus } from './edited-menus.ts';
import { GroupDialog } from './group-dialog.tsx';
import { GroupList } from './group-list.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkList } from './link-list.tsx';

interface MenusFormProps {
  readonly menus: AdminMenus;
  readonly targets: LinkTargets;
}

/** A link of the top menu or of a group; undefined: a new one. */
interface OpenLink {
  readonly group: string | undefined;
  readonly link: EditedLink | undefined;
}

export function MenusForm({ menus, targets }: MenusFormProps) {
  const { t } = useLingui();
  const { reload, reloadShell } = useNavigation();
  const [shown, setShown] = useState<EditedMenus>(() => editedMenus(menus));
  const [openLink, setOpenLink] = useState<OpenLink>();
  const [openGroup, setOpenGroup] = useState<{ readonly group: EditedGroup | undefined }>();
  const edited = useEditedVersion(menus);
  const form = useGuardedForm(
    {
      send: () =>
        edited.watch(browserApi.adminMenus.change({ body: { ...storedMenus(shown), version: edited.version } })),
      onDone: () => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        void reloadShell().then(reload);
      },
    },
    storedMenus(shown),
  );
  const setTop = (top: readonly EditedLink[]) => setShown({ ...shown, top });
  const setFooter = (footer: readonly EditedGroup[]) => setShown({ ...shown, footer });
  const saveLink = ({ group, link }: OpenLink, saved: EditedLink) => {
    const into = (links: readonly EditedLink[]) =>
      link ? links.map((each) => (each.id === link.id ? saved : each)) : [...links, saved];
    if (group === undefined) setTop(into(shown.top));
    else setFooter(shown.footer.map((each) => (each.id === group ? { ...each, links: into(each.links) } : each)));
    setOpenLink(undefined);
  };
  const saveGroup = (saved: EditedGroup) => {
    const isKnown = shown.footer.some(({ id }) => id === saved.id);
    setFooter(isKnown ? shown.footer.map((each) => (each.id === saved.id ? saved : each)) : [...shown.footer, saved]);
    setOpenGroup(undefined);
  };
  return (
    <>
      <form {...form.props} className="flex max-w-4xl flex-col gap-8">
        <FormFailures form={form} />
        <EditConflict
          edited={edited}
          form={form}
          renderCopy={(row) => <MenusForm menus={row} targets={targets} />}
          onTake={(row) => setShown(editedMenus(row))}
        />
        <Compared field="top" label={t`Horní menu`} links={shown.top} targets={targets} />
        <Compared
          field="footer"
          label={t`Patička`}
          links={shown.footer.flatMap(({ links }) => links)}
          value={JSON.stringify(shown.footer)}
          targets={targets}
        />
        <section aria-labelledby="top-menu">
          <h2 id="top-menu" className="mb-3 text-xl">
            <Trans>Horní menu</Trans>
          </h2>
          <LinkList
            field="top"
            links={shown.top}
            most={menuLimits.top}
            form={form}
            targets={targets}
            onChange={setTop}
            onEdit={(link) => setOpenLink({ group: undefined, link })}
          />
        </section>
        <section aria-labelledby="footer-menu">
          <h2 id="footer-menu" className="mb-3 text-xl">
            <Trans>Patička</Trans>
          </h2>
          <GroupList
            groups={shown.footer}
            form={form}
            targets={targets}
            onChange={setFooter}
            onEdit={(group) => setOpenGroup({ group })}
            onEditLink={(group, link) => setOpenLink({ group, link })}
          />
        </section>
        <p>
          <Button type="submit" disabled={form.isSending}>
            <Trans>Uložit menu</Trans>
          </Button>
        </p>
      </form>
      <LinkDialog
        open={openLink}
        targets={targets}
        onClose={() => setOpenLink(undefined)}
        onSave={(saved) => openLink && saveLink(openLink, saved)}
      />
      <GroupDialog open={openGroup} onClose={() => setOpenGroup(undefined)} onSave={saveGroup} />
    </>
  );
}

interface ComparedProps {
  readonly field: string;
  readonly label: string;
  readonly links: readonly EditedLink[];
  readonly value?: string;
  readonly targets: LinkTargets;
}

/** What a conflict compares: the links are no controls. */
function Compared({ field, label, links, value, targets }: ComparedProps) {
  const { locale } = usePage();
  const targetText = useTargetText(targets);
  const text = links.map(({ texts, target }) => `${texts[locale]} (${targetText(target)})`).join('\n');
  return (
    <span
      hidden
      data-compared={field}
      data-label={label}
      data-value={value ?? JSON.stringify(links)}
      data-text={text}
    />
  );
}
